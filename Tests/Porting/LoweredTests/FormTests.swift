import Foundation
import Lowered
import Stage
import Testing

@testable import UIKit

/// `Tests/Porting/Clients/Originals`, written as iOS developers write, lowered by the plugin and driven by
/// touches.
@MainActor @Suite(.serialized) struct FormTests {
  private let stage = Stage(device: .iPhone14Pro)

  private func shown<Form: FormController>(_ form: Form, for saver: Saver? = nil) -> Form {
    form.delegate = saver
    stage.show(form)
    stage.advance(by: 1)
    form.log = []
    return form
  }

  @Test func anOverrideInAnExtensionIsCalled() {
    let saver = Saver()
    let form = FormController()
    form.delegate = saver
    stage.show(form)
    stage.advance(by: 1)
    #expect(form.log == ["loaded"])
    #expect((form as UIViewController).preferredStatusBarStyle == .lightContent)
    let long = LongFormController()
    long.delegate = saver
    stage.show(long)
    stage.advance(by: 1)
    #expect(long.log == ["loaded", "long"])
  }

  @Test func anExtensionsMemberIsOverridden() {
    #expect(describe(FormController()) == "form")
    #expect(describe(LongFormController()) == "long form")
  }

  /// Touches the button and the area, and moves a finger across the controller's view.
  @Test func actionsArrive() {
    let saver = Saver()
    let form = shown(FormController(), for: saver)
    stage.tap(at: CGPoint(x: 70, y: 122))
    #expect(form.log == ["touched 1", "saved"])
    #expect(form.progress == 1)
    #expect(saver.saved == 1)
    stage.tap(at: CGPoint(x: 70, y: 250))
    stage.advance(by: 0.5)
    #expect(form.log.last == "tapped")
    saver.isWilling = false
    stage.tap(at: CGPoint(x: 70, y: 122))
    #expect(form.log.last == "refused")
    #expect(form.progress == 1)
    let long = shown(LongFormController(), for: Saver())
    stage.tap(at: CGPoint(x: 70, y: 122))
    #expect(long.log == ["touched 1", "long save", "saved"])
  }

  /// The selector of a method in an extension of a UIKit class reaches any controller that it is sent to.
  @Test func anActionOfAnExtensionOfUIKitsClassArrives() {
    let form = shown(FormController())
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    form.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    stage.advance(by: 1)
    stage.drag(from: CGPoint(x: 60, y: 350), by: CGVector(dx: 200, dy: 0), duration: 0.1)
    stage.advance(by: 1)
    #expect(!field.isFirstResponder)
  }

  /// An optional member counts if the class that declares the conformance, or a subclass, has it (F-SWIFT-13).
  /// Without it, nothing is refused.
  @Test func optionalMembersMayBeMissing() {
    let delegates: [(FormDelegate?, String)] = [
      (nil, "none"), (Saver(), "none"), (TitledSaver(), "Titled"), (Titler(), "Titled"),
    ]
    for (delegate, title) in delegates {
      let form = FormController()
      form.delegate = delegate
      stage.show(form)
      #expect(form.title == title)
      form.save(UIButton())
      #expect(form.progress == 1)
    }
  }

  @Test func selectorsHaveObjectiveCsNames() {
    #expect(NSStringFromSelector(saveAction()) == "save:")
    #expect(names() == ["name", "progress", "describeAs:with:", "length", "setLength:"])
    let form = FormController()
    for name in ["save:", "touched:forEvent:", "tapped:", "renamedAction:", "described"] {
      #expect(form.responds(to: Selector(name)), "\(name)")
    }
    #expect(!form.responds(to: Selector("written:")))
    form.perform(Selector("renamedAction:"), with: nil)
    #expect(form.log == ["renamed"])
  }

  /// A storyboard's outlets, an action and a runtime attribute, for a class of another module.
  @Test func storyboardsFindOutletsAndActions() throws {
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(Self.storyboard.utf8), name: "Form.storyboard", bundle: .main))
    let form = try #require(storyboard.instantiateInitialViewController() as? FormController)
    form.loadViewIfNeeded()
    #expect(form.log.contains("field"))
    #expect(form.log.contains("radius 7.0"))
    #expect(form.field?.text == "typed")
    #expect(form.labels.map(\.text) == ["one", "two"])
    stage.show(form)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 150, y: 520))
    #expect(form.log.last == "saved")
    #expect(form.progress == 1)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="FormController" customModule="Lowered" \
    sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <textField id="f" text="typed"><rect key="frame" x="20" y="400" width="200" height="34"/></textField>
              <label id="a" text="one"><rect key="frame" x="20" y="440" width="60" height="20"/></label>
              <label id="b" text="two"><rect key="frame" x="90" y="440" width="60" height="20"/></label>
              <button id="k" buttonType="system">
                <rect key="frame" x="100" y="500" width="100" height="40"/>
                <state key="normal" title="Save"/>
                <connections>
                  <action selector="save:" destination="vc" eventType="touchUpInside" id="c3"/>
                </connections>
              </button>
            </subviews>
          </view>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
              <real key="value" value="7"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="field" destination="f" id="c1"/>
            <outletCollection property="labels" destination="a" id="c2"/>
            <outletCollection property="labels" destination="b" id="c4"/>
          </connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
