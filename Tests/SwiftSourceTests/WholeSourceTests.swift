import ApprovedText
import Diagnostics
import LayoutModel
import SwiftSource
import Testing

@Suite("Whole sources", .enabled(if: canReadSwift))
struct WholeSourceTests {
  static let collections: [(String, [(String, String, [String])])] = [
    (
      "cases",
      (sourceCases + idiomCases + libraryCases + surroundingsCases + helperCases).map {
        ($0.name, $0.code, $0.others)
      }
    ),
    (
      "findings",
      (findingCases.map { ($0.0, $0.1) } + placedOtherwiseCases.map { ($0.0, $0.1) }
        + placeholderCases.map { ($0.0, $0.1) })
        .map { ($0, shell($1), []) }
    ),
    ("classes", classes.map { ($0.0, "import UIKit\n" + $0.1, []) }),
  ]

  private static func shell(_ body: String) -> String {
    """
    import UIKit
    class Sized: UIView { override var intrinsicContentSize: CGSize { measured() } }
    class A: UIView {
      let a = UIView(), b = UIView(), stack = UIStackView()
      private var kept: NSLayoutConstraint?
      private(set) var shown: NSLayoutConstraint?
      var onTap: (() -> Void)?
      override init(frame: CGRect) {
        super.init(frame: frame)
        [a, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(stack)
        \(body)
      }
    }
    extension UIView { func pinAll() { translatesAutoresizingMaskIntoConstraints = false } }
    """
  }

  private static let classes: [(String, String)] = [
    (
      "a form with looks",
      """
      final class FormController: UIViewController {
        private enum Metric { static let gap: CGFloat = 12; static let inset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
        private lazy var titleLabel: UILabel = {
          let label = UILabel()
          label.text = "Sign in"
          label.font = .preferredFont(forTextStyle: .title2)
          label.textColor = .secondaryLabel
          label.numberOfLines = 0
          label.textAlignment = .center
          label.setContentHuggingPriority(.defaultHigh, for: .vertical)
          label.setContentCompressionResistancePriority(.required, for: .horizontal)
          return label
        }()
        let field = UITextField(), button = UIButton(type: .system), image = UIImageView(image: UIImage(systemName: "star"))
        let line = UIView(), toggle = UISwitch(), slider = UISlider(), pages = UIPageControl()
        let segments = UISegmentedControl(items: ["Day", "Week"])
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          field.placeholder = "Name"
          field.borderStyle = .roundedRect
          button.setTitle("Go", for: .normal)
          button.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
          button.layer.cornerRadius = 8
          button.isHidden = true
          line.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
          line.layer.borderColor = UIColor.red.cgColor
          for one in [titleLabel, field, button, image, line, toggle, slider, pages, segments] as [UIView] {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
          }
          view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          let guide = UILayoutGuide()
          view.addLayoutGuide(guide)
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Metric.gap),
            titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: Metric.inset.right),
            field.topAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 2),
            field.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            field.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -Metric.inset.left),
            button.firstBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
            button.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
            guide.topAnchor.constraint(equalTo: field.bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 9),
            image.topAnchor.constraint(equalTo: guide.bottomAnchor), image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            image.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
          ])
          let low = line.heightAnchor.constraint(lessThanOrEqualToConstant: 30)
          low.priority = UILayoutPriority(rawValue: 749)
          low.identifier = "thin"
          low.isActive = true
          line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
          NSLayoutConstraint(item: toggle, attribute: .centerY, relatedBy: .equal, toItem: image, attribute: .bottom, multiplier: 1, constant: 20).isActive = true
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[s(>=40,<=80@900)]-(7)-[p]-|",
            options: [.alignAllTop, .alignAllBottom], metrics: ["gap": Metric.gap], views: ["s": slider, "p": pages]))
          if traitCollection.horizontalSizeClass == .regular { segments.widthAnchor.constraint(equalToConstant: 200).isActive = true }
          else { segments.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40).isActive = true }
        }
      }
      """
    ),
    (
      "stacks, scroll views and cells",
      """
      class Cell: UITableViewCell {
        private let stack = UIStackView(), icon = UIImageView(), name = UILabel(), badge = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          stack.axis = .vertical
          stack.spacing = 6
          stack.alignment = .leading
          stack.distribution = .equalSpacing
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = UIEdgeInsets(top: 1, left: 3, bottom: 5, right: 7)
          stack.addArrangedSubview(name)
          stack.addArrangedSubview(badge)
          stack.setCustomSpacing(9, after: name)
          stack.insertArrangedSubview(icon, at: 1)
          icon.isHidden = true
          contentView.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.pin(to: contentView, insets: .init(top: 2, left: 4, bottom: 6, right: 8))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      extension UIView {
        func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
          topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
          leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left).isActive = true
          other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom).isActive = true
          other.rightAnchor.constraint(equalTo: rightAnchor, constant: insets.right).isActive = true
        }
      }
      class List: UIView {
        let scroll = UIScrollView(), page = UIView(), rows: [UILabel] = (0..<3).map { _ in UILabel() }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(scroll)
          scroll.addSubview(page)
          for one in [scroll, page] { one.translatesAutoresizingMaskIntoConstraints = false }
          scroll.pin(to: self)
          page.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 3).isActive = true
          page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -5).isActive = true
          var last: UIView?
          for (index, row) in rows.enumerated() where index != 1 {
            row.translatesAutoresizingMaskIntoConstraints = false
            row.text = "Row \\(index + 1)"
            page.addSubview(row)
            if let last { row.topAnchor.constraint(equalTo: last.bottomAnchor, constant: CGFloat(index) * 4).isActive = true }
            else { row.topAnchor.constraint(equalTo: page.topAnchor).isActive = true }
            row.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: index == 0 ? 1 / 3 : 0.25).isActive = true
            last = row
          }
          last?.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { super.layoutSubviews(); page.frame = bounds }
      }
      """
    ),
    (
      "protocols, generics, enumerations and switches",
      """
      protocol Sized { var length: CGFloat { get } }
      protocol Named: AnyObject {}
      extension Sized { var double: CGFloat { length * 2 } }
      struct Small: Sized { let length: CGFloat = 3 }
      struct Large: Sized { var length: CGFloat { 2 + 5 } }
      enum Side: Int, CaseIterable { case left = 1, right, both; var isOuter: Bool { self != .both } }
      class Box: UIView, Named {}
      class A: Box {
        let a = Box(), b = UILabel(), c = UIButton()
        private var sizes: [String: CGFloat] = ["x": 1, "y": 2]
        override init(frame: CGRect) {
          super.init(frame: frame)
          add(a); add(b); add(c)
          for view in subviews {
            switch view {
            case let label as UILabel: height(label, 10)
            case is UIButton: height(view, 20)
            case is Named where view === a: height(view, 30)
            default: height(view, 40)
            }
          }
          let things: [Any] = [Small(), Large(), 5, "text", a]
          var total: CGFloat = 0
          for thing in things {
            if let sized = thing as? Sized { total += sized.double }
            if thing is Named { total += 100 }
            if thing is UIView { total += 1000 }
            if let number = thing as? Int { total += CGFloat(number) * 10_000 }
          }
          width(a, total)
          var sum = 0
          outer: for side in Side.allCases {
            for step in 1...4 {
              if step == 3 { continue outer }
              if side == .right, step >= 2 { break outer }
              sum += side.rawValue * 10 + step
            }
          }
          width(b, CGFloat(sum))
          var rounds: CGFloat = 0
          rows: while rounds < 50 {
            rounds += 1
            columns: repeat {
              rounds += 10
              switch rounds {
              case 11: continue rows
              case 22: break columns
              case 33: break
              default: break rows
              }
              rounds += 0.5
            } while rounds < 30
            rounds += 0
          }
          block: do {
            if rounds > 0 { break block }
            rounds = 0
          }
          height(c, rounds)
          var count = 7
          while count > 2 { count -= 2 }
          repeat { count += 3 } while count < 9
          guard count != 0, let x = sizes["x"], var y = sizes["y"], sizes["z"] == nil else { return }
          defer { width(c, 99) }
          y += x
          (sizes["x"], y) = (y, x)
          let text = count > 9 && y <= 1 || false ? "yes" : "no"
          b.text = "\\(text) \\(count) \\(Side.right.isOuter) \\(sizes["x"]!)"
          let (first, second) = pair(3, by: 4)
          c.heightAnchor.constraint(greaterThanOrEqualToConstant: max(first, second) - min(first, second)).isActive = true
          [a, b].enumerated().forEach { index, view in view.leftAnchor.constraint(equalTo: leftAnchor, constant: CGFloat(index + 1)).isActive = true }
          let chosen = [a, b, c].filter { $0 !== a }.map { $0.topAnchor }
          zip(chosen, chosen.dropFirst()).forEach { $0.constraint(equalTo: $1, constant: 8).isActive = true }
        }
        required init?(coder: NSCoder) { fatalError() }
        private func pair(_ a: CGFloat, by b: CGFloat) -> (CGFloat, CGFloat) { (a * b, a + b) }
        private func add<V: UIView>(_ view: V) { view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view) }
        private func height(_ view: UIView, _ value: CGFloat) { view.heightAnchor.constraint(equalToConstant: value).isActive = true }
        private func width(_ view: UIView, _ value: CGFloat) { view.widthAnchor.constraint(equalToConstant: value).isActive = true }
      }
      """
    ),
    (
      "SnapKit",
      """
      import SnapKit
      class A: UIView {
        let a = UIView(), b = UILabel(), c = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a); addSubview(b); a.addSubview(c)
          a.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide).offset(3)
            make.leading.trailing.equalToSuperview().inset(5)
            make.height.lessThanOrEqualTo(snp.width).multipliedBy(0.5).offset(-7).priority(.high)
            make.bottom.lessThanOrEqualTo(b.snp.top).offset(-11).labeled("gap")
          }
          b.snp.makeConstraints { make in
            make.size.equalTo(CGSize(width: 30, height: 13))
            make.centerX.equalTo(a.snp.trailing).dividedBy(2)
            make.bottom.equalTo(snp.bottomMargin).priority(749)
            make.left.greaterThanOrEqualTo(17).priority(.low)
          }
          c.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
          c.snp.updateConstraints { $0.top.equalToSuperview().inset(9) }
          b.snp.remakeConstraints { $0.center.equalTo(a).offset(6); $0.width.height.equalTo(21) }
          c.snp.makeConstraints { make in
            make.directionalEdges.equalTo(a.layoutMarginsGuide).inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            if frame.width > 100 { make.width.equalTo(4) }
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ),
    (
      "AppKit",
      """
      import AppKit
      class Panel: NSViewController {
        let label = NSTextField(labelWithString: "Name:"), field = NSTextField(), ok = NSButton(title: "OK", target: nil, action: nil)
        let check = NSButton(checkboxWithTitle: "Check", target: nil, action: nil), image = NSImageView()
        override func loadView() {
          view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
          let stack = NSStackView(views: [label, field])
          stack.orientation = .horizontal
          stack.spacing = 4
          stack.alignment = .firstBaseline
          stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          for one in [stack, ok, check, image] as [NSView] {
            one.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(one)
          }
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20), stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            ok.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8), ok.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            check.lastBaselineAnchor.constraint(equalTo: ok.lastBaselineAnchor), field.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
          ])
        }
      }
      """
    ),
    (
      "what cannot be read",
      """
      class A: UIView {
        let a = UIView()
        var model: Model!
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          a.widthAnchor.constraint(equalToConstant: model.width).isActive = true
          for item in model.items { item.view.heightAnchor.constraint(equalTo: heightAnchor).isActive = true }
          UIView.animate(withDuration: 1) { self.a.topAnchor.constraint(equalTo: self.topAnchor).isActive = true }
          Loader.shared.load { value in
            self.a.leftAnchor.constraint(equalTo: self.leftAnchor, constant: value).isActive = true
          }
          if model.isWide { a.heightAnchor.constraint(equalToConstant: 8).isActive = true } else { a.heightAnchor.constraint(equalToConstant: 9).isActive = true }
          a.helper(in: self)
        }
        required init?(coder: NSCoder) { fatalError() }
        func configure(with model: Model) { a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
      }
      """
    ),
  ]

  @Test(arguments: collections.indices)
  func layouts(_ collection: Int) throws {
    let (name, sources) = Self.collections[collection]
    let lines = sources.flatMap { title, code, others -> [String] in
      let read = SwiftSourceTests.layouts(of: code, others: others)
      let source = SourceText(name: "Main.swift", text: code)
      let findings = read.diagnostics.map { finding in
        "\(line(finding.span, source)) \(finding.severity) \(finding.code): \(finding.message)\(finding.help.map { " / \($0)" } ?? "")"
      }
      return ["—— \(title)"] + read.layouts.flatMap(words) + findings
    }
    #expect(try difference(of: lines.map { $0 + "\n" }.joined(), fromReference: name) == nil)
  }

  private func line(_ span: SourceSpan?, _ source: SourceText) -> String {
    span.map { "\(source.location(at: $0.start).line)" } ?? "-"
  }

  private func words(_ layout: Layout) -> [String] {
    let coverage = layout.coverage
    func marks(_ id: ViewID) -> String {
      [
        (coverage?.detached.contains(id), "detached"),
        (coverage?.placedOtherwise.contains(id), "placed otherwise"),
        (coverage?.placeholders.contains(id), "placeholder"),
      ].filter { $0.0 == true }.map { ", \($0.1)" }.joined()
    }
    var lines = layout.canvases.map { layout.declaration(of: $0) }
    for (index, view) in layout.views.enumerated() {
      let id = ViewID(index)
      lines.append(
        "\(layout.declaration(of: id, keepsStacks: true)), <\(view.className ?? "-")> in \(view.parent.map { layout.writtenName(of: $0) } ?? "-")"
          + (view.isArranged ? ", arranged" : "") + (view.stack.map { ", \($0.rules)" } ?? "")
          + (view.saved.map { ", saved \($0.padding)" } ?? "")
          + ", size \(view.explicitSize), hugging \(view.hugging), compression \(view.compression)"
          + (view.text.map { ", '\($0)'" } ?? "") + ", line \(line(view.span, layout.source))" + marks(id))
    }
    lines += layout.constraints.map { constraint in
      "\(constraint.notation) \(layout.equation(constraint)), line \(line(constraint.span, layout.source))\(constraint.isAssumed ? ", assumed" : "")"
    }
    if let coverage {
      lines += coverage.unread.map { "unread \($0.file) \($0.lines): \($0.reason)" }
      lines += coverage.assumptions.map { "assumed \($0.name) = \($0.value), line \($0.line)" }
      lines += coverage.findings.map {
        "\($0.kind.rawValue), line \(line($0.span, layout.source)): \($0.message)"
      }
      lines += ["made \(coverage.made)"] + coverage.remarks
    }
    return lines.map { line in
      ["PerAxis<Optional<Double>>", "PerAxis<Double>", "Optional", "LayoutModel."].reduce(line) {
        $0.replacing($1, with: "")
      }
    }
  }
}
