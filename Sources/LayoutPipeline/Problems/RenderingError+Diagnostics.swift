public import CairoRendering
import Diagnostics

extension RenderingError {
  /// How it reads, after the name of the file that should have been drawn.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, code: code, "\(self)", at: nil)
  }

  private var code: String {
    switch self {
    case .invalidScale: "invalid-scale"
    case .invalidSize, .sideTooLong, .tooManyPixels: "picture-too-large"
    case .cairo: "cairo-failed"
    }
  }
}
