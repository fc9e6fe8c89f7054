/// A number as pictures and alternative texts write it: at most two decimals, no trailing zeros, no `-0`, and a
/// minus sign as long as a plus sign.
func words(_ value: Double) -> String {
  guard abs(value) < 1e13 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let sign = hundredths < 0 ? "\u{2212}" : ""
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
