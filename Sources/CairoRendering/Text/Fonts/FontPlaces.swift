import Graphics

struct FontPlaces: Sendable {
  /// The folders that may contain the pinned font, best first.
  var pinned: [String]
  /// The folders with fonts for scripts that the pinned font lacks.
  var others: [String]

  /// Returns this machine's folders, starting with the one in the environment variable `LAYOUTDRAW_FONT_DIR`.
  static func ofThisMachine() -> FontPlaces {
    let own = environment("LAYOUTDRAW_FONT_DIR").map { [$0] } ?? []
    let home = environment("HOME")
    let homes = home.map { ["\($0)/.local/share/fonts", "\($0)/.fonts", "\($0)/Library/Fonts"] } ?? []
    return FontPlaces(
      pinned: own + [
        "/usr/share/fonts/opentype/inter",  // Debian, Ubuntu: fonts-inter
        "/usr/share/fonts/truetype/inter",
        "/usr/share/fonts/rsms-inter-fonts",  // Fedora: rsms-inter-fonts
        "/usr/share/fonts/rsms-inter-vf-fonts",
        "/usr/share/fonts/inter",  // Arch: inter-font
        "/usr/local/share/fonts/inter",
        "/usr/local/share/fonts",
        "/Library/Fonts",
      ] + homes,  // Homebrew (~/Library/Fonts): font-inter
      others: own + [
        "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
      ] + homes)
  }
}

enum PinnedFont {
  static let family = "Inter"

  struct Candidate {
    var path: String
    var kind: Kind

    enum Kind { case single, collection, variable }
  }

  static func candidates(for weight: TextStyle.Weight, in folders: [String]) -> some Sequence<Candidate> {
    folders.lazy.flatMap { folder in
      ["otf", "ttf"].map { Candidate(path: "\(folder)/Inter-\(styleName(weight)).\($0)", kind: .single) }
        + [
          Candidate(path: "\(folder)/Inter.ttc", kind: .collection),
          Candidate(path: "\(folder)/InterVariable.ttf", kind: .variable),
          Candidate(path: "\(folder)/Inter[opsz,wght].ttf", kind: .variable),
        ]
    }
  }

  static func styleName(_ weight: TextStyle.Weight) -> String {
    switch weight {
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    }
  }
}

extension TextStyle.Weight {
  var openTypeValue: Float {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
