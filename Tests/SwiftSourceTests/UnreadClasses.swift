let unreadClasses: [UnreadCase] = [
  UnreadCase(
    "viewWillAppear is given false",
    """
    import UIKit
    class A: UIViewController {
      let a = UIView()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(a)
        a.widthAnchor.constraint(equalToConstant: animated ? 4 : 5).isActive = true
      }
    }
    """,
    ["a.width == 5"]),
  UnreadCase(
    "a controller that makes its own view",
    """
    import UIKit
    class A: UIViewController {
      let a = UIView()
      override func loadView() {
        let page = UIView()
        page.addSubview(a)
        a.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        view = page
      }
    }
    """,
    ["a.top == view.top"]),
  UnreadCase(
    "a view with only init(coder:)",
    """
    import UIKit
    class A: UIView {
      let a = UIView()
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      }
    }
    """,
    ["a.width == 5"]),
  UnreadCase(
    "init(coder:) beside the superclass's init(frame:)",
    """
    import UIKit
    class A: Base {
      let a = UIView()
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(b)
      }
    }
    """,
    ["b.width == 5"],
    other: """
      import UIKit
      class Base: UIView {
        let b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(b)
          b.widthAnchor.constraint(equalToConstant: 5).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """),
  UnreadCase(
    "init(coder:) of both classes",
    """
    import UIKit
    class A: Base {
      let a = UIView()
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      }
    }
    class Base: UIView {
      func setUp() {}
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """,
    ["a.width == 5"]),
  UnreadCase(
    "an initializer with a view",
    """
    import UIKit
    class A: UIView {
      init(title: UILabel) {
        super.init(frame: .zero)
        addSubview(title)
        title.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    ["title.top == view.top + 5"]),
  UnreadCase(
    "an initializer with an optional view",
    """
    import UIKit
    class A: UIView {
      let a = UIView()
      init(title: UILabel?) {
        super.init(frame: .zero)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: title == nil ? 4 : 5).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    [],
    reasons: ["it depends on the argument 'title'"]),
  UnreadCase(
    "an unavailable initializer",
    """
    import UIKit
    class A: UIView {
      let a = UIView()
      @available(*, unavailable) override init(frame: CGRect) { Log.stop() }
      init(title: String) {
        super.init(frame: .zero)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    ["a.width == 5"]),
  UnreadCase(
    "an initializer for some versions",
    """
    import UIKit
    class A: UIView {
      let a = UIView()
      @available(iOS 13, *) override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      }
      init(title: String) { super.init(frame: .zero); addSubview(a) }
      required init?(coder: NSCoder) { fatalError() }
    }
    """,
    ["a.width == 5"]),
  UnreadCase(
    "a global constant of another file, used twice",
    """
    import UIKit
    class A: UIView {
      let a = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(a)
        a.widthAnchor.constraint(equalToConstant: gap).isActive = true
        a.heightAnchor.constraint(equalToConstant: gap + side).isActive = true
      }
    }
    """,
    ["a.width == 5", "a.height == 12"],
    other: """
      import UIKit
      let gap: CGFloat = 5
      let side: CGFloat = 7
      """),
]
