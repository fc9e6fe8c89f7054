import LayoutModel

@testable import CairoRendering

let interOnly = Typesetter(FontPlaces(pinned: FontPlaces.ofThisMachine().pinned, others: []))
let measurer = PangoTextMeasurer(interOnly)

let hasInter = PinnedFont.candidates(for: .regular, in: FontPlaces.ofThisMachine().pinned)
  .contains { isReadable($0.path) }

func isInstalled(_ scalar: Unicode.Scalar, isEmoji: Bool = false) -> Bool {
  FallbackFonts(folders: FontPlaces.ofThisMachine().others)
    .face(for: scalar, .init(language: "", isEmoji: isEmoji, weight: 400)) != nil
}
