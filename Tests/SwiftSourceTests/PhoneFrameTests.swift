import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import SwiftSource

/// Frames on an iPhone 15, whose screen has 393 x 852 points. A character of the font size 15 is 7.5 points wide, and a
/// line 15 points tall.
@Suite("Frames of UIKit's own views", .enabled(if: canReadSwift))
struct PhoneFrameTests {
  private func layout(_ statements: String) throws -> Layout {
    let code = """
      import UIKit
      class A: UIViewController {
        let a = UIView()
        override func viewDidLoad() {
          a.translatesAutoresizingMaskIntoConstraints = false
          \(statements)
        }
      }
      class Child: UIViewController {
        let b = UIView()
        override func viewDidLoad() {
          view.addSubview(b)
          b.translatesAutoresizingMaskIntoConstraints = false
          let guide = view.layoutMarginsGuide
          b.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
          b.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
          b.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
          b.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
        }
      }
      """
    return try #require(layouts(of: code).layouts.first)
  }

  private func frames(_ layout: Layout) -> [String: String] {
    shownFrames(solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer()))
  }

  /// A window is as large as the screen, and the view of the view controller fills it.
  @Test(
    "A view in the window",
    arguments: [
      "UIApplication.shared.keyWindow!", "UIApplication.shared.windows.first!",
      "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!.keyWindow!",
    ])
  func window(_ window: String) throws {
    let layout = try layout(
      """
      let window = \(window)
      window.addSubview(a)
      a.topAnchor.constraint(equalTo: window.topAnchor, constant: 10).isActive = true
      a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
      a.rightAnchor.constraint(equalTo: window.rightAnchor).isActive = true
      a.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor).isActive = true
      """)
    #expect(frames(layout) == ["view": "0 0 393 852", "a": "20 10 373 808"])
    #expect(layout.coverage?.findings == [])
  }

  @Test func windowAroundView() throws {
    let code = viewClass(
      "  let a = UIView()",
      """
          let window = UIApplication.shared.keyWindow!
          window.addSubview(a)
          a.translatesAutoresizingMaskIntoConstraints = false
          a.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(try #require(layouts(of: code).layouts.first).coverage?.findings == [])
  }

  /// The view of any view controller has the system's minimum margins: 16 points at the sides.
  @Test(
    "Margins of a child controller's view",
    arguments: [
      ("", "16 100 368 300"),
      ("child.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)", "16 101 344 296"),
      (
        "child.viewRespectsSystemMinimumLayoutMargins = false; child.view.layoutMargins.left = 2",
        "2 100 382 300"
      ),
      ("child.view.layoutMargins.left += 4", "20 100 364 300"),
      ("child.view = UIView(); child.viewDidLoad()", "16 100 368 300"),
    ])
  func childMargins(_ statement: String, _ expected: String) throws {
    let layout = try layout(
      """
      let child = Child()
      \(statement)
      view.addSubview(child.view)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
      child.view.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      child.view.widthAnchor.constraint(equalToConstant: 400).isActive = true
      child.view.heightAnchor.constraint(equalToConstant: 300).isActive = true
      """)
    #expect(frames(layout)["child.b"] == expected)
  }

  @Test(
    "The title of a button",
    arguments: [
      ("", "85 55 30 15"),
      ("button.titleLabel!.font = .systemFont(ofSize: 25)", "75 50 50 25"),
      (
        "button.titleLabel!.leftAnchor.constraint(equalTo: button.leftAnchor, constant: 5).isActive = true",
        "5 55 30 15"
      ),
    ])
  func title(_ statement: String, _ expected: String) throws {
    let layout = try layout(
      """
      let button = UIButton(type: .system)
      button.setTitle("Goon", for: .normal)
      view.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 40).isActive = true
      button.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 200).isActive = true
      button.heightAnchor.constraint(equalToConstant: 45).isActive = true
      view.addSubview(a)
      a.leftAnchor.constraint(equalTo: button.titleLabel!.leftAnchor).isActive = true
      \(statement)
      """)
    #expect(frames(layout)["button.titleLabel"] == expected)
  }

  @Test("Each layout guide above or below the content is one guide")
  func guides() throws {
    let layout = try layout(
      """
      view.addSubview(a)
      a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      a.heightAnchor.constraint(equalTo: topLayoutGuide.heightAnchor).isActive = true
      """)
    #expect(layout.views.map(\.name) == ["view", "a", "topLayoutGuide"])
    #expect(frames(layout)["a"]?.hasSuffix(" 59 0 59") == true)
  }

  @Test(
    "Values of controls",
    arguments: [
      ("UISwitch()", "v.isOn = true", .toggle(isOn: true)),
      ("UISwitch()", "v.setOn(true, animated: false)", .toggle(isOn: true)),
      ("UISlider()", "v.value = 0.75", .slider(0.75)),
      ("UISlider()", "v.setValue(0.25, animated: false)", .slider(0.25)),
      ("UISlider()", "v.minimumValue = 10; v.maximumValue = 30; v.value = 15", .slider(0.25)),
      ("UISlider()", "v.value = 2", .slider(1)), ("UISlider()", "v.setValue(4, forKey: \"key\")", nil),
      ("UIProgressView()", "v.progress = 0.2", .progress(0.2)),
      ("UIProgressView()", "v.setProgress(0.2, animated: true)", .progress(0.2)),
    ] as [(String, String, Control.Shape?)])
  func values(_ control: String, _ statement: String, _ expected: Control.Shape?) throws {
    let layout = try layout("let v = \(control)\nview.addSubview(v)\n\(statement)")
    let plain = try self.layout("let v = \(control)\nview.addSubview(v)")
    #expect(layout.views[1].control?.shape == expected ?? plain.views[1].control?.shape)
  }

  @Test(
    "A cell is a canvas only if it arranges views",
    arguments: [
      ("UITableViewCell", "backgroundColor = .red", false), ("UICollectionViewCell", "tag = 3", false),
      ("UITableViewCell", "contentView.addSubview(UISwitch())", true),
      ("UITableViewCell", "addSubview(UISwitch())", true),
      ("UITableViewCell", "contentView.heightAnchor.constraint(equalToConstant: 9).isActive = true", true),
    ])
  func cell(_ kind: String, _ statement: String, _ isCanvas: Bool) {
    let code = """
      import UIKit
      class A: \(kind) {
        override func updateConstraints() {
          \(statement)
        }
      }
      """
    #expect(layouts(of: code).layouts.count == (isCanvas ? 1 : 0))
  }
}
