import Stage
import Testing

@testable import UIKit

/// A custom segue that shows its destination as a child.
final class AddingSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() {
    AddingSegue.performed.append(identifier ?? "")
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}

/// A controller that records its segues.
class SegueController: UIViewController {
  static var lines: [String] = []
  static var allows = true
  private(set) var titleWhenLoaded: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    titleWhenLoaded = title
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    SegueController.lines.append("should \(identifier)")
    return SegueController.allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let by = sender.map { " by \(type(of: $0))" } ?? ""
    SegueController.lines.append("prepare \(segue.identifier ?? "")\(by)")
    segue.destination.title = "prepared"
  }
}

/// The destination of unwind segues.
final class HomeController: SegueController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action == Selector("home:") }
}

@MainActor
@Suite(.serialized)
struct StoryboardSegueTests {
  private static func file(_ connections: String, extra: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
    <scenes>
    <scene><objects><navigationController id="nav">
      <connections><segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
    <scene><objects><viewController id="home" customClass="HomeController" customModule="StoryboardTests">
      <view key="view" contentMode="scaleToFill" id="hv"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="100" y="300" width="100" height="44"/>
          <state key="normal" title="Go"/><connections>\(connections)</connections></button>
        \(extra)
      </subviews></view>
      <connections><segue destination="next" kind="show" identifier="manual" id="m"/></connections>
      </viewController></objects></scene>
    <scene><objects><viewController id="next" customClass="SegueController" customModule="StoryboardTests">
      <view key="view" contentMode="scaleToFill" id="nv"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <connections>
        <segue destination="next" kind="presentation" identifier="deeper" modalPresentationStyle="fullScreen" id="d"/>
        <segue destination="x" kind="unwind" identifier="back" unwindAction="home:" id="u"/>
      </connections>
      </viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
    </scenes></document>
    """
  }

  private func show(
    _ connections: String, extra: String = ""
  ) throws -> (Stage, UINavigationController, HomeController) {
    SegueController.lines = []
    SegueController.allows = true
    AddingSegue.performed = []
    let document = try InterfaceDocument(
      data: Data(Self.file(connections, extra: extra).utf8), name: "T", bundle: .main)
    let stage = Stage()
    stage.makeCurrent()
    let navigation = try #require(
      UIStoryboard(document: document).instantiateInitialViewController()
        as? UINavigationController)
    stage.show(navigation)
    stage.advance(by: 0.1)
    let home = try #require(navigation.topViewController as? HomeController)
    return (stage, navigation, home)
  }

  private func tap(_ stage: Stage) {
    stage.tap(at: CGPoint(x: 150, y: 322))
    stage.advance(by: 1)
  }

  @Test("A button shows the next controller after the source agreed and prepared it")
  func showing() throws {
    let (stage, navigation, _) = try show(
      "<segue destination=\"next\" kind=\"show\" identifier=\"go\" id=\"s\"/>")
    SegueController.allows = false
    tap(stage)
    #expect(navigation.viewControllers.count == 1)
    #expect(SegueController.lines == ["should go"])
    SegueController.allows = true
    tap(stage)
    #expect(SegueController.lines.suffix(2) == ["should go", "prepare go by UIButton"])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == "prepared")
    #expect(navigation.topViewController?.storyboard != nil)
  }

  @Test("Each kind of segue shows its destination in its own way")
  func kinds() throws {
    let cases: [(String, Bool, UIModalPresentationStyle?)] = [
      ("kind=\"show\"", true, nil), ("kind=\"push\"", true, nil),
      ("kind=\"showDetail\"", false, .pageSheet),
      ("kind=\"presentation\"", false, .pageSheet),
      ("kind=\"presentation\" modalPresentationStyle=\"fullScreen\"", false, .fullScreen),
      (
        "kind=\"presentation\" modalPresentationStyle=\"overCurrentContext\" animates=\"NO\"",
        false,
        .overCurrentContext
      ),
    ]
    for (attributes, pushes, style) in cases {
      let (stage, navigation, _) = try show(
        "<segue destination=\"next\" \(attributes) identifier=\"go\" id=\"s\"/>")
      tap(stage)
      #expect(navigation.viewControllers.count == (pushes ? 2 : 1), "\(attributes)")
      #expect(
        navigation.presentedViewController?.presentationController?.presentationStyle == style)
    }
  }

  @Test("A custom segue class performs the segue, and the destination gets the transition style")
  func custom() throws {
    let (stage, _, home) = try show(
      """
      <segue destination="next" kind="custom" identifier="mine" customClass="AddingSegue" \
      customModule="StoryboardTests" id="s"/>
      """)
    tap(stage)
    #expect(AddingSegue.performed == ["mine"])
    #expect(home.children.first?.title == "prepared")

    let (other, navigation, _) = try show(
      """
      <segue destination="next" kind="presentation" modalTransitionStyle="crossDissolve" id="s"/>
      """)
    tap(other)
    #expect(navigation.presentedViewController?.modalTransitionStyle == .crossDissolve)
  }

  @Test("Code performs a segue by its identifier without asking")
  func manual() throws {
    let (stage, navigation, home) = try show("")
    home.performSegue(withIdentifier: "manual", sender: nil)
    stage.advance(by: 1)
    #expect(SegueController.lines == ["prepare manual"])
    #expect(navigation.viewControllers.count == 2)
  }

  /// Source: https://stackoverflow.com/a/37191581, the order of events: the source receives `prepareForSegue`, and
  /// then the destination loads its view and receives `viewDidLoad`.
  @Test("An embedded controller is prepared before it loads its view and becomes a child")
  func embed() throws {
    let (_, _, home) = try show(
      "",
      extra: """
        <containerView opaque="NO" id="c"><rect key="frame" x="0" y="500" width="393" height="100"/>
        <connections><segue destination="next" kind="embed" identifier="inner" id="e"/></connections>
        </containerView>
        """)
    #expect(SegueController.lines == ["prepare inner"])
    let child = try #require(home.children.first as? SegueController)
    #expect(child.title == "prepared")
    #expect(child.titleWhenLoaded == "prepared")
  }

  @Test("An unwind segue returns through presented and pushed controllers", arguments: 0...2)
  func unwinding(depth: Int) throws {
    let (stage, navigation, home) = try show("")
    home.performSegue(withIdentifier: "manual", sender: nil)
    stage.advance(by: 1)
    var last = try #require(navigation.topViewController)
    for _ in 0..<depth {
      last.performSegue(withIdentifier: "deeper", sender: nil)
      stage.advance(by: 1)
      last = try #require(last.presentedViewController)
    }
    last.performSegue(withIdentifier: "back", sender: nil)
    stage.advance(by: 2)
    #expect(navigation.viewControllers == [home])
    #expect(navigation.presentedViewController == nil)
    #expect(home.view.window != nil)
    #expect(SegueController.lines.last == "prepare back")
  }
}
