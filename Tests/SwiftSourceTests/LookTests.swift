import FixedAdvance
import LayoutEngine
import LayoutModel
import Testing

@testable import SwiftSource

@Suite("Looks of views", .enabled(if: canReadSwift))
struct LookTests {
  private func view(_ value: String, _ change: String = "", framework: String = "UIKit", _ rest: String = "")
    throws -> View
  {
    let kind = framework == "UIKit" ? "UIView" : "NSView"
    let code = viewClass("  let v = \(value)", "    addSubview(v)\n    \(change)") + "\n" + rest
    let text = code.replacing("import UIKit", with: "import \(framework)")
      .replacing("class A: UIView", with: "class A: \(kind)")
    return try #require(layouts(of: text).layouts.first?.views.dropFirst().first)
  }

  /// The default size is 17, and the default weight is regular.
  @Test(
    "Fonts",
    arguments: [
      (".systemFont(ofSize: 12)", "12.0 regular"),
      (".systemFont(ofSize: 12, weight: .light)", "12.0 regular"),
      (".systemFont(ofSize: 12, weight: .medium)", "12.0 medium"),
      (".systemFont(ofSize: 12, weight: .semibold)", "12.0 semibold"),
      (".systemFont(ofSize: 12, weight: .bold)", "12.0 bold"),
      (".systemFont(ofSize: 12, weight: .heavy)", "12.0 bold"),
      (".systemFont(ofSize: 12, weight: .black)", "12.0 bold"), (".boldSystemFont(ofSize: 13)", "13.0 bold"),
      (".italicSystemFont(ofSize: 14)", "14.0 regular"),
      (".monospacedSystemFont(ofSize: 15, weight: .bold)", "15.0 bold"),
      (".monospacedDigitSystemFont(ofSize: 15, weight: .medium)", "15.0 medium"),
      (".preferredFont(forTextStyle: .title2)", "22.0 regular"),
      (".preferredFont(forTextStyle: .headline)", "17.0 semibold"),
      (".preferredFont(forTextStyle: .caption2)", "11.0 regular"),
      (".brandFont(ofSize: 9)", "17.0 regular"), ("UIFont(name: \"Avenir\", size: 13)", "13.0 regular"),
      ("UIFont(name: \"Avenir\", size: 13)!", "13.0 regular"), (".systemFont(ofSize: 0.5)", "17.0 regular"),
      (".systemFont(ofSize: 1)", "1.0 regular"), (".systemFont(ofSize: 1000)", "1000.0 regular"),
      (".systemFont(ofSize: 1001)", "17.0 regular"), ("nil", "17.0 regular"),
    ])
  func font(_ font: String, _ expected: String) throws {
    let style = try view("UILabel()", "v.font = \(font)").textStyle
    #expect("\(style.size) \(style.weight)" == expected)
  }

  @Test(
    "Attributed texts",
    arguments: [
      ("UILabel()", "v.attributedText = NSAttributedString(string: \"Hi\")", "Hi 17.0"),
      (
        "UILabel()",
        "v.text = \"Old\"; v.attributedText = NSAttributedString(string: \"Hi\", attributes: [.font: UIFont.systemFont(ofSize: 40)])",
        "Hi 40.0"
      ),
      (
        "UITextField()",
        "v.attributedPlaceholder = NSAttributedString(string: \"Name\", attributes: [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 12)])",
        "Name 12.0"
      ),
      (
        "UIButton(type: .system)", "v.setAttributedTitle(NSAttributedString(string: \"Go\"), for: .normal)",
        "Go 15.0"
      ),
      ("UILabel()", "v.text = \"Old\"; v.attributedText = nil", "v 17.0"),
      ("UILabel()", "v.text = \"Old\"; v.attributedText = Store.shared.text", "v 17.0"),
      (
        "UILabel()",
        "let text = NSMutableAttributedString(string: \"Hi\"); text.append(Store.shared.text); v.attributedText = text",
        "v 17.0"
      ),
      (
        "UILabel()",
        "let text = NSMutableAttributedString(string: \"Hi\"); text.append(NSAttributedString(string: \" you\")); v.attributedText = text",
        "Hi you 17.0"
      ),
      (
        "UILabel()",
        "let text = NSMutableAttributedString(); text.append(NSAttributedString(string: \"Hi\", attributes: [.font: UIFont.systemFont(ofSize: 40)])); v.attributedText = NSAttributedString(attributedString: text)",
        "Hi 40.0"
      ),
      (
        "UILabel()",
        "let text = NSMutableAttributedString(attachment: NSTextAttachment()); text.append(NSAttributedString(string: \"Hi\")); v.attributedText = text",
        "v 17.0"
      ),
    ])
  func attributedText(_ value: String, _ change: String, _ expected: String) throws {
    let view = try view(value, change)
    #expect("\(view.text ?? "") \(view.textStyle.size)" == expected)
  }

  @Test(
    "Alignments of stacks",
    arguments: [
      ("vertical", "fill", "fill"), ("vertical", "leading", "leading"), ("vertical", "trailing", "trailing"),
      ("vertical", "center", "center"), ("vertical", "centerX", "center"), ("vertical", "top", "leading"),
      ("vertical", "bottom", "trailing"), ("vertical", "firstBaseline", "fill"),
      ("vertical", "lastBaseline", "fill"), ("horizontal", "fill", "fill"), ("horizontal", "top", "top"),
      ("horizontal", "bottom", "bottom"), ("horizontal", "center", "center"),
      ("horizontal", "centerY", "center"), ("horizontal", "leading", "top"),
      ("horizontal", "trailing", "bottom"), ("horizontal", "firstBaseline", "firstBaseline"),
      ("horizontal", "lastBaseline", "lastBaseline"),
    ])
  func alignment(_ axis: String, _ alignment: String, _ expected: String) throws {
    for (framework, kind, property) in [
      ("UIKit", "UIStackView", "axis"), ("AppKit", "NSStackView", "orientation"),
    ] {
      let change = "v.\(property) = .\(axis)\n    v.alignment = .\(alignment)"
      let stack = try #require(try view("\(kind)()", change, framework: framework).stack)
      #expect("\(stack.axis) \(stack.alignment)" == "\(axis) \(expected)")
      #expect(stack.spacing == (framework == "UIKit" ? 0 : 8))
    }
  }

  @Test(
    "Other settings of stacks",
    arguments: [
      ("", "0.0 fill false"), ("v.spacing = 5", "5.0 fill false"),
      ("v.distribution = .fillEqually", "0.0 fillEqually false"),
      ("v.distribution = .equalSpacing", "0.0 equalSpacing false"),
      ("v.distribution = .gravityAreas", "0.0 fill false"),
      ("v.isLayoutMarginsRelativeArrangement = true", "0.0 fill true"),
      ("v.isBaselineRelativeArrangement = true", "0.0 fill false"),
      ("v.axis = .vertical; v.isBaselineRelativeArrangement = true", "0.0 fill false baselines"),
    ])
  func stack(_ change: String, _ expected: String) throws {
    let stack = try #require(try view("UIStackView()", change).stack)
    let baselines = stack.isBaselineRelative ? " baselines" : ""
    #expect("\(stack.spacing) \(stack.distribution) \(stack.usesMargins)\(baselines)" == expected)
  }

  /// A plain button is 12 points taller than its text unless its top and bottom insets add up to more than 0.01 points.
  /// Then it is taller by their sum.
  @Test(
    "Insets of buttons",
    arguments: [
      ("top: 1, left: 2, bottom: 3, right: 5", 7.0, 4.0), ("top: 0, left: 2, bottom: 0, right: 0", 2, 12),
      ("top: 0, left: 0, bottom: 0, right: 5", 5, 12), ("top: 6, left: 0, bottom: 0, right: 0", 0, 6),
      ("top: 0, left: 0, bottom: 7, right: 0", 0, 7), ("top: 0.01, left: 0, bottom: 0, right: 0", 0, 12),
      ("top: 0.02, left: 0, bottom: 0, right: 0", 0, 0.02),
    ])
  func insets(_ insets: String, _ across: Double, _ along: Double) throws {
    let button = try view("UIButton()", "v.contentEdgeInsets = UIEdgeInsets(\(insets))")
    #expect(button.saved?.padding == PerAxis(horizontal: across, vertical: along))
  }

  @Test(
    "Buttons",
    arguments: [
      ("UIButton()", "", "v", 18.0), ("UIButton(type: .custom)", "", "v", 18),
      ("UIButton(type: .system)", "", "v", 15),
      ("UIButton(primaryAction: nil)", "", "v", 15),
      ("UIButton()", "v.setTitle(\"Go\", for: .normal)", "Go", 18),
      ("UIButton()", "v.setTitle(\"Go\", for: .normal); v.setTitle(\"Going\", for: .highlighted)", "Go", 18),
      ("UIButton()", "v.setTitle(\"Going\", for: .highlighted); v.setTitle(\"Go\", for: .normal)", "Go", 18),
      ("UIButton()", "v.setTitle(\"Go\", for: .normal); v.setTitle(\"Stop\", for: [])", "Stop", 18),
      (
        "UIButton()", "v.setTitle(\"Go\", for: .normal); v.titleLabel?.font = .systemFont(ofSize: 11)", "Go",
        11
      ),
    ])
  func button(_ value: String, _ change: String, _ text: String, _ size: Double) throws {
    let button = try view(value, change)
    #expect(button.text == text)
    #expect(button.textStyle.size == size)
  }

  @Test(
    "A button with an image has no text of its own",
    arguments: [
      ("UIButton()", "v.setImage(UIImage(named: \"star\"), for: .normal)", nil),
      ("UIButton.systemButton(with: UIImage(), target: nil, action: nil)", "", nil),
      ("UIButton()", "v.setImage(UIImage(), for: .normal); v.setTitle(\"Go\", for: .normal)", "Go"),
    ] as [(String, String, String?)])
  func imageButton(_ value: String, _ change: String, _ text: String?) throws {
    #expect(try view(value, change).text == text)
  }

  @Test(
    "Margins",
    arguments: [
      "v.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "v.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
    ])
  func margins(_ change: String) throws {
    #expect(try view("UIView()", change).margins == Margins(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try view("UIView()").margins == Margins(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  /// If the text of a label is not known, its content hugging priority is at most 899, so that the text that layoutdraw
  /// makes up for it does not determine the width of the canvas.
  @Test(
    "Priorities of the content's size",
    arguments: [
      ("", ".required", 899.0, 1000.0), ("v.text = \"a\"", ".required", 1000, 1000),
      ("", ".defaultLow", 250, 250),
      ("v.text = \"a\"", ".defaultLow", 250, 250), ("v.text = \"a\"", ".init(rawValue: 0)", 1, 1),
      ("v.text = \"a\"", ".init(rawValue: 2)", 2, 2), ("v.text = \"a\"", ".init(rawValue: 2000)", 1000, 1000),
      ("", ".init(rawValue: 898)", 898, 898), ("", ".init(rawValue: 900)", 899, 900),
    ])
  func priorities(_ text: String, _ priority: String, _ hugging: Double, _ compression: Double) throws {
    for (axis, other) in [("horizontal", "vertical"), ("vertical", "horizontal")] {
      let label = try view(
        "UILabel()",
        "\(text)\n    v.setContentHuggingPriority(\(priority), for: .\(axis))\n"
          + "    v.setContentCompressionResistancePriority(\(priority), for: .\(axis))")
      let (found, rest) = axis == "horizontal" ? (Axis.horizontal, Axis.vertical) : (.vertical, .horizontal)
      let plain = try view("UILabel()", text)
      #expect(label.hugging[found] == hugging && label.compression[found] == compression, "\(axis)")
      #expect(
        label.hugging[rest] == plain.hugging[rest] && label.compression[rest] == plain.compression[rest],
        "\(other)")
    }
  }

  @Test(
    "Sizes of the content",
    arguments: [
      ("0", 0.0), ("30", 30), ("99_999", 99_999), ("100_000", nil), ("-1", nil),
      ("UIView.noIntrinsicMetric", nil),
    ] as [(String, Double?)])
  func contentSize(_ length: String, _ expected: Double?) throws {
    for (width, height, size) in [
      (length, "7", PerAxis(horizontal: expected, vertical: 7)),
      ("7", length, PerAxis(horizontal: 7, vertical: expected)),
    ] {
      let literal = "CGSize(width: \(width), height: \(height))"
      let sized = "class Sized: UIView { override var intrinsicContentSize: CGSize { \(literal) } }"
      let found = try view("Sized()", "", sized)
      #expect(found.hasExplicitSize)
      #expect(found.explicitSize == size)
    }
  }

  @Test(
    "Contents that determine sizes",
    arguments: [
      ("UISegmentedControl(items: [\"a\", \"b\"])", "", PerAxis(horizontal: 54, vertical: 31)),
      (
        "UISegmentedControl()",
        "v.insertSegment(withTitle: \"a\", at: 0, animated: false); v.insertSegment(withTitle: \"b\", at: 0, animated: false)",
        PerAxis(horizontal: 54, vertical: 31)
      ),
      ("UIPageControl()", "v.numberOfPages = 8", PerAxis(horizontal: 119, vertical: 26)),
      ("UIActivityIndicatorView(style: .large)", "", PerAxis(horizontal: 37, vertical: 37)),
      ("UIActivityIndicatorView(style: .medium)", "", PerAxis(horizontal: 20, vertical: 20)),
      ("UITextView()", "v.text = \"ab\"; v.isScrollEnabled = false", PerAxis(horizontal: 27, vertical: 33)),
      (
        "UIButton(configuration: .plain())",
        "v.configuration!.title = \"ab\"; v.configuration!.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 30)",
        PerAxis(horizontal: 67, vertical: 37)
      ),
    ])
  func contents(_ value: String, _ change: String, _ expected: PerAxis<Double>) throws {
    let code = viewClass("  let v = \(value)", "    addSubview(v)\n    \(change)")
    let layout = try #require(layouts(of: code).layouts.first)
    let frame = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer()).frames[1]
    #expect(PerAxis(horizontal: frame.width, vertical: frame.height) == expected)
  }

  @Test("A size that the class computes from its superclass's is a placeholder")
  func computedSize() throws {
    let padded = """
      class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 8, height: size.height + 4)
        }
      }
      """
    #expect(try view("Padded()", "", padded).explicitSize == PerAxis(both: SourceCoverage.placeholderSize))
  }

  @Test(
    "Margins",
    arguments: [
      ("UITableViewCell", "", Margins(top: 11, leading: 16, bottom: 11, trailing: 16)),
      ("UITableViewCell", "layoutMargins = .zero", Margins(top: 0, leading: 0, bottom: 0, trailing: 0)),
      (
        "UIViewController", "view.layoutMargins.left = 30",
        Margins(top: 0, leading: 30, bottom: 0, trailing: 16)
      ),
      (
        "UIViewController", "view.directionalLayoutMargins.trailing += 4",
        Margins(top: 0, leading: 16, bottom: 0, trailing: 20)
      ),
    ])
  func margins(_ superclass: String, _ statement: String, _ expected: Margins) throws {
    let start =
      superclass == "UIViewController" ? "override func viewDidLoad()" : "override func updateConstraints()"
    let code = """
      import UIKit
      class A: \(superclass) {
        let a = UIView()
        \(start) {
          \(statement)
          a.widthAnchor.constraint(equalToConstant: 5).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    #expect(layout.canvases[0].margins == expected)
    #expect(layout.coverage?.leftOut == [])
  }

  @Test func navigationBar() throws {
    let code = """
      import UIKit
      class A: UINavigationController {
        let a = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          a.translatesAutoresizingMaskIntoConstraints = false
          a.topAnchor.constraint(equalTo: navigationBar.bottomAnchor).isActive = true
        }
      }
      """
    let layout = try #require(layouts(of: code).layouts.first)
    let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
    let bar = try #require(layout.views.firstIndex { $0.name == "navigationBar" })
    let frame = solved.frames[bar]
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 59, 393, 44])
    #expect(layout.coverage?.findings == [])
  }

  @Test(
    "Lines and visibility",
    arguments: [
      ("", 1, false), ("v.numberOfLines = 3", 3, false), ("v.numberOfLines = 0", 0, false),
      ("v.numberOfLines = -1", 0, false), ("v.numberOfLines = 1000", 1000, false),
      ("v.numberOfLines = 1001", 1000, false), ("v.isHidden = true", 1, true),
      ("v.isHidden = false", 1, false),
      ("v.hidden = true", 1, true),
    ])
  func lines(_ change: String, _ lines: Int, _ isHidden: Bool) throws {
    let label = try view("UILabel()", change)
    #expect(label.lineLimit == lines)
    #expect(label.isHidden == isHidden)
  }

  /// A priority outside of 1 to 1000 is replaced by the nearest value in this range. The multiplier of a constraint
  /// without a second item is ignored.
  @Test(
    "Priorities and multipliers",
    arguments: [
      ("tie.priority = .init(rawValue: 0)", "v.width == 5 @1"),
      ("tie.priority = .init(rawValue: 1)", "v.width == 5 @1"),
      ("tie.priority = .init(rawValue: 999)", "v.width == 5 @999"),
      ("tie.priority = .init(rawValue: 1001)", "v.width == 5"),
      (
        """
        tie = NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, \
        attribute: .notAnAttribute, multiplier: 2, constant: 8)
        """,
        "v.height == 8"
      ),
    ])
  func constraint(_ change: String, _ expected: String) throws {
    let body = """
          addSubview(v)
          var tie = v.widthAnchor.constraint(equalToConstant: 5)
          \(change)
          tie.isActive = true
      """
    let layout = try #require(layouts(of: viewClass("  let v = UIView()", body)).layouts.first)
    #expect(equations(of: layout) == [expected])
  }
}
