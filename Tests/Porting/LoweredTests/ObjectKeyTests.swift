import CoreGraphics
import Foundation
import OozeCheckout
import Testing

@testable import ObjectiveCForLinux
@testable import UIKit

/// Keys of UIKit's objects.
///
/// Source: Apple, "Key-Value Coding Programming Guide", and iOS's list of properties, in which a property with the getter
/// `isHidden` is imported under that name, and has the key `hidden`.
@MainActor struct ObjectKeyTests {
  /// Every settable property of iOS's classes that this UIKit has.
  @Test func everyPropertyHasItsKey() throws {
    let root = OozeCheckout.sources(of: "UIKit")
    var declared: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: #/(?:open|public)[a-z() ]* var `?(\w+)/#) {
        declared.insert(String(match.1))
      }
    }
    let list = OozeCheckout.root.appendingPathComponent("Tools/uikit-api/UIKit.tsv")
    var count = 0
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/(UI\w+)\tvar (is\w+): Bool/#),
        let type = NSClassFromString("UIKit.\(match.1)"), declared.contains(String(match.2))
      else { continue }
      let name = String(match.2)
      // The only one that has no getter of another name: see propertiesOfProtocolsAreKeys.
      guard name != "isAccessibilityElement" else { continue }
      let key = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
      count += 1
      let found = MemberRegistry.shared.property(key, of: type)
      #expect(found?.getterName == name, "\(match.1).\(key)")
      #expect(
        MemberRegistry.shared.method("set" + name.dropFirst(2) + ":", of: type) != nil, "\(line)")
      #expect(MemberRegistry.shared.method(name, of: type) != nil, "\(line)")
      #expect(MemberRegistry.shared.method(key, of: type) == nil, "\(line)")
    }
    #expect(count > 60)
  }

  /// Every name that a folder lists is registered, so no folder's list is forgotten.
  @Test func everyListedNameIsRegistered() throws {
    let root = OozeCheckout.sources(of: "UIKit")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.contains("/SystemObjects+") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for list in text.matches(of: #/Keys<(\w+)>\.register\(\[([^\]]*)\]/#) {
        guard let type = NSClassFromString("UIKit.\(list.1)") else { continue }
        for match in list.2.matches(of: #/"(\w+)":/#) {
          let name = String(match.1)
          let key = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
          let isKnown = [name, key].contains {
            MemberRegistry.shared.property($0, of: type) != nil
          }
          #expect(isKnown, "\(list.1).\(name) in \(path)")
          count += 1
        }
      }
      for match in text.matches(of: #/    "(\w+)": (\w+)\.self/#) {
        let type: AnyClass = try #require(InterfaceClasses.systemClass(of: String(match.1)))
        #expect(NSStringFromClass(type) == "UIKit.\(match.2)")
      }
    }
    #expect(count > 1000)
  }

  /// The properties whose getters and setters notify observers, of which nothing is reported.
  @Test func observedPropertiesNotify() {
    for property in ObservedProperty.allCases {
      let type: AnyClass = property == .image ? UIImageView.self : UIScrollView.self
      #expect(
        MemberRegistry.shared.property(property.rawValue, of: type)?.notifies == true,
        "\(property)")
    }
    let view = UIImageView()
    var images: [UIImage?] = []
    let observation = view.observe(\.image, options: .new) { _, change in
      images.append(change.newValue ?? nil)
    }
    let image = UIImage()
    view.image = image
    observation.invalidate()
    #expect(images == [image])
    #expect(MemberRegistry.shared.property("title", of: UIViewController.self)?.notifies == false)
  }

  @Test func aValueIsSetByItsKeyInObjectiveC() {
    let view = UIView()
    for (key, path) in [
      ("hidden", \UIView.isHidden), ("exclusiveTouch", \.isExclusiveTouch),
      ("opaque", \.isOpaque), ("clipsToBounds", \.clipsToBounds),
      ("userInteractionEnabled", \.isUserInteractionEnabled),
      ("multipleTouchEnabled", \.isMultipleTouchEnabled),
    ] {
      for value in [true, false, true] {
        view.setValue(value, forKey: key)
        #expect(view[keyPath: path] == value, "\(key)")
        #expect(view.value(forKey: key) as? Bool == value, "\(key)")
      }
    }
    let stack = UIStackView()
    stack.setValue(NSNumber(value: true), forKey: "layoutMarginsRelativeArrangement")
    #expect(stack.isLayoutMarginsRelativeArrangement)
    stack.setValue(1, forKey: "axis")
    #expect(stack.axis == .vertical)
    #expect(stack.value(forKey: "axis") as? Int == 1)
    stack.setValue(false, forKeyPath: "layer.doubleSided")
    #expect(!stack.layer.isDoubleSided)
    stack.setValue(true, forKeyPath: "layer.shouldRasterize")
    #expect(stack.layer.shouldRasterize)
    let label = UILabel()
    label.setValue("Ada", forKey: "text")
    label.setValue(UIColor.red, forKey: "textColor")
    label.setValue(nil, forKey: "attributedText")
    #expect(label.value(forKey: "numberOfLines") as? Int == 1)
    #expect(label.textColor == .red)
  }

  /// Source: Apple's interfaces of UIAccessibility, UITextInputTraits and UIContentSizeCategoryAdjusting.
  @Test func propertiesOfProtocolsAreKeys() {
    let field = UITextField()
    field.setValue(true, forKey: "secureTextEntry")
    field.setValue(UIKeyboardType.numberPad.rawValue, forKey: "keyboardType")
    field.setValue("name", forKey: "accessibilityLabel")
    field.setValue(true, forKey: "isAccessibilityElement")
    field.setValue(true, forKey: "adjustsFontForContentSizeCategory")
    #expect(field.isSecureTextEntry)
    #expect(field.keyboardType == .numberPad)
    #expect(field.accessibilityLabel == "name")
    #expect(field.isAccessibilityElement)
    #expect(field.adjustsFontForContentSizeCategory)
    #expect(field.responds(to: Selector("setIsAccessibilityElement:")))
    #expect(!field.responds(to: Selector("setAccessibilityElement:")))
  }

  @Test func runtimeAttributesAreKeys() throws {
    let attributes = [
      #"type="boolean" keyPath="userInteractionEnabled" value="NO"/>"#,
      #"type="boolean" keyPath="exclusiveTouch" value="YES"/>"#,
      #"type="boolean" keyPath="layer.doubleSided" value="NO"/>"#,
      #"type="boolean" keyPath="layer.shouldRasterize" value="YES"/>"#,
      #"type="number" keyPath="layer.zPosition"><integer key="value" value="9"/></userDefinedRuntimeAttribute>"#,
      #"type="number" keyPath="layer.cornerRadius"><real key="value" value="3"/></userDefinedRuntimeAttribute>"#,
      #"type="number" keyPath="contentMode"><integer key="value" value="4"/></userDefinedRuntimeAttribute>"#,
      #"type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>"#,
      #"type="point" keyPath="center"><point key="value" x="5" y="6"/></userDefinedRuntimeAttribute>"#,
      #"type="string" keyPath="accessibilityIdentifier" value="box"/>"#,
    ].map { "<userDefinedRuntimeAttribute " + $0 }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            </view>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="hidesBottomBarWhenPushed" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="navigationItem.title" value="Quay"/>
            </userDefinedRuntimeAttributes>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(data: Data(text.utf8), name: "Keys.storyboard", bundle: .main)
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = controller.view!
    #expect(!view.isUserInteractionEnabled)
    #expect(view.isExclusiveTouch)
    #expect(!view.layer.isDoubleSided)
    #expect(view.layer.shouldRasterize)
    #expect(view.layer.zPosition == 9)
    #expect(view.layer.cornerRadius == 3)
    #expect(view.contentMode == .center)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.center == CGPoint(x: 5, y: 6))
    #expect(view.accessibilityIdentifier == "box")
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(controller.navigationItem.title == "Quay")
  }
}
