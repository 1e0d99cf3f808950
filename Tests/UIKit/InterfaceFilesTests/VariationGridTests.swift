import Foundation
import Testing

@testable import InterfaceFiles

/// Variations in all size classes.
///
/// Source: Apple, "Size-Class-Specific Layout" (Auto Layout Guide): the canvas' final set is chosen for the present
/// size classes; Interface Builder saves a variation of two classes as `heightClass=compact-widthClass=regular`.
@Suite struct VariationGridTests {
  private typealias Class = InterfaceSizeClasses.Class
  private static let classes: [Class] = [.unspecified, .compact, .regular]

  private func element() throws -> InterfaceElement {
    let text = """
      <document type="CocoaTouch"><view text="own">
        <subviews><label id="a"/><label id="b"/></subviews>
        <variation key="heightClass=compact-widthClass=regular" text="both"/>
        <variation key="widthClass=regular" text="width">
          <mask key="subviews"><exclude reference="a"/></mask>
        </variation>
        <variation key="heightClass=compact" text="height">
          <mask key="subviews"><include reference="b"/></mask>
        </variation>
        <variation key="default">
          <mask key="subviews"><exclude reference="b"/></mask>
        </variation>
        <variation key="idiom=pad" text="never"/>
      </view></document>
      """
    return try InterfaceParser().parse(Data(text.utf8))
  }

  @Test(arguments: classes.indices, classes.indices)
  func theMostSpecificVariationWins(column: Int, row: Int) throws {
    let root = try element()
    let (width, height) = (Self.classes[column], Self.classes[row])
    let classes = InterfaceSizeClasses(horizontal: width, vertical: height)
    #expect(root.resolveVariations(for: classes), "the file has variations")
    let view = try #require(root.child("view"))
    let isWide = width == .regular
    let isLow = height == .compact
    let expected = isWide && isLow ? "both" : isLow ? "height" : isWide ? "width" : "own"
    #expect(view.string("text") == expected)
    #expect(view.items(of: "subviews").map(\.isInstalled) == [!isWide, isLow])
    #expect(view.children.map(\.name) == ["subviews"], "no variation is left")
    #expect(!root.resolveVariations(for: classes))
  }

  @Test func aDefaultAloneIsNoChoice() throws {
    let text = """
      <document type="CocoaTouch"><view><variation key="default" text="own"/></view></document>
      """
    let root = try InterfaceParser().parse(Data(text.utf8))
    let classes = InterfaceSizeClasses(horizontal: .compact, vertical: .regular)
    #expect(!root.resolveVariations(for: classes))
    #expect(root.child("view")?.string("text") == "own")
  }

  /// A variation's child takes the place of the one with its key; one without a key is added.
  @Test func childrenOfAVariationReplaceThoseWithTheirKey() throws {
    let text = """
      <document type="CocoaTouch"><label>
        <color key="textColor" white="0"/><rect key="frame" width="1"/>
        <variation key="heightClass=regular-widthClass=compact">
          <color key="textColor" white="1"/><extra/>
        </variation>
      </label></document>
      """
    for (column, row) in [(Class.compact, Class.regular), (.regular, .compact)] {
      let root = try InterfaceParser().parse(Data(text.utf8))
      #expect(root.resolveVariations(for: .init(horizontal: column, vertical: row)))
      let children = try #require(root.child("label")).children
      let fits = column == .compact
      #expect(children.map(\.name) == (fits ? ["rect", "color", "extra"] : ["color", "rect"]))
      let color = children.first { $0.name == "color" }
      #expect(color?.attributes["white"] == (fits ? "1" : "0"))
    }
  }

  /// The last of two variations with as many conditions wins.
  @Test func equalVariationsApplyInTheFilesOrder() throws {
    let text = """
      <document type="CocoaTouch"><view>
        <variation key="widthClass=regular" text="first"/>
        <variation key="heightClass=regular" text="second"/>
        <variation key="default" text="own"/>
      </view></document>
      """
    let root = try InterfaceParser().parse(Data(text.utf8))
    #expect(root.resolveVariations(for: .init(horizontal: .regular, vertical: .regular)))
    #expect(root.child("view")?.string("text") == "second")
  }
}
