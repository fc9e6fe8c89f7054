import Graphics

/// The color vision of a reader. Deficient color vision is simulated in linear RGB with the matrices of Machado,
/// Oliveira and Fernandes (2009) for severity 1, the maximum.
enum ColorVision: CaseIterable {
  case full, protanopia, deuteranopia, tritanopia

  /// Returns the CIE 1976 difference of two colors for a reader with this color vision.
  func distance(_ a: Color, _ b: Color) -> Double {
    let (p, q) = (lab(a), lab(b))
    return zip(p, q).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  private func lab(_ color: Color) -> [Double] {
    // Convert each channel to its linear value.
    let linear = [color.red, color.green, color.blue].map {
      Color(red: $0, green: $0, blue: $0).relativeLuminance
    }
    let seen = matrix.map { row in min(max(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1) }
    let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    let white = [0.9505, 1, 1.089]
    let f = zip(toXYZ, white).map { row, white in
      curve(zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 } / white)
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  private func curve(_ t: Double) -> Double {
    if t <= 216.0 / 24389 { return (24389.0 / 27 * t + 16) / 116 }
    var root = 1.0
    for _ in 0..<60 { root = (2 * root + t / (root * root)) / 3 }
    return root
  }
}
