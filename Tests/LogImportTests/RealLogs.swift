enum RealLogs {
  static let all = uikit + appkit + libraries

  static let uikit = [
    LogCase(
      "Ramotion/folding-cell#63",
      """
      2016-09-04 20:43:03.447 TMDB[28304:3323822] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x7fca0bd54cc0 V:[UIView:0x7fca0bd50f70(200)]>",
          "<NSLayoutConstraint:0x7fca0bd564a0 V:[UIView:0x7fca0bd50f70(84)]>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x7fca0bd54cc0 V:[UIView:0x7fca0bd50f70(200)]>
      """, "'view1.height == 200' was left out: 'view1' cannot be both 200 and 84 tall"),
    LogCase(
      "wongzigii/Colo#12",
      """
      (
      "<NSLayoutConstraint:0x7fb022ec5600 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7fb022ec6020(44)]>",
      "<NSLayoutConstraint:0x7fb022ec6450 V:|-(0)-[UIView:0x7fb021f7a140]   (Names: '|':UITableViewCellContentView:0x7fb022ec6020 )>",
      "<NSLayoutConstraint:0x7fb0222d8e40 V:[UIView:0x7fb021f7a140(100)]>",
      "<NSLayoutConstraint:0x7fb022ec6d50 V:[UIView:0x7fb021f7a140]-(0)-|   (Names: '|':UITableViewCellContentView:0x7fb022ec6020 )>"
      )
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x7fb022ec6d50 V:[UIView:0x7fb021f7a140]-(0)-|   (Names: '|':UITableViewCellContentView:0x7fb022ec6020 )>
      """,
      "'view1.bottom == tableViewCellContentView.bottom' was left out: 'view1' is 100 tall, but 'tableViewCellContentView' is 44 tall: 56 too much"
    ),
    LogCase(
      "allsome/LSYEvernote#5",
      #"""
          "<NSAutoresizingMaskLayoutConstraint:0x10544dcc0 h=--& v=--& UIView:0x105431fe0.height == 45   (active)>",
          "<NSLayoutConstraint:0x105402b70 UILabel:0x105432840'Notebook + 14'.height == 45   (active)>",
          "<NSLayoutConstraint:0x1054317b0 UIView:0x1054315d0.height == 2   (active)>",
          "<NSLayoutConstraint:0x10af1c970 V:|-(0)-[UILabel:0x105432840'Notebook + 14']   (active, names: '|':UIView:0x105431fe0 )>",
          "<NSLayoutConstraint:0x10af1f200 V:[UILabel:0x105432840'Notebook + 14']-(0)-[UIView:0x1054315d0]   (active)>",
          "<NSLayoutConstraint:0x10af1f710 V:[UITextView:0x1020dca00'\nThroughout  my professio...']-(0)-|   (active, names: '|':UIView:0x105431fe0 )>",
          "<NSLayoutConstraint:0x10af1f860 V:[UIView:0x1054315d0]-(0)-[UITextView:0x1020dca00'\nThroughout  my professio...']   (active)>"
      """#,
      ""),
    LogCase(
      "itsmeichigo/DateTimePicker#17",
      """
          "<_UILayoutSupportConstraint:0x6100000960d0 _UILayoutGuide:0x7fa16b406020.height == 0   (active)>",
          "<_UILayoutSupportConstraint:0x610000092700 V:|-(0)-[_UILayoutGuide:0x7fa16b406020]   (active, names: '|':UIView:0x7fa16b60e4d0 )>",
          "<NSLayoutConstraint:0x610000095c20 V:[_UILayoutGuide:0x7fa16b406020]-(-20)-[UINavigationBar:0x7fa16b607d40]   (active)>",
          "<NSLayoutConstraint:0x610000095c70 V:|-(0)-[UINavigationBar:0x7fa16b607d40]   (active, names: '|':UIView:0x7fa16b60e4d0 )>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x610000095c20 V:[_UILayoutGuide:0x7fa16b406020]-(-20)-[UINavigationBar:0x7fa16b607d40]   (active)>
      """, ""),
    LogCase(
      "react/react-native#25379",
      "\"<NSLayoutConstraint:0x600001b8be80 UIView:0x7f95a3f1e9d0.width == - 16   (active)>\"",
      "'view1.width == -16 \"_UIAlertControllerView (guessed)\"' was left out: 'view1' cannot be -16 wide, as no size is less than 0"
    ),
    LogCase(
      "gscalzo/Swift2ByExample#7",
      """
      Mar  4 18:25:38 Lawrences-MBP SpringBoard[10567]: Unable to simultaneously satisfy constraints.
      \t(
      \t    "<NSLayoutConstraint:0x7fd94cca9b10 UILabel:0x7fd94ccacfa0' '.leading == SPUISearchTableHeaderView:0x7fd94ccb3030.leadingMargin>",
      \t    "<NSLayoutConstraint:0x7fd94ccb0ff0 H:[UILabel:0x7fd94ccacfa0' ']-(NSSpace(8))-[UIButton:0x7fd94ccb1800'Show More']>",
      \t    "<NSLayoutConstraint:0x7fd94ccb1040 SPUISearchTableHeaderView:0x7fd94ccb3030.trailingMargin == UIButton:0x7fd94ccb1800'Show More'.trailing>",
      \t    "<NSLayoutConstraint:0x7fd94ccb86e0 'UIView-Encapsulated-Layout-Width' H:[SPUISearchTableHeaderView:0x7fd94ccb3030(0)]>"
      \t)
      \tWill attempt to recover by breaking constraint
      \t<NSLayoutConstraint:0x7fd94ccb0ff0 H:[UILabel:0x7fd94ccacfa0' ']-(NSSpace(8))-[UIButton:0x7fd94ccb1800'Show More']>
      """,
      "'showMoreButton.leading == label1.trailing + 8' was left out: inset 8 + gap 8 + inset 8 = 24, but 'spuiSearchTableHeaderView' is 0 wide: 24 too much"
    ),
    LogCase(
      "Minene/LynnBubbleTableView#2",
      """
          "<NSLayoutConstraint:0x610000099aa0 UILabel:0x7f83e55095b0'you'.height == 24   (active)>",
          "<NSLayoutConstraint:0x610000099c80 V:|-(5)-[UILabel:0x7f83e55095b0'you']   (active, names: '|':UITableViewCellContentView:0x7f83e55055e0 )>",
          "<NSLayoutConstraint:0x610000099f00 V:[UILabel:0x7f83e55095b0'you']-(0)-[message_gray]   (active, names: message_gray:0x7f83e5519600 )>",
          "<NSLayoutConstraint:0x610000099f50 message_gray.top == UILabel:0x7f83e5506ed0'asklfd asklfd'.top - 11   (active, names: message_gray:0x7f83e5519600 )>",
          "<NSLayoutConstraint:0x61000009b120 V:[UILabel:0x7f83e5506ed0'asklfd asklfd']-(16)-|   (active, names: '|':UITableViewCellContentView:0x7f83e55055e0 )>",
          "<NSLayoutConstraint:0x61000009b760 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f83e55055e0.height == 52.3333   (active)>"
      """, ""),
    LogCase(
      "lionheart/KeyboardAdjuster#8",
      """
          "<NSLayoutConstraint:0x60c00008f280 UITableView:0x7fd91784fe00.bottom <= UILayoutGuide:0x60c0001af260'UIViewSafeAreaLayoutGuide'.bottom   (active)>",
          "<NSLayoutConstraint:0x60c00008f780 V:[UIView:0x7fd91a801460]-(0)-[KeyboardAdjuster.KeyboardLayoutGuide:0x60c0001c2760'KeyboardLayoutGuide']   (active)>",
          "<NSLayoutConstraint:0x60c00008fb40 UITableView:0x7fd91784fe00.bottom >= KeyboardAdjuster.KeyboardLayoutGuide:0x60c0001c2760'KeyboardLayoutGuide'.top   (active)>",
          "<NSLayoutConstraint:0x60c00008edd0 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x60c0001af260'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x7fd91a801460 )>"
      """,
      ""),
    LogCase(
      "mozilla-mobile/firefox-ios#20783, through Jira",
      """
      **(**
      **"<NSLayoutConstraint:0x600002153a70 V:|~~(0)~~[UIStackView:0x10c786420]   (active, names: '|':_UITableViewHeaderFooterContentView:0x10c78a480 )>",**
      **"<NSLayoutConstraint:0x600002153430 UIStackView:0x10c786420.bottom == _UITableViewHeaderFooterContentView:0x10c78a480.bottom - 20   (active)>",**
      **"<NSLayoutConstraint:0x600002155c20 homeLarge.height == 24   (active, names: homeLarge:0x10c7865d0 )>",**
      **"<NSLayoutConstraint:0x6000021a3e30 'UISV~~canvas~~connection' UIStackView:0x10c786420.centerY == homeLarge.centerY   (active, names: homeLarge:0x10c7865d0 )>",**
      **"<NSLayoutConstraint:0x6000021a3e40 'UIView~~Encapsulated~~Layout~~Height' _UITableViewHeaderFooterContentView:0x10c78a480.height == 0   (active)>"**
      """,
      "'stackView.bottom == tableViewHeaderFooterContentView.bottom - 20' was left out: inset 20, but 'tableViewHeaderFooterContentView' is 0 tall: 20 too much"
    ),
    LogCase(
      "mozilla-mobile/firefox-ios#27523",
      """
          "<NSLayoutConstraint:0x600002170be0 AddressToolbar.lockIcon.width == 40   (active, names: AddressToolbar.lockIcon:0x106c2b2e0 )>",
          "<NSLayoutConstraint:0x6000021bd9f0 AddressToolbar.lockIcon.width == 24   (active, names: AddressToolbar.lockIcon:0x106c2b2e0 )>"
      """,
      "'addressToolbarLockIcon.width == 24' was left out: 'addressToolbarLockIcon' cannot be both 40 and 24 wide"
    ),
    LogCase(
      "qanswer.space, issue with UITableViewAutomaticDimension, in one line",
      """
      "<NSLayoutConstraint:0x147d3e0d0 UIView:0x14901ff70.height == 0.5625*UIView:0x14901ff70.width>", "<NSLayoutConstraint:0x147dd0210 H:|-(0)-[UIView:0x14901ff70] (Names: '|':UITableViewCellContentView:0x14901f960 )>", "<NSLayoutConstraint:0x147deeca0 V:|-(0)-[UIView:0x14901ff70] (Names: '|':UITableViewCellContentView:0x14901f960 )>", "<NSLayoutConstraint:0x149053c30 V:[UIView:0x14901ff70]-(0)-| (Names: '|':UITableViewCellContentView:0x14901f960 )>", "<NSLayoutConstraint:0x147dbc2b0 H:[UIView:0x14901ff70]-(0)-| (Names: '|':UITableViewCellContentView:0x14901f960 )>", "<NSLayoutConstraint:0x149070800 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x14901f960(179)]>", "<NSLayoutConstraint:0x149070801 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x14901f960(320)]>" )
      """,
      "'view1.trailing == tableViewCellContentView.trailing' was left out: "),
    LogCase(
      "wikimedia/wikipedia-ios#1503",
      """
          "<NSLayoutConstraint:0x608000690e50 UIButton:0x7f9b66136db0.width == 40>",
          "<NSLayoutConstraint:0x608000690ae0 UIButton:0x7f9b66136db0.width >= 235>"
      """, "'button1.width >= 235' was left out: "),
    LogCase(
      "jasperblues, sberrevoets/SDCAlertView#60",
      #"""
          "<NSLayoutConstraint:0x17583480 SDCAlertLabel:0x17677250'The operation couldn\U2019t be...'.firstBaseline == SDCAlertLabel:0x17676bf0'Error'.lastBaseline + 18>",
          "<NSLayoutConstraint:0x1767f620 SDCAlertLabel:0x17677250'The operation couldn\U2019t be...'.firstBaseline == SDCAlertLabel:0x17676bf0'Error'.lastBaseline + 20>"
      """#,
      "'theOperationCouldntSdcAlertLabel.firstBaseline == errorSdcAlertLabel.lastBaseline + 20' was left out: "
    ),
    LogCase(
      "awslabs/amazon-kinesis-video-streams-webrtc-sdk-ios#60",
      """
          "<NSLayoutConstraint:0x600003121680 connectasmasterbutton.width == 200   (active, names: connectasmasterbutton:0x152e0b190 )>",
          "<NSLayoutConstraint:0x60000312c460 'UISV-canvas-connection' H:[connectasmasterbutton]-(0)-|   (active, names: connectasmasterbutton:0x152e0b190, '|':UIStackView:0x154106650 )>",
          "<NSLayoutConstraint:0x60000312c410 'UISV-canvas-connection' UIStackView:0x154106650.leading == connectasmasterbutton.leading   (active, names: connectasmasterbutton:0x152e0b190 )>",
          "<NSLayoutConstraint:0x600003169590 'UIView-leftMargin-guide-constraint' H:|-(20)-[UIStackView:0x154106650](LTR)   (active, names: '|':UIView:0x1541064a0 )>",
          "<NSLayoutConstraint:0x600003169591 H:[UIStackView:0x154106650]-(20)-|(LTR)   (active, names: '|':UIView:0x1541064a0 )>",
          "<NSLayoutConstraint:0x60000312c820 'UIView-Encapsulated-Layout-Width' UIView:0x1541064a0.width == 1330   (active)>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600003121680 connectasmasterbutton.width == 200   (active, names: connectasmasterbutton:0x152e0b190 )>
      """, "'connectasmasterbutton.width == 200' was left out: "),
  ]

  static let appkit = [
    LogCase(
      "lindegroup/autopkgr#196, whose numbers add up as printed",
      """
      11/15/14 7:37:32.893 AM AutoPkgr[23288]: Unable to simultaneously satisfy constraints:
      (
          "<NSLayoutConstraint:0x7fca54033630 NSBox:0x7fca54031510'Automatic update checking'.centerX == NSButton:0x7fca54031a50'Check Apps Now'.centerX - 175.5>",
          "<NSLayoutConstraint:0x7fca540338c0 NSBox:0x7fca54031510'Automatic update checking'.centerX == NSButton:0x7fca54031390'Check for new versions of apps every'.centerX + 152.5>",
          "<NSLayoutConstraint:0x7fca540333c0 H:[NSTextField:0x7fca54033150(29)]>",
          "<NSLayoutConstraint:0x7fca54031ca0 H:[NSButton:0x7fca54031a50'Check Apps Now'(158)]>",
          "<NSLayoutConstraint:0x7fca54033aa0 H:[NSButton:0x7fca54031390'Check for new versions of apps every']-(-7)-[NSTextField:0x7fca54033150]>",
          "<NSLayoutConstraint:0x7fca54033b60 H:[NSTextField:0x7fca54033150]-(3)-[NSTextField:0x7fca54031f40]>",
          "<NSLayoutConstraint:0x7fca54033690 H:[NSTextField:0x7fca54031f40]-(57)-[NSButton:0x7fca54031a50'Check Apps Now']>",
          "<NSLayoutConstraint:0x7fca54032790 H:[NSButton:0x7fca54031390'Check for new versions of apps every'(262)]>",
          "<NSLayoutConstraint:0x7fca540321b0 H:[NSTextField:0x7fca54031f40(36)]>"
      )
      """, "none"),
    LogCase(
      "transmission/transmission#6644",
      """
          "<NSAutoresizingMaskLayoutConstraint:0x60000250c460 h=-&- v=-&- _NSTextContentView:0x11bc1eb90.minX == 0   (active, names: '|':NSTextView:0x11bc1d320 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x60000250c4b0 h=-&- v=-&- H:[_NSTextContentView:0x11bc1eb90]-(49)-|   (active, names: '|':NSTextView:0x11bc1d320 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x60000250c5f0 h=--& v=--& NSTextView:0x11bc1d320.width == 2   (active)>"
      Will attempt to recover by breaking constraint
      <NSAutoresizingMaskLayoutConstraint:0x60000250c4b0 h=-&- v=-&- H:[_NSTextContentView:0x11bc1eb90]-(49)-|   (active, names: '|':NSTextView:0x11bc1d320 )>
      """,
      "'textContentView.trailing == textView.trailing - 49 \"_NSTextContentView\"' was left out: inset 49, but 'textView' is 2 wide: 47 too much"
    ),
    LogCase(
      "martinjnash.com, NSView-Encapsulated-Layout-Width",
      """
      "<NSLayoutConstraint:0x600000089d80 H:[NSTextField:0x600000183f60]-(>=NSSpace(20))-|   (Names: id:0x600000183e90, '|':id:0x600000183e90 )>",
      "<NSLayoutConstraint:0x600000089f60 'NSView-Encapsulated-Layout-Width' H:[id(44)]   (Names: id:0x600000183e90 )>",
      "<NSLayoutConstraint:0x600000089dd0 H:[NSTextField:0x600000184030]-(61)-[NSTextField:0x600000183f60]>",
      "<NSLayoutConstraint:0x600000089ce0 H:|-(5)-[NSTextField:0x600000184030]   (Names: id:0x600000183e90, '|':id:0x600000183e90 )>"
      """,
      ""),
    LogCase(
      "ind.ie, NSSplitViewController",
      """
      (
      "<NSLayoutConstraint:0x6080000850a0 H:[_NSSplitViewItemViewWrapper:0x6000001411e0(50)]>",
      "<NSLayoutConstraint:0x6000000879e0 H:|-(0)-[NSView:0x6000001221c0] (Names: '|':_NSSplitViewItemViewWrapper:0x6000001411e0 )>",
      "<NSLayoutConstraint:0x600000087a30 H:[NSView:0x6000001221c0]-(0)-| (Names: '|':_NSSplitViewItemViewWrapper:0x6000001411e0 )>",
      "<NSLayoutConstraint:0x600000087620 H:[NSBox:0x10052d0a0'Box'(560)]>",
      "<NSLayoutConstraint:0x600000087760 H:|-(20)-[NSBox:0x10052d0a0'Box'] (Names: '|':NSView:0x6000001221c0 )>",
      "<NSLayoutConstraint:0x6000000877b0 H:[NSBox:0x10052d0a0'Box']-(20)-| (Names: '|':NSView:0x6000001221c0 )>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000087620 H:[NSBox:0x10052d0a0'Box'(560)]>
      """, "'box1.width == 560' was left out: "),
    LogCase(
      "OpenIntelWireless/HeliPort#246",
      """
      Conflicting constraints detected: (
          "<NSLayoutConstraint:0x6000031bfc00 H:|-(5)-[NSVisualEffectView:0x7fd7bfb4b160](LTR)   (active, names: '|':HeliPort.WifiMenuItemView:0x7fd7bfb4aac0 )>",
          "<NSLayoutConstraint:0x6000031bfc50 NSVisualEffectView:0x7fd7bfb4b160.right == HeliPort.WifiMenuItemView:0x7fd7bfb4aac0.right - 5   (active)>",
          "<NSAutoresizingMaskLayoutConstraint:0x6000031bf070 h=--& v=--& HeliPort.WifiMenuItemView:0x7fd7bfb4aac0.width == 0   (active)>"
      ).

      Will attempt to recover by breaking <NSLayoutConstraint:0x6000031bfc50 NSVisualEffectView:0x7fd7bfb4b160.right == HeliPort.WifiMenuItemView:0x7fd7bfb4aac0.right - 5   (active)>.
      """,
      "'visualEffectView.right == wifiMenuItemView.right - 5' was left out: inset 5 + inset 5 = 10, but 'wifiMenuItemView' is 0 wide: 10 too much"
    ),
    LogCase(
      "hivewallet/hive-mac#208, whose list was left out",
      """
      Unable to simultaneously satisfy constraints:
      ...
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000099690 H:[HIRightPointingArrowView:0x600000150ac0]-(>=5)-[HIDraggableButton:0x60000014df70'Bitstamp'](LTR)>
      """, "none"),
    LogCase(
      "exchangetuts.com, an autoresizing mask",
      """
      2015-07-04 16:04:45.019 aocsCalc[5797:3526462] Unable to simultaneously satisfy constraints: (
          "<NSLayoutConstraint:0x618000082440 V:|-(0)-[NSView:0x600000120f00]   (Names: '|':aocsCalc.ELIZHighlightView:0x608000120500 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x618000084100 h=--& v=&-- V:|-(-2)-[NSView:0x600000120f00]   (Names: '|':aocsCalc.ELIZHighlightView:0x608000120500 )>" )
      """, "'view1.top == elizHighlightView.top' was left out: "),
  ]

  static let libraries = [
    LogCase(
      "SnapKit/SnapKit#462",
      """
          "<SnapKit.LayoutConstraint:0x1700bb7e0@TripSettingsViewController.swift#67 UIImageView:0x1050e9f30.left == UIView:0x1050f5ff0.left + 20.0>",
          "<SnapKit.LayoutConstraint:0x1700bbc00@TripSettingsViewController.swift#73 UILabel:0x1050ea120.left == UIImageView:0x1050e9f30.right + 10.0>",
          "<SnapKit.LayoutConstraint:0x1700bbc60@TripSettingsViewController.swift#74 UILabel:0x1050ea120.right == UIView:0x1050f5ff0.right - 20.0>",
          "<NSLayoutConstraint:0x17029ab80 'UIView-Encapsulated-Layout-Width' UIView:0x1050f5ff0.width == 20   (active)>"
      Will attempt to recover by breaking constraint
      <SnapKit.LayoutConstraint:0x1700bbc00@TripSettingsViewController.swift#73 UILabel:0x1050ea120.left == UIImageView:0x1050e9f30.right + 10.0>
      """,
      "'label1.left == imageView.right + 10 \"TripSettingsViewController.swift:73\"' was left out: inset 20 + gap 10 + inset 20 = 50, but 'view1' is 20 wide: 30 too much"
    ),
    LogCase(
      "horizontalsystems/unstoppable-wallet-ios#1731",
      """
          "<SnapKit.LayoutConstraint:0x600000c7e820@BackupWordsController.swift#61 UIButton:0x7f96dc4de760.bottom == UIExtensions.GradientView:0x7f96dc4de290.bottom - 24.0>",
          "<SnapKit.LayoutConstraint:0x600000c7e880@BackupWordsController.swift#62 UIButton:0x7f96dc4de760.bottom == UIExtensions.GradientView:0x7f96dc4de290.bottom - 32.0>"
      """, "'button1.bottom == gradientView.bottom - 32 \"BackupWordsController.swift:62\"' was left out: "),
    LogCase(
      "SnapKit/Masonry, README",
      """
          "<NSAutoresizingMaskLayoutConstraint:0x8887740 MASExampleDebuggingView:superview.height == 416>",
          "<MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>",
          "<MASLayoutConstraint:BottomConstraint UILabel:messageLabel.bottom == MASExampleDebuggingView:superview.bottom - 10>",
          "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:messageLabel.top == MASExampleDebuggingView:superview.top + 1>"
      """,
      "'messageLabel.top == superview1.top + 1 \"ConflictingConstraint[0]\"' was left out: inset 1 + 'messageLabel' at least 5000 + inset 10 = 5011, but 'superview1' is 416 tall: 4595 too much"
    ),
    LogCase(
      "SnapKit/Masonry#447",
      """
      (
      \t<NSLayoutConstraint:0x610000284e20 UITableViewCellContentView:cv.width == 414>,
      \t<NSLayoutConstraint:0x600000498510 UITableViewCellContentView:cv.width == 0>
      )
      =======================================
      """, "'cv.width == 0' was left out: 'cv' cannot be both 414 and 0 wide"),
    LogCase(
      "pujiaxin33/JXCategoryView#536",
      """
          "<MASLayoutConstraint:0x111c83cc0 UIView:0x111e9a700.leading == UIView:0x111e9a580.leading>",
          "<MASLayoutConstraint:0x111c803c0 UIView:0x111e9a700.trailing == UIView:0x111e9a580.trailing>",
          "<MASLayoutConstraint:0x102c78900 UILabel:0x11e469c00.leading == UIView:0x111e9a700.leading + 110.4>",
          "<MASLayoutConstraint:0x102c79d40 UILabel:0x11e469c00.trailing == UIView:0x111e9a700.trailing - 110.4>",
          "<NSLayoutConstraint:0x11e54e4e0 UIView:0x111e9a580.width == 0>"
      Will attempt to recover by breaking constraint
      <MASLayoutConstraint:0x102c79d40 UILabel:0x11e469c00.trailing == UIView:0x111e9a700.trailing - 110.4>
      """,
      "'label1.trailing == view1.trailing - 110.4' was left out: inset 110.4 + inset 110.4 = 220.8, but 'view2' is 0 wide: 220.8 too much"
    ),
    LogCase(
      "shima11/PinCodeInputView#10",
      """
          "<NSLayoutConstraint:0x600001a05a90 'UISV-canvas-connection' UIStackView:0x7fb4d1903cc0.leading == _TtGCGC16PinCodeInputView16PinCodeInputViewCS_8ItemView_P10$100d482f017ContainerItemViewS1__S1__:0x7fb540405310.leading   (active)>",
          "<NSLayoutConstraint:0x600001a04b40 'UISV-canvas-connection' H:[_TtGCGC16PinCodeInputView16PinCodeInputViewCS_8ItemView_P10$100d482f017ContainerItemViewS1__S1__:0x7fb540405310]-(0)-|   (active, names: '|':UIStackView:0x7fb4d1903cc0 )>",
          "<NSLayoutConstraint:0x600001a04b41 _TtGCGC16PinCodeInputView16PinCodeInputViewCS_8ItemView_P10$100d482f017ContainerItemViewS1__S1__:0x7fb540405310.width == 9   (active)>",
          "<NSLayoutConstraint:0x600001a04b42 'UIView-Encapsulated-Layout-Width' UIStackView:0x7fb4d1903cc0.width == 0   (active)>"
      """, ""),
  ]
}
