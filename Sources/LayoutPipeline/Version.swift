/// The version of the program and library.
public let version = "0.1.0"
