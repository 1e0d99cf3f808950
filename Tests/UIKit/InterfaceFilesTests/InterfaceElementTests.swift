import Foundation
import Testing

@testable import InterfaceFiles

/// Reading of values, scenes, texts and leftovers from elements, without a view.
@Suite struct InterfaceElementTests {
  private func root(_ inner: String, attributes: String = "") throws -> InterfaceElement {
    try InterfaceParser().parse(
      Data("<document type=\"CocoaTouch\" \(attributes)>\n\(inner)\n</document>".utf8))
  }

  private func view(_ text: String) throws -> InterfaceElement {
    try #require(try root(text).child("view"))
  }

  private final class Target {
    var number = 1.0
    var flag: Bool?
    var choice = "first"
    var child = 0
  }

  // MARK: Values

  @Test(
    arguments: [
      ("12", 12.0), ("-0.5", -0.5), ("1e3", 1000), ("", nil), ("x", nil), ("inf", nil),
      ("nan", nil),
      (" 1", nil), ("0x10", 16),
    ] as [(String, Double?)])
  func numbersAreFinite(text: String, expected: Double?) throws {
    let element = try view("<view a='\(text)'/>")
    #expect(element.optionalNumber("a").map { Double($0) } == expected)
    #expect(element.number("a") == CGFloat(expected ?? 0))
    #expect(element.optionalNumber("b") == nil)
  }

  @Test func onlyWhatTheFileNamesIsSet() throws {
    let element = try view(
      "<view number='2.5' flag='NO' choice='other' bad='maybe'><rect key='frame' x='7'/></view>")
    let target = Target()
    element.read("missing", into: \.number, of: target)
    element.read("bad", into: \.flag, of: target)
    element.read("choice", into: \.choice, of: target, from: ["one": "1"])
    element.read(key: "bounds", into: \.child, of: target) { _ in 9 }
    element.read(key: "frame", named: "size", into: \.child, of: target) { _ in 9 }
    #expect(target.number == 1)
    #expect(target.flag == nil)
    #expect(target.choice == "first")
    #expect(target.child == 0)
    element.read("number", into: \.number, of: target)
    element.read("flag", into: \.flag, of: target)
    element.read("choice", into: \.choice, of: target, from: ["other": "2"])
    element.read(key: "frame", named: "rect", into: \.child, of: target) { Int($0.number("x")) }
    #expect(target.number == 2.5)
    #expect(target.flag == false)
    #expect(target.choice == "2")
    #expect(target.child == 7)
  }

  private struct Edges: OptionSet {
    let rawValue: Int
  }

  @Test func flagsAndNamesAreTakenIfTheyAreKnown() throws {
    let element = try view("<view top='YES' left='NO' bottom='maybe' mode='fill' style='own'/>")
    let edges: [String: Edges] = [
      "top": Edges(rawValue: 1), "left": Edges(rawValue: 2), "bottom": Edges(rawValue: 4),
      "right": Edges(rawValue: 8),
    ]
    #expect(element.options(edges) == Edges(rawValue: 1))
    #expect(element.flag("top") == true)
    #expect(element.flag("left") == false)
    #expect(element.flag("bottom") == nil)
    #expect(element.known("mode", in: ["fill": 3]) == 3)
    #expect(element.known("style", in: ["plain": 0]) == nil)
    #expect(element.known("missing", in: ["plain": 0]) == nil)
    element.taken()
    #expect(element.untaken.map(\.key) == ["view.style"])
  }

  // MARK: Leftovers

  @Test func whatNoDecoderTakesIsLeftOver() throws {
    let element = try view(
      """
      <view id="a" alpha="1" tint="2">
        <rect key="frame" x="1" glow="3"/>
        <halo key="aura"/>
        <simulatedMetrics key="x"/>
        <metrics key="simulatedStatusBar"/>
        <later/>
      </view>
      """)
    let untaken = UntakenPart(line: 2, description: "<view>", key: "<view >")
    #expect(try root("<view/>").children[0].untaken == [untaken])
    _ = element.string("alpha")
    _ = element.child(key: "frame")?.string("x")
    let found = element.untaken
    #expect(
      found.map(\.description) == [
        "the attribute 'tint' of <view>", "the attribute 'glow' of <rect>",
        "<halo key=\"aura\">", "<later>",
      ])
    #expect(found.map(\.line) == [2, 3, 4, 7])
    #expect(found.map(\.key) == ["view.tint", "rect.glow", "<halo aura>", "<later >"])
    try #require(element.children.last).isDeferred = true
    #expect(element.untaken.count == 3)
    element.ignore("tint", because: "it has no effect")
    #expect(element.untaken.count == 2)
    element.takeAll()
    #expect(element.untaken.isEmpty)
  }

  // MARK: Scenes

  @Test func scenesHaveControllersAndTheirSiblings() throws {
    let document = try root(
      """
      <scenes>
        <scene><objects>
          <viewController id="a" storyboardIdentifier="first"/>
          <placeholder id="b" storyboardIdentifier="owner"/>
          <exit id="c"/><tapGestureRecognizer id="d"/>
        </objects></scene>
        <scene><objects>
          <viewControllerPlaceholder id="e" storyboardIdentifier="second"/>
          <viewController storyboardIdentifier="nameless"/>
        </objects></scene>
      </scenes>
      <resources>
        <namedColor name="n"><color white="0"/></namedColor>
        <systemColor name="n"><color white="1"/></systemColor>
      </resources>
      """, attributes: "initialViewController='e'")
    #expect(document.initialControllerID == "e")
    #expect(document.controllerID(forIdentifier: "first") == "a")
    #expect(document.controllerID(forIdentifier: "second") == "e")
    for identifier in ["owner", "nameless", "third"] {
      #expect(document.controllerID(forIdentifier: identifier) == nil, "\(identifier)")
    }
    #expect(document.controller(id: "b") == nil)
    #expect(document.controller(id: "c") == nil)
    let controller = try #require(document.controller(id: "a"))
    #expect(document.siblings(of: controller).map(\.id) == ["d"])
    let color = document.resourceColor(named: "n", kind: "systemColor")
    #expect(color?.string("white") == "1")
    #expect(document.resourceColor(named: "m", kind: "systemColor") == nil)
  }

  @Test func aFileWithoutScenesHasNoControllers() throws {
    let document = try root("<objects><view id='a'/></objects>")
    #expect(document.initialControllerID == nil)
    #expect(document.controller(id: "a") == nil)
    #expect(document.siblings(of: document).isEmpty)
  }

  @Test(arguments: ["<scenes><scene><objects>", "<objects>"])
  func theFirstResponderIsAPlaceholder(container: String) throws {
    let ends = container.contains("scenes") ? "</objects></scene></scenes>" : "</objects>"
    let document = try root(
      """
      \(container)
        <viewController id="a"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="b"/>
        <placeholder placeholderIdentifier="IBFilesOwner" id="c"/>
      \(ends)
      """)
    for (id, isFirstResponder) in [("a", false), ("b", true), ("c", false), ("d", false)] {
      #expect(document.isFirstResponder(id: id) == isFirstResponder, "\(id)")
    }
  }

  // MARK: Texts

  /// Sources: Apple, "Internationalization and Localization Guide"; Xcode's export of a storyboard.
  @Test func textsReplaceThoseOfTheirObjects() throws {
    let document = try root(
      """
      <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
      <label id="l"><string key="text">Long</string></label>
      <segmentedControl id="s"><segments><segment title="0"/><segment title="1"/></segments></segmentedControl>
      """)
    document.localize([
      "b.normalTitle": "Los", "l.text": "Lang", "s.segmentTitles[1]": "eins",
      "s.segmentTitles[7]": "nichts", "l.ibShadowedText": "Schatten", "gone.text": "nichts",
      "nodot": "nichts",
    ])
    let button = document.children[0].children
    #expect(button.map { $0.string("title") } == ["Los", "Gone"])
    #expect(document.children[1].child(key: "text")?.text == "Lang")
    #expect(document.children[2].items(of: "segments").map { $0.string("title") } == ["0", "eins"])
  }

  /// Each list has two items, so that a translation of the second one shows that its number counts.
  @Test func textsOfPartsAndListsReplaceTheirs() throws {
    let document = try root(
      """
      <button id="b">
        <state key="normal" title="Go"/>
        <buttonConfiguration key="configuration" style="plain" title="Title" subtitle="Subtitle"/>
        <accessibility key="accessibilityConfiguration" hint="Hint" label="Label" value="Value"/>
      </button>
      <searchBar id="s"><scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
      <view id="v">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="n"/>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="t" value="One"/>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="u" value="Two"/>
        </userDefinedRuntimeAttributes>
      </view>
      <textView id="t">
        <data key="text">kept</data>
        <mutableString key="text">Old</mutableString>
      </textView>
      <label id="l" text="Short"><string key="text">Long</string></label>
      """)
    document.localize([
      "b.configuration.title": "Titel", "b.accessibilityLabel": "Name",
      "b.accessibilityHint": "Hinweis", "b.disabledTitle": "nichts",
      "s.scopeButtonTitles[1]": "Meine",
      "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]": "Zwei",
      "v.otherTitles[0]": "nichts", "t.text": "Neu", "l.text": "Kurz",
    ])
    let button = document.children[0]
    #expect(button.child("state")?.string("title") == "Go")
    let configuration = button.child("buttonConfiguration")
    #expect(configuration?.attributes["title"] == "Titel")
    #expect(configuration?.attributes["subtitle"] == "Subtitle")
    #expect(
      button.child("accessibility")?.attributes.filter { $0.key != "key" }
        == ["hint": "Hinweis", "label": "Name", "value": "Value"])
    #expect(document.children[1].items(of: "scopeButtonTitles").map(\.text) == ["All", "Meine"])
    #expect(
      document.children[2].items(of: "userDefinedRuntimeAttributes").map { $0.attributes["value"] }
        == [nil, "One", "Zwei"])
    #expect(document.children[3].children.map(\.text) == ["kept", "Neu"])
    // The attribute is what iOS shows.
    #expect(document.children[4].attributes["text"] == "Kurz")
    #expect(document.children[4].children.map(\.text) == ["Long"])
  }
}
