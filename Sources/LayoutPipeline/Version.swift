/// The version of the program and of this library.
public let version = "0.1.0"
