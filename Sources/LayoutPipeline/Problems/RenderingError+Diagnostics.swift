public import CairoRendering
import Diagnostics

extension RenderingError {
  /// The error as a diagnostic without a position in the source.
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
