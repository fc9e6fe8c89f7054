public import CairoRendering
import Diagnostics

extension RenderingError {
  /// The error as a diagnostic that has no position and does not name the picture's file. The caller adds the file's
  /// name.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, code: code, "\(self)", at: nil)
  }

  private var code: String {
    switch self {
    case .invalidScale: "invalid-scale"
    case .invalidSize, .sideTooLong, .tooManyPixels, .tooMuchTogether: "picture-too-large"
    case .cairo: "cairo-failed"
    }
  }
}
