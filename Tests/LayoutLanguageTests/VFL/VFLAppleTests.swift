import LayoutModel
import Testing

@testable import LayoutLanguage

@Suite struct VFLAppleTests {
  /// The examples of the Auto Layout Guide, appendix Visual Format Language, in their normal forms.
  @Test(arguments: [
    ("[button]1️⃣-[textField]", ["textField.leading == button.trailing + 8"]),
    ("[button(1️⃣>=50)]", ["button.width >= 50"]),
    (
      "|1️⃣-50-[purpleBox]2️⃣-50-|",
      ["purpleBox.leading == view.leading + 50", "view.trailing == purpleBox.trailing + 50"]
    ),
    ("V:[topField]1️⃣-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
    ("[maroonView]1️⃣[blueView]", ["blueView.leading == maroonView.trailing"]),
    ("[button(1️⃣100@20)]", ["button.width == 100 @20"]),
    ("[button1(1️⃣==button2)]", ["button1.width == button2.width"]),
    ("[flexibleButton(1️⃣>=70,2️⃣<=100)]", ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    (
      "|1️⃣-[find]2️⃣-[findNext]3️⃣-[findField(4️⃣>=20)]5️⃣-|",
      [
        "find.leading == view.leadingMargin", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20",
        "view.trailingMargin == findField.trailing",
      ]
    ),
  ])
  func `the Guide's examples`(marked: String, normalForms: [String]) {
    let line = MarkedText(marked)
    let reading = VFLReading(line.text, declaresViews: false)
    #expect(reading.normalForms == normalForms)
    #expect(reading.constraints.map { reading.column($0) } == line.columns)
    #expect(reading.findings == [])
  }
}
