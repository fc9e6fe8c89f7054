import ApprovedText
import Diagnostics
import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import Testing

/// Everything that is read from documents must match references that a person has checked.
@Suite struct WholeDocumentTests {
  static let collections: [(String, [(String, String, ContentSizes)])] = [
    (
      "documents of UIKit",
      (FrameTests.places + FrameTests.environments + FrameTests.arrangements).map {
        ($0.name, $0.text, $0.sizes)
      }
    ),
    (
      "documents of AppKit",
      (MacFrameTests.places + MacFrameTests.arrangements + MacControlTests.cases).map {
        ($0.name, $0.text, .saved)
      }
    ),
    (
      "looks",
      [
        ("labels and buttons", xib(view("r", frame: (0, 0, 320, 480), subviews(texts))), .nearest),
        ("labels and buttons, measured", xib(view("r", frame: (0, 0, 320, 480), subviews(texts))), .measured),
        (
          "controls", xib(view("r", frame: (0, 0, 320, 480), subviews(controls)), resources: resources),
          .nearest
        ),
        ("cells", storyboard(table), .nearest), ("bars", storyboard(bars.0, bars.1, bars.2), .nearest),
        ("mistakes", xib(view("r", frame: (0, 0, 90, 80), subviews(mistakes) + wrongConstraints)), .nearest),
        (
          "AppKit's controls",
          macXib(content(400, 300, subviews(desktop)), tools: "23504", window: #"toolbarStyle="expanded""#),
          .nearest
        ),
        ("AppKit's controls, old", macXib(content(400, 300, subviews(desktop)), tools: "14490"), .saved),
        ("guides", storyboard(guides, device: "retina5_9"), .nearest),
        ("guides, saved in landscape", storyboard(guides, device: "retina5_9").landscape, .nearest),
        ("guides of older files", storyboard(layoutGuides, tools: "14490"), .nearest),
        ("AppKit's fonts", macXib(content(400, 300, subviews(fonts))), .measured),
      ]
    ), ("kinds", kinds),
  ]

  private static let texts = """
    <label text="Title" textAlignment="right" lineBreakMode="tailTruncation" numberOfLines="2" id="l1" userLabel="Big title" \
    horizontalHuggingPriority="251" verticalHuggingPriority="252" horizontalCompressionResistancePriority="751"><rect key="frame" \
    x="10" y="11" width="61" height="41"/><fontDescription key="fontDescription" type="boldSystem" pointSize="17"/></label>
    <label text="Plain" hidden="YES" id="l2"><rect key="frame" x="10" y="60" width="42" height="21"/><fontDescription \
    key="fontDescription" style="UICTFontTextStyleHeadline"/><color key="textColor" systemColor="secondaryLabelColor"/></label>
    <label id="l3"><rect key="frame" x="10" y="90" width="80" height="21"/><attributedString key="attributedText">\
    <fragment content="Two "><attributes><font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment>\
    <fragment content="sizes"><attributes><font key="NSFont" size="24" metaFont="system"/></attributes></fragment>\
    </attributedString></label>
    <button contentHorizontalAlignment="leading" buttonType="system" id="b1"><rect key="frame" x="100" y="10" width="46" height="30"/>\
    <state key="normal" title="Press"><color key="titleColor" red="1" green="0.2" blue="0" alpha="0.5"/></state></button>
    <button id="b2"><rect key="frame" x="100" y="50" width="80" height="35"/><buttonConfiguration key="configuration" style="filled" \
    title="Filled"/></button>
    <button id="b3"><rect key="frame" x="100" y="90" width="33" height="33"/><inset key="contentEdgeInsets" minX="1" minY="2" \
    maxX="3" maxY="4"/><state key="normal" image="star"/></button>
    <button buttonType="custom" id="b4"><rect key="frame" x="100" y="130" width="60" height="34"/><inset key="contentEdgeInsets" \
    minX="5" minY="6" maxX="7" maxY="8"/><fontDescription key="fontDescription" type="system" weight="medium" pointSize="13"/>\
    <state key="normal" title="Wide"/></button>
    <textField borderStyle="roundedRect" placeholder="Name" textAlignment="center" id="f1"><rect key="frame" x="200" y="10" \
    width="97" height="34"/></textField>
    <textField text="Typed" id="f2"><rect key="frame" x="200" y="50" width="97" height="19"/><color key="textColor" white="0.25" \
    alpha="1"/></textField>
    <textView text="Long text" id="t1"><rect key="frame" x="200" y="90" width="97" height="60"/></textView>
    <label text="Wrapped text in lines" numberOfLines="0" id="l4" placeholderIntrinsicWidth="70" \
    placeholderIntrinsicHeight="infinite"><rect key="frame" x="10" y="150" width="70" height="61"/></label>
    """

  private static let controls = """
    <switch on="YES" id="s1"><rect key="frame" x="10" y="10" width="51" height="31"/><color key="onTintColor" name="Brand"/></switch>
    <slider value="3" minValue="2" maxValue="6" id="s2"><rect key="frame" x="8" y="50" width="118" height="31"/></slider>
    <segmentedControl selectedSegmentIndex="1" id="s3"><rect key="frame" x="10" y="90" width="131" height="32"/><segments>\
    <segment title="One"/><segment image="two"/></segments></segmentedControl>
    <progressView progress="0.75" id="s4"><rect key="frame" x="10" y="130" width="150" height="4"/></progressView>
    <pageControl numberOfPages="30" currentPage="4" id="s5"><rect key="frame" x="10" y="140" width="116" height="26"/></pageControl>
    <activityIndicatorView style="medium" id="s6"><rect key="frame" x="10" y="170" width="20" height="20"/><color key="color" \
    red="0" green="0" blue="1"/></activityIndicatorView>
    <stepper id="s7"><rect key="frame" x="10" y="200" width="94" height="32"/></stepper>
    <imageView image="photo" id="s8"><rect key="frame" x="150" y="10" width="120" height="100"/></imageView>
    <imageView image="star.fill" id="s9"><rect key="frame" x="150" y="120" width="99" height="100"/></imageView>
    <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="s10"><rect key="frame" x="150" y="220" width="99.5" \
    height="140"/></imageView>
    <view customClass="Gauge" id="s11"><rect key="frame" x="10" y="240" width="60" height="40"/><userDefinedRuntimeAttributes>\
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>\
    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="1"/></userDefinedRuntimeAttribute>\
    </userDefinedRuntimeAttributes></view>
    <searchBar placeholder="Find" id="s12"><rect key="frame" x="0" y="290" width="320" height="56"/></searchBar>
    <pickerView id="s13"><rect key="frame" x="0" y="350" width="100" height="60"/></pickerView>
    <datePicker id="s14"><rect key="frame" x="100" y="350" width="100" height="60"/></datePicker>
    <scrollView id="s15"><rect key="frame" x="0" y="410" width="100" height="60"/><subviews><view id="s16"><rect key="frame" x="3" \
    y="5" width="200" height="90"/></view></subviews><constraints><constraint firstItem="s16" firstAttribute="leading" \
    secondItem="s15" secondAttribute="leading" constant="3" id="c1"/><constraint firstAttribute="trailing" secondItem="s16" \
    secondAttribute="trailing" constant="7" id="c2"/></constraints></scrollView>
    <stackView axis="vertical" alignment="center" spacing="5" distribution="equalSpacing" id="s17"><rect key="frame" x="200" y="410" \
    width="60" height="60"/><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>\
    <subviews><view id="s18"><rect key="frame" x="0" y="0" width="60" height="10"/></view><label text="In" id="s19"><rect key="frame" \
    x="0" y="20" width="16" height="21"/></label></subviews></stackView>
    <visualEffectView id="s20"><rect key="frame" x="270" y="410" width="50" height="60"/><view key="contentView" id="s21"><rect \
    key="frame" x="0" y="0" width="50" height="60"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>\
    </visualEffectView>
    """

  private static let resources = """
    <resources><image name="photo" width="240" height="160"/><image name="star.fill" catalog="system" width="128" height="116"/>\
    <namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1"/></namedColor></resources>
    """

  private static let table = """
    <tableViewController id="c"><tableView key="view" style="grouped" rowHeight="60" sectionHeaderHeight="18" id="t"><rect \
    key="frame" x="0.0" y="0.0" width="375" height="667"/><view key="tableHeaderView" id="h"><rect key="frame" x="0.0" y="0.0" \
    width="375" height="50"/><autoresizingMask key="autoresizingMask" widthSizable="YES"/></view><prototypes><tableViewCell \
    accessoryType="disclosureIndicator" rowHeight="72" reuseIdentifier="row" id="x1"><rect key="frame" x="0.0" y="78" width="375" \
    height="72"/><autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" tableViewCell="x1" id="x2">\
    <rect key="frame" x="0.0" y="0.0" width="348.5" height="72"/><autoresizingMask key="autoresizingMask"/><subviews><label \
    text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="x3"><rect key="frame" x="16" y="11" width="34" height="50"/></label>\
    </subviews><constraints><constraint firstItem="x3" firstAttribute="leading" secondItem="x2" secondAttribute="leadingMargin" \
    id="k1"/><constraint firstAttribute="bottomMargin" secondItem="x3" secondAttribute="bottom" id="k2"/><constraint firstItem="x3" \
    firstAttribute="top" secondItem="x2" secondAttribute="topMargin" id="k3"/></constraints></tableViewCellContentView>\
    </tableViewCell></prototypes></tableView></tableViewController>
    """

  private static let bars = (
    """
    <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections><segue destination="nav" kind="relationship" \
    relationship="viewControllers" id="e1"/></connections></tabBarController>
    """,
    """
    <navigationController id="nav"><navigationBar key="navigationBar" id="nb"/><connections><segue destination="home" \
    kind="relationship" relationship="rootViewController" id="e2"/></connections></navigationController>
    """,
    """
    <viewController storyboardIdentifier="Home" id="home"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" \
    height="667"/><viewLayoutGuide key="safeArea" id="g"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v1">\
    <rect key="frame" x="7" y="67" width="361" height="540"/></view></subviews><constraints><constraint firstItem="v1" \
    firstAttribute="top" secondItem="g" secondAttribute="top" constant="3" id="k1"/><constraint firstItem="g" \
    firstAttribute="bottom" secondItem="v1" secondAttribute="bottom" constant="11" id="k2"/><constraint firstItem="v1" \
    firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="7" id="k3"/><constraint firstItem="g" \
    firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" constant="7" id="k4"/></constraints></view><navigationItem \
    key="navigationItem" title="Home" id="ni"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i1"/>\
    <rightBarButtonItems><barButtonItem systemItem="add" id="i2"/><barButtonItem systemItem="flexibleSpace" id="i3"/>\
    <barButtonItem image="gear" id="i4"/></rightBarButtonItems></navigationItem></viewController>
    """
  )

  private static let mistakes = """
    <gizmo id="m1"><rect key="frame" x="1" y="2" width="3" height="4"/></gizmo>
    <view misplaced="YES" ambiguous="YES" id="m2"><rect key="frame" x="1" y="2" width="30" height="4"/></view>
    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="m2"/>
    <imageView id="m3"><rect key="frame" x="1" y="2" width="30" height="4"/></imageView>
    """

  private static let wrongConstraints = constraints(
    constraint("1", "m3.leading", "r.top"), constraint("2", "m3.middle", "r.top"),
    constraint("3", "m3.leading", "nobody.leading"), constraint("4", "m3.top"),
    constraint("5", "m3.width", "", #"constant="wide" priority="2000""#),
    constraint("6", "m3.height", "m3.width", #"multiplier="0:1" relation="lessThanOrEqual""#),
    constraint("7", "r.bottom", "m3.bottom", #"constant="1e10" priority="0.5" identifier="end""#))

  private static let guides = """
    <viewController id="c"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="812"/><subviews>\
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="7" y="47" width="361" height="700"/><subviews>\
    <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="361" height="300"/><subviews>\
    <view translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="3" y="5" width="50" height="40"/>\
    <viewLayoutGuide key="safeArea" id="gi"/></view></subviews><viewLayoutGuide key="safeArea" id="gs"/>\
    <viewLayoutGuide key="contentLayoutGuide" id="cs"/><viewLayoutGuide key="frameLayoutGuide" id="fs"/><constraints>\
    \(constraint("s1", "i.leading", "cs.leading", #"constant="3""#))\(constraint("s2", "i.top", "gs.top", #"constant="5""#))\
    \(constraint("s3", "i.width", "fs.width", #"multiplier="1:7""#))\(constraint("s4", "i.height", "gi.height", #"relation="lessThanOrEqual""#))\
    </constraints></scrollView></subviews><viewLayoutGuide key="safeArea" id="ga"/><constraints>\
    \(constraint("a1", "s.top", "ga.top"))\(constraint("a2", "s.leading", "ga.leading"))\(constraint("a3", "ga.trailing", "s.trailing"))\
    </constraints></view><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="100" y="760" width="175" \
    height="11"/></view></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>\
    \(constraint("k1", "a.top", "g.top", #"constant="3""#))\(constraint("k2", "g.right", "a.right", #"constant="7""#))\
    \(constraint("k3", "a.left", "g.left", #"constant="7""#))\(constraint("k4", "g.bottom", "a.bottom", #"constant="31""#))\
    \(constraint("k5", "b.centerX", "g.centerX"))\(constraint("k6", "b.centerY", "g.centerY", #"constant="354.5""#))\
    \(constraint("k7", "b.bottom", "g.bottomMargin", #"constant="-7" symbolic="YES""#))</constraints></view></viewController>
    """

  private static let layoutGuides = """
    <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="o"/>\
    </layoutGuides><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><view \
    translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="5" y="67" width="365" height="540"/></view><label \
    text="Low" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="590" width="31" height="21"/><font \
    key="fontDescription"/><fontDescription key="fontDescription" type="system" weight="heavy" pointSize="17"/></label></subviews>\
    <constraints>\(constraint("k1", "a.top", "t.bottom", #"constant="3""#))\(constraint("k2", "o.top", "a.bottom", #"constant="11""#))\
    \(constraint("k3", "o.top", "l.baseline", #"constant="12""#))\(constraint("k4", "l.leading", "v.leadingMargin"))\
    </constraints></view><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/><simulatedTabBarMetrics \
    key="simulatedBottomBarMetrics"/></viewController>
    """

  private static func font(_ number: Int, _ font: String, _ cell: String = "") -> String {
    view(
      "t\(number)", "textField", frame: (10, Double(10 + 20 * number), 90, 16),
      "<textFieldCell key=\"cell\" title=\"Text in lines\" \(cell)>\(font)</textFieldCell>")
  }

  private static let fonts = [
    font(0, ""), font(1, #"<font key="font" metaFont="systemBold"/>"#),
    font(2, #"<font key="font" metaFont="smallSystem"/>"#),
    font(3, #"<font key="font" size="15" name="Helvetica-Bold"/>"#),
    font(4, #"<font key="font" size="9" name=".SFNS-Heavy"/>"#),
    font(5, #"<font key="font" metaFont="systemSemibold" size="18"/>"#),
    font(6, #"<font key="font" textStyle="headline" name=".SFNS-Bold"/>"#),
    font(7, #"<font key="font" size="10" name="Avenir-Medium"/>"#),
    font(8, #"<font key="font" textStyle="caption2"/>"#),
    font(9, "", #"lineBreakMode="wordWrap""#), font(10, "", #"usesSingleLineMode="YES""#),
    font(11, "", #"scrollable="YES""#),
    font(12, "", #"controlSize="mini""#), font(13, #"<font key="font" size="2000"/>"#),
  ].joined()

  private static let desktop = [
    control(
      "d1", "textField", frame: (10, 270, 64, 16),
      cell: #"title="Label:" alignment="right" lineBreakMode="clipping""#),
    control(
      "d2", "textField", frame: (80, 267, 97, 22),
      cell: #"editable="YES" borderStyle="bezel" title="" placeholderString="Name" drawsBackground="YES""#),
    control(
      "d3", "secureTextField", frame: (180, 267, 97, 22),
      cell: #"editable="YES" borderStyle="bezel" title="x""#),
    control("d4", "button", frame: (3, 233, 84, 32), cell: push),
    control("d5", "button", frame: (90, 240, 94, 18), cell: #"type="check" title="Check" state="on""#),
    control("d6", "button", frame: (190, 240, 80, 18), cell: #"type="radio" title="Radio""#),
    control("d7", "button", frame: (280, 240, 25, 25), cell: #"type="help" bezelStyle="helpButton""#),
    control(
      "d8", "popUpButton", frame: (7, 203, 107, 25),
      cell: #"type="push" title="Item" borderStyle="borderAndBezel" bezelStyle="rounded""#),
    control(
      "d9", "slider", frame: (118, 203, 100, 28),
      cell: #"minValue="10" maxValue="50" doubleValue="20" numberOfTickMarks="5""#),
    control("d10", "stepper", frame: (227, 203, 19, 28)),
    control("d11", "searchField", frame: (250, 205, 96, 22), cell: #"placeholderString="Find""#),
    control(
      "d12", "segmentedControl", frame: (8, 173, 130, 24), cell: #"style="rounded" trackingMode="selectOne""#),
    control("d13", "comboBox", frame: (150, 170, 99, 25), cell: #"title="Choice""#),
    control("d14", "datePicker", frame: (260, 170, 120, 28)),
    control("d15", "imageView", frame: (10, 120, 48, 40), cell: #"image="hero""#),
    control(
      "d16", "levelIndicator", frame: (70, 120, 96, 18),
      cell: #"levelIndicatorStyle="continuousCapacity" maxValue="4" doubleValue="3""#),
    view("d17", "progressIndicator", #"maxValue="40" doubleValue="10""#, frame: (180, 120, 100, 20)),
    view("d18", "progressIndicator", #"style="spinning""#, frame: (290, 120, 32, 32)),
    view("d19", "box", #"boxType="separator""#, frame: (10, 105, 380, 5)),
    view(
      "d20", "box", #"title="Group""#, frame: (7, 56, 120, 44),
      #"<view key="contentView" id="d21"><rect key="frame" x="3" y="3" width="114" height="26"/></view>"#),
    view("d22", "colorWell", frame: (140, 60, 44, 24)), view("d23", "switch", frame: (190, 60, 42, 25)),
    view(
      "d24", "stackView", #"orientation="vertical" alignment="leading" spacing="6""#,
      frame: (240, 50, 100, 50),
      subviews(
        control("d25", "button", frame: (-2, 35, 70, 16), cell: #"type="check" title="First""#),
        control(
          "d26", "button", frame: (-2, 13, 80, 16), cell: #"type="check" title="Second" controlSize="small""#)
      )),
    view("d27", "customView", #"customClass="Gauge" hidden="YES""#, frame: (10, 10, 60, 33)),
    view(
      "d28", "scrollView", frame: (80, 4, 120, 44),
      """
      <clipView key="contentView" id="d29"><rect key="frame" x="1" y="1" width="118" height="42"/><subviews><tableView \
      alternatingRowBackgroundColors="YES" rowHeight="17" id="d30"><rect key="frame" x="0" y="0" width="118" height="42"/>\
      <tableColumns><tableColumn width="70" id="d31"><tableHeaderCell key="headerCell" title="Name"/></tableColumn></tableColumns>\
      </tableView></subviews></clipView>
      """),
  ].joined(separator: "\n")

  private static let kinds: [(String, String, ContentSizes)] = [
    ("variations of values", xib(variations), .nearest),
    ("variations of values on a tablet", xib(variations, device: "ipad9_7"), .nearest),
    ("bars of controllers", storyboard(flow.0, flow.1, flow.2, flow.3), .nearest),
    (
      "an opaque bar",
      storyboard(
        """
        <viewController id="c"><view key="view" id="r"><rect key="frame" x="0.0" y="64" width="375" height="603"/>\
        <viewLayoutGuide key="safeArea" id="g"/></view><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \
        translucent="NO"/></viewController>
        """), .nearest
    ),
    ("styles of fonts", xib(view("r", frame: (0, 0, 320, 480), subviews(styles))), .measured),
    (
      "colors",
      xib(
        view("r", frame: (0, 0, 320, 480), subviews(colored)),
        resources:
          #"<resources><namedColor name="labelColor"><color white="0.5" alpha="0.25"/></namedColor></resources>"#
      ),
      .nearest
    ),
    (
      "designables",
      xib(
        view("r", frame: (0, 0, 320, 480), subviews(designed)),
        resources: """
          <designables><designable name="d1"><size key="intrinsicContentSize" width="0" height="-1"/></designable>\
          <designable name="d2"><size key="intrinsicContentSize" width="-1" height="0"/></designable>\
          <designable name="d3"><size key="intrinsicContentSize" width="17" height="9"/></designable></designables>
          """), .nearest
    ),
    ("a keyboard", storyboard(keyboard, device: "retina6_1"), .nearest),
    ("margins of a cell's content", storyboard(indented), .nearest),
    (
      "margins beside a notch",
      storyboard(indented.replacing(#"x="15.0""#, with: #"x="32.0""#), device: "retina5_9").landscape,
      .nearest
    ),
    ("stacks with and without margins", xib(view("r", frame: (0, 0, 320, 480), subviews(stacks))), .nearest),
    ("panes", macXib(content(400, 300, subviews(panes))), .saved),
    (
      "a window without saved frames",
      macXib(
        #"<rect key="contentRect" x="10" y="20" width="230" height="120"/><view key="contentView" id="r">"#
          + subviews(view("a", "customView", frame: (0, 0, 30, 20)))
          + constraints(constraint("1", "r.width", "", #"constant="250" relation="greaterThanOrEqual""#))
          + "</view>"), .saved
    ),
    ("the top of a window", macXib(content(400, 300, windowTop)), .saved),
  ]

  private static let variations = view(
    "r", frame: (0, 0, 320, 480),
    subviews(
      """
      <label text="A" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/><fontDescription key="fontDescription" \
      type="system" pointSize="17"/><color key="textColor" red="1" green="0" blue="0"/><color key="backgroundColor" white="0.75"/><variation key="widthClass=regular">\
      <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></variation>\
      <variation key="heightClass=regular"><color key="textColor" red="0" green="0" blue="1"/></variation></label>
      """))

  private static let flow = (
    """
    <navigationController navigationBarHidden="YES" id="n1"><connections><segue destination="c1" kind="relationship" \
    relationship="rootViewController" id="e1"/></connections></navigationController>
    """,
    """
    <navigationController toolbarHidden="NO" id="n2"><connections><segue destination="c2" kind="relationship" \
    relationship="rootViewController" id="e2"/></connections></navigationController>
    """,
    """
    <viewController id="c1"><view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <viewLayoutGuide key="safeArea" id="g1"/></view></viewController><viewController id="c2"><view key="view" id="v2"><rect \
    key="frame" x="0.0" y="0.0" width="375" height="667"/><viewLayoutGuide key="safeArea" id="g2"/></view><connections><segue \
    destination="c3" kind="show" id="e3"/></connections></viewController>
    """,
    """
    <viewController hidesBottomBarWhenPushed="YES" id="c3"><view key="view" id="v3"><rect key="frame" x="0.0" y="0.0" \
    width="375" height="667"/><viewLayoutGuide key="safeArea" id="g3"/></view></viewController>
    """
  )

  private static let styles =
    [
      "Body", "EmphasizedBody", "TallBody", "ShortHeadline", "EmphasizedShortCaption1", "Gizmo",
      "Body\" pointSize=\"20",
    ].enumerated().map { index, style in
      """
      <label text="Styled" id="s\(index)"><rect key="frame" x="0" y="\(30 * index)" width="90" height="20"/><fontDescription \
      key="fontDescription" style="UICTFontTextStyle\(style)"/></label>
      """
    }.joined()
    + ["titleFontDescription", "fontDescription", "otherFontDescription"].enumerated().map { index, key in
      """
      <button buttonType="system" id="b\(index)"><rect key="frame" x="100" y="\(40 * index)" width="60" height="30"/>\
      <fontDescription key="\(key)" type="system" pointSize="23"/><state key="normal" title="Titled"/></button>
      """
    }.joined()

  private static let colored = [
    #"catalog="System" name="labelColor""#, #"catalog="Mine" name="labelColor""#, #"name="labelColor""#,
    #"name="unknown" red="2" green="-1" blue="0.5""#, #"white="0.2" alpha="0.6""#, #"red="1" green="1""#,
    #"systemColor="systemRedColor""#, #"cocoaTouchSystemColor="darkTextColor""#,
  ].enumerated().map { index, color in
    """
    <label text="Colored" id="k\(index)"><rect key="frame" x="0" y="\(30 * index)" width="90" height="20"/>\
    <color key="textColor" \(color)/></label>
    """
  }.joined()

  private static let designed = (1...3).map { index in
    """
    <view customClass="Gauge" translatesAutoresizingMaskIntoConstraints="NO" id="d\(index)"><rect key="frame" x="0" \
    y="\(50 * index)" width="40" height="30"/></view>
    """
  }.joined()

  private static let keyboard = """
    <viewController id="c"><view key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
    <viewLayoutGuide key="safeArea" id="g"/><viewLayoutGuide key="keyboard" id="k"/><subviews>\
    \(view("a", frame: (0, 716, 414, 100)))</subviews>\
    \(constraints(constraint("1", "k.top", "a.bottom", #"constant="20""#), constraint("2", "a.leading", "g.leading")))\
    </view></viewController>
    """

  private static let indented = """
    <tableViewController id="v"><tableView key="view" id="r"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <prototypes><tableViewCell id="c"><rect key="frame" x="0.0" y="50" width="375" height="60"/><tableViewCellContentView \
    key="contentView" id="m"><rect key="frame" x="38" y="0.0" width="300" height="60"/><subviews>\
    \(view("a", frame: (15, 8, 265, 32)))</subviews>\
    \(constraints(
      constraint("1", "a.leading", "m.leadingMargin"), constraint("2", "m.trailingMargin", "a.trailing"),
      constraint("3", "a.top", "m.topMargin"), constraint("4", "m.bottomMargin", "a.bottom", #"constant="8""#)))\
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    """

  private static let stacks = [
    (#"layoutMarginsRelativeArrangement="YES""#, ""), (#"layoutMarginsRelativeArrangement="NO""#, ""),
    ("", ""),
    (
      #"layoutMarginsRelativeArrangement="NO""#,
      #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    ), (#"spacingType="standard" alignment="top""#, ""),
    (#"axis="vertical" alignment="top" baselineRelativeArrangement="YES""#, ""),
    (#"alignment="lastBaseline""#, ""), (#"axis="vertical" alignment="lastBaseline" spacing="3""#, ""),
  ].enumerated().map { index, stack in
    """
    <stackView \(stack.0) id="q\(index)"><rect key="frame" x="0" y="\(50 * index)" width="200" height="40"/>\(stack.1)<subviews>\
    <view id="p\(index)"><rect key="frame" x="0" y="0" width="100" height="40"/></view></subviews></stackView>
    """
  }.joined()

  private static let panes = view(
    "s", "splitView", #"dividerStyle="thin" vertical="YES""#, frame: (0, 0, 400, 300),
    (0..<5).map { index in
      view("p\(index)", "customView", frame: (Double(81 * index), 0, index == 4 ? 76 : 80, 300))
    }.joined().wrapped("subviews")
      + ["0.5", "1000", "251", "1"].map { #"<real value="\#($0)"/>"# }.joined().wrapped("holdingPriorities"))

  private static let windowTop =
    subviews(
      view("a", "customView", frame: (0, 252, 50, 20)), view("b", "customView", frame: (60, 252.5, 50, 20)),
      view("c", "customView", frame: (120, 240, 50, 20)), view("d", "customView", frame: (180, 260, 50, 20)))
    + #"<viewLayoutGuide key="safeArea" id="g"/>"#
    + constraints(
      constraint("1", "a.top", "g.top"), constraint("2", "b.top", "g.top"), constraint("3", "c.top", "g.top"),
      constraint("4", "d.top", "g.top"))

  @Test(arguments: collections.indices)
  func documents(_ collection: Int) throws {
    let (name, documents) = Self.collections[collection]
    let lines = documents.flatMap { title, text, sizes -> [String] in
      let source = SourceText(name: "test.xib", text: text)
      let read = readInterface(source, sizes: sizes)
      let findings = read.diagnostics.map { "\($0.severity) \($0.code): \($0.message)" }
      let screens =
        ["bars", "guides", "bars of controllers", "an opaque bar"].contains(title)
        ? ["iPhone 15", "iPad mini (6th generation)"] : []
      let elsewhere = screens.compactMap { Device.named($0) }.flatMap { device in
        [Device.Orientation.portrait, .landscape].flatMap { orientation in
          ["— on \(device.name) \(orientation)"]
            + readInterface(source, sizes: sizes, on: (device, orientation)).layouts.flatMap {
              words($0, source)
            }
        }
      }
      return ["—— \(title)"] + read.layouts.flatMap { words($0, source) } + findings + elsewhere
    }
    #expect(try difference(of: lines.map { $0 + "\n" }.joined(), fromReference: name) == nil)
  }

  private func words(_ layout: Layout, _ source: SourceText) -> [String] {
    let canvas = layout.canvases[0]
    let solved = solve(layout, on: canvas, measuring: FixedAdvanceMeasurer())
    var lines = [
      layout.declaration(of: canvas)
        + (canvas.leastSize.map { ", at least \(short($0.width)) x \(short($0.height))" } ?? "")
    ]
    for (index, view) in layout.views.enumerated() {
      let frame = solved.frames[index]
      let place = [frame.x, frame.y, frame.width, frame.height].map(short).joined(separator: " ")
      var parts = [
        layout.declaration(of: ViewID(index), keepsStacks: true),
        "<\(view.className ?? "-") \(view.identifier ?? "-")>", "at \(place)",
        "in \(view.parent.map { layout.writtenName(of: $0) } ?? "-")",
      ]
      if view.hugging != PerAxis(both: 250) { parts.append("hugging \(pair(view.hugging))") }
      if view.compression != PerAxis(both: 750) { parts.append("compression \(pair(view.compression))") }
      if view.hasExplicitSize { parts.append("size \(pair(view.explicitSize))") }
      if let saved = view.saved {
        parts.append(
          "saved \(pair(saved.size)) of \(short(saved.width)), padding \(pair(saved.padding)), least \(pair(saved.minimum)) ± \(saved.tolerance) in \(saved.pixel)"
        )
      }
      if let frame = view.savedFrame {
        parts.append(
          "frame \([frame.x, frame.y, frame.width, frame.height].map(short).joined(separator: " "))")
      }
      if view.kind.setsText || view.text != nil {
        let style = view.textStyle
        parts.append(
          "'\(view.text ?? "")' \(short(style.size)) (\(style.nominalSize.map(short) ?? "-")) \(style.weight) \(short(style.tracking)) in \(view.lineLimit)"
        )
        if let line = style.line {
          parts.append("line \(short(line.ascent)) \(short(line.height)) \(short(line.leading))")
        }
      }
      if let baselines = view.baselines {
        parts.append("baselines \(short(baselines.first)) \(short(baselines.last))")
      }
      if view.hasClearOutset { parts.append("clear outset") }
      if view.isUpright { parts.append("upright") }
      if view.isArranged { parts.append("arranged") }
      if let stack = view.stack {
        parts.append(
          "\(stack.rules) \(stack.clippingResistance)\(stack.isBaselineRelative ? " from baselines" : "")")
      }
      if let control = view.control {
        parts.append("\(control.shape)\(control.tint == .automatic ? "" : " \(control.tint)")")
      }
      lines.append(parts.joined(separator: ", "))
    }
    lines += layout.constraints.map { constraint in
      "\(layout.equation(constraint))\(constraint.notation == .interfaceBuilder ? "" : " (\(constraint.notation))")"
        + "\(constraint.usesStandardSpace ? " standard" : "") line \(source.location(at: constraint.span.start).line)"
    }
    return lines.map { $0.replacing("LayoutModel.", with: "").replacing("Graphics.", with: "") }
  }

  private func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private func pair(_ values: PerAxis<Double>) -> String {
    "\(short(values.horizontal)) \(short(values.vertical))"
  }

  private func pair(_ values: PerAxis<Double?>) -> String {
    "\(values.horizontal.map(short) ?? "-") \(values.vertical.map(short) ?? "-")"
  }
}

extension String {
  fileprivate func wrapped(_ element: String) -> String {
    "<\(element) key=\"\(element)\">\(self)</\(element)>"
  }

  fileprivate var landscape: String {
    replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
      .replacing("width=\"375\" height=\"812\"", with: "width=\"812\" height=\"375\"")
  }
}
