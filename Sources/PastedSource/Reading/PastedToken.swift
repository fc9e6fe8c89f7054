package enum PastedToken: Equatable {
  case name(String)
  case number(String)
  case string(String)
  case mark(Character)
  case lineBreak, end
}
