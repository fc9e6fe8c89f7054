/// The position of pictures relative to their fence.
public enum PicturePlace: Sendable {
  /// The pictures are inserted below the fence, and replace the pictures of an earlier run.
  case after
  /// The pictures replace the fenced code block.
  case instead
}

extension MarkdownDocument {
  /// Returns the document's text with pictures inserted for its closed fences.
  ///
  /// - Parameters:
  ///   - blocks: The pictures of each fence; `nil` to leave the fence as it is.
  ///   - ownsPictures: For each fence, whether an earlier run inserted the pictures after the fence.
  public func text(with blocks: [PictureBlock?], ownsPictures: [Bool], place: PicturePlace) -> [UInt8] {
    var text: [UInt8] = []
    var line = 0
    for (index, fence) in fences.enumerated() {
      guard let block = blocks[index], !block.pictures.isEmpty, fence.isClosed else { continue }
      let earlier = ownsPictures[index] ? fence.pictures : nil
      let inserter = PictureInserter(document: self, fence: fence, earlier: earlier)
      let (range, written) = place == .after ? inserter.after(block) : inserter.instead(block)
      text += source.utf8[(line == 0 ? 0 : lines.start(line))..<lines.start(range.lowerBound)]
      text += written
      line = range.upperBound
    }
    return text + source.utf8[(line == 0 ? 0 : lines.start(line))...]
  }
}

private struct PictureInserter {
  let document: MarkdownDocument
  let fence: MarkdownFence
  let earlier: PictureLines?

  private var lines: MarkdownLines { document.lines }
  private var ending: [UInt8] {
    let ending = Array(lines.ending(fence.lines.lowerBound))
    return ending.isEmpty ? [UInt8(ascii: "\n")] : ending
  }

  func after(_ block: PictureBlock) -> (Range<Int>, [UInt8]) {
    if let earlier {
      return (earlier.lines, written(block, firstPrefix: earlier.prefix, in: earlier.lines))
    }
    let end = fence.lines.upperBound
    var text = lines.ending(end - 1).isEmpty ? ending : []
    text += blankLine
    text += written(block, firstPrefix: continued, in: end..<end)
    if end < lines.count, !lines.isBlank(end) { text += blankLine }
    return (end..<end, text)
  }

  func instead(_ block: PictureBlock) -> (Range<Int>, [UInt8]) {
    var range = fence.lines
    // Also replace the pictures of an earlier run, unless there is text between the fence and these pictures.
    if let earlier, (range.upperBound..<earlier.lines.lowerBound).allSatisfy(lines.isBlank) {
      range = range.lowerBound..<earlier.lines.upperBound
    }
    var text: [UInt8] = []
    if !fence.isFirst, range.lowerBound > 0, !lines.isBlank(range.lowerBound - 1) { text += blankLine }
    text += written(block, firstPrefix: fence.prefix, in: range)
    if range.upperBound < lines.count, !lines.isBlank(range.upperBound) { text += blankLine }
    return (range, text)
  }

  /// Returns the text that replaces the lines in `range`: the pictures, with the document's quote markers, indentation
  /// and line endings.
  private func written(_ block: PictureBlock, firstPrefix: [UInt8], in range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    for (index, line) in block.lines.enumerated() {
      text += index == 0 ? firstPrefix : continuation(of: firstPrefix)
      text += Array(line.utf8) + ending
    }
    if !range.isEmpty, lines.ending(range.upperBound - 1).isEmpty { text.removeLast(ending.count) }
    return text
  }

  /// The quote markers and indentation before the second and later lines of a fence.
  private var continued: [UInt8] { continuation(of: fence.prefix) }

  private func continuation(of prefix: [UInt8]) -> [UInt8] {
    prefix.map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
  }

  private var blankLine: [UInt8] {
    var prefix = continued
    while let last = prefix.last, last == 0x20 || last == 0x09 { prefix.removeLast() }
    return prefix + ending
  }
}
