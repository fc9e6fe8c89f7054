import Diagnostics
import LayoutModel

extension VisualFormat {
  struct DepthOrder {
    mutating func add(_ chain: ResolvedChain, in context: NotationContext) -> [(
      VisualFormatError, SourceSpan
    )] { [] }
    func settle(stacks: StackRegistry, in context: NotationContext) -> [Diagnostic] { [] }
  }
}
