func quoted(_ text: some StringProtocol) -> String {
  let limit = 60
  return text.utf8.count <= limit ? "'\(text)'" : "'\(text.prefix(limit))…'"
}

func didYouMean(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }

/// The names that no view can have, since they begin statements or mean another view.
let reservedViewNames: Set<String> = ["superview", "H", "V", "HV", "Z", "C"]
