internal import Graphics

extension Theme {
  /// The default theme, on white. Its tints also differ in lightness, for color-blind readers.
  public static let light = Theme(
    name: "light",
    background: Color(rgb: 0xE8EAED),
    sheet: Tint(fill: Color(rgb: 0xFFFFFF), stroke: Color(rgb: 0x7A8494), ink: Color(rgb: 0x414B5A)),
    containers: [
      Tint(fill: Color(rgb: 0xF5F7FA), stroke: Color(rgb: 0x7F8B9C), ink: Color(rgb: 0x414B5A)),
      Tint(fill: Color(rgb: 0xE5EAF0), stroke: Color(rgb: 0x7A8697), ink: Color(rgb: 0x414B5A)),
      Tint(fill: Color(rgb: 0xD7DDE6), stroke: Color(rgb: 0x717D8A), ink: Color(rgb: 0x414B5A)),
      Tint(fill: Color(rgb: 0xC9D2DD), stroke: Color(rgb: 0x66727F), ink: Color(rgb: 0x414B5A)),
      Tint(fill: Color(rgb: 0xBCC6D3), stroke: Color(rgb: 0x5E6A7A), ink: Color(rgb: 0x1C232D)),
      Tint(fill: Color(rgb: 0xAFBACA), stroke: Color(rgb: 0x566272), ink: Color(rgb: 0x1C232D)),
    ],
    leaves: [
      Tint(fill: Color(rgb: 0xD3E4F8), stroke: Color(rgb: 0x4A7DB8), ink: Color(rgb: 0x1B4778)),
      Tint(fill: Color(rgb: 0xE9F5EC), stroke: Color(rgb: 0x4B8F62), ink: Color(rgb: 0x1D5532)),
      Tint(fill: Color(rgb: 0xDCD3EE), stroke: Color(rgb: 0x7A61B0), ink: Color(rgb: 0x452E78)),
      Tint(fill: Color(rgb: 0xFBF3DC), stroke: Color(rgb: 0x9C7F2E), ink: Color(rgb: 0x5E4A10)),
    ],
    label: Tint(fill: nil, stroke: Color(rgb: 0x8793A3), ink: Color(rgb: 0x1C232D), dash: [1, 2]),
    button: Tint(fill: Color(rgb: 0xDDE3EB), stroke: Color(rgb: 0x5E6C80), ink: Color(rgb: 0x1C232D)),
    field: Tint(fill: Color(rgb: 0xFFFFFF), stroke: Color(rgb: 0x7D899A), ink: Color(rgb: 0x616B79)),
    image: Tint(fill: Color(rgb: 0xECE9E4), stroke: Color(rgb: 0x948B7D), ink: Color(rgb: 0x4F483D)),
    guide: Tint(fill: nil, stroke: Color(rgb: 0x6B7686), ink: Color(rgb: 0x3F4957)),
    lightInk: Color(rgb: 0xFFFFFF),
    darkInk: Color(rgb: 0x1C232D),
    captionInk: Color(rgb: 0x1F5FA8),
    leader: Color(rgb: 0x7D899A),
    conflict: Mark(
      color: Color(rgb: 0xB8182A), ink: Color(rgb: 0xFFFFFF), dash: [],
      hatch: Color(rgb: 0xB8182A).withAlpha(72)),
    ambiguity: Mark(
      color: Color(rgb: 0xAE6C00), ink: Color(rgb: 0x080500), dash: [5, 3], hatch: nil),
    strokeWidth: 1,
    hairline: 0.5,
    leaderWidth: 0.75,
    markWidth: 1.5,
    hatchSpacing: 7,
    guideDash: [4, 3],
    buttonCorner: 8,
    fieldCorner: 4,
    fieldInset: 8,
    nameSizes: [11, 10, 9, 8, 7],
    captionSizes: [9, 8, 7],
    calloutSizes: [9, 8],
    nameWeight: .medium,
    nameInset: 5,
    legendSize: 10,
    padding: 16)
}
