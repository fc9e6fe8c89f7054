/// A number with at most three decimals and as few as say the same, never with an exponent, never “-0”.
///
/// What is not finite is 0. Does not ask the locale.
func shortest(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let magnitude = value.magnitude
  // Beyond this, three decimals are no longer exact in a Double, nor of use.
  guard magnitude < 1e12 else { return value < 0 ? "-1000000000000" : "1000000000000" }
  let thousandths = Int64((magnitude * 1000).rounded())
  if thousandths == 0 { return "0" }
  let whole = thousandths / 1000
  var decimals = Int(thousandths % 1000)
  var text = (value < 0 ? "-" : "") + String(whole)
  if decimals == 0 { return text }
  var digits = 3
  while decimals % 10 == 0 {
    decimals /= 10
    digits -= 1
  }
  let fraction = String(decimals)
  text += "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
  return text
}
