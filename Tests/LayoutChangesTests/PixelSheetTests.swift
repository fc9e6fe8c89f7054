import Graphics
import Testing

@testable import LayoutChanges

@Suite struct PixelSheetTests {
  @Test func aBitmapIsCopiedToItsPlace() {
    var sheet = PixelSheet(width: 4, height: 3, color: Color(red: 9, green: 9, blue: 9))
    let pixels = (1...4).flatMap { [UInt8]([$0, $0, $0, 255]) }
    sheet.lay(Bitmap(width: 2, height: 2, pixels: pixels), x: 2, y: 1)
    let reds = stride(from: 0, to: sheet.bitmap.pixels.count, by: 4).map { sheet.bitmap.pixels[$0] }
    #expect(reds == [9, 9, 9, 9, 9, 9, 1, 2, 9, 9, 3, 4])
    #expect(sheet.bitmap.pixels.count == 4 * 3 * 4)
  }
}
