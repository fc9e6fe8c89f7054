// swift-format-ignore-file
import LayoutDSL
import LayoutDraw

let layout: Layout = {
  var layout = Layout(canvas: Canvas(width: 320, height: 240, margins: Margins(top: 4, leading: 4, bottom: 4, trailing: 4))) { view in
    let title = view.add(.label, "title", "Sign \"in\"") { $0.textStyle = TextStyle(size: 24, weight: .bold); $0.lineLimit = 0; $0.hugging = PerAxis(horizontal: 251, vertical: 251); $0.compression = PerAxis(horizontal: 749, vertical: 700) }
    let card = view.add(.view, "card") { $0.margins = Margins(top: 1, leading: 2, bottom: 3, trailing: 4); $0.fill = .color(Color(red: 255, green: 0, blue: 0, alpha: 255)); $0.stroke = .color(Color(red: 0, green: 255, blue: 0, alpha: 128)); $0.cornerRadius = 6 }
    let `default` = card.add(.image, "default") { $0.hasExplicitSize = true; $0.explicitSize = PerAxis(horizontal: 48, vertical: 48) }
    let room = card.add(.guide, "room")
    let selfView = view.add(.button, "self", "OK") { $0.hasExplicitSize = true; $0.explicitSize = PerAxis(horizontal: 30, vertical: nil); $0.isHidden = true }
    let x = view.add(.box, "x") { $0.zIndex = 2 }
    let spacer1 = view.add(.guide, "spacer1") { $0.isHidden = true }
    let spacer2 = view.add(.guide, "spacer2") { $0.isHidden = true }

    title.leading == view.leadingMargin
    view.trailing >= title.trailing + 8
    view.trailing == title.trailing + 12 ~ 750
    title.top == view.topMargin
    card.top == title.bottom + 8
    card.height >= 20
    (card.width == view.width * 0.5 - 3).named("half")
    card.centerX == view.leading * 2 + 100 ~ 20
    `default`.centerYWithinMargins == card.centerYWithinMargins ~ 999
    `default`.lastBaseline <= title.firstBaseline ~ 1
    room.left == `default`.right
    x.leading == view.leading + 4
    x.width == 40
    spacer1.leading == selfView.trailing
    spacer1.trailing == view.trailing
    spacer1.top == view.top
    spacer1.height == 0
    spacer2.leading == x.trailing
    spacer2.trailing == selfView.leading
    spacer2.top == view.top
    spacer2.height == 0
    spacer1.width == spacer2.width
    view.bottomMargin == selfView.bottom
    // assert x.width >= 20
  }
  layout.canvases = [
    Canvas(width: 320, height: 240, margins: Margins(top: 4, leading: 4, bottom: 4, trailing: 4)),
    Canvas(name: "tall", width: 320, height: 480, direction: .rightToLeft, scale: 3),
  ]
  return layout
}()
