import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of pickers in the format of Interface Builder.
@MainActor @Suite(.serialized) struct PickerStoryboardTests {
  private func load(_ content: String) throws -> UIViewController {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" customClass="PickerHost" customModule="StoryboardTests"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(content)</subviews></view></viewController>
      </objects></scene></scenes>
      </document>
      """
    let sink = InterfaceReport.sink
    var lines: [String] = []
    InterfaceReport.sink = { lines.append($0) }
    defer { InterfaceReport.sink = sink }
    let document = try InterfaceDocument(
      data: Data(xml.utf8), name: "Test.storyboard", bundle: .main)
    let controller = try #require(
      UIStoryboard(document: document).instantiateInitialViewController())
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    #expect(lines.isEmpty)
    return controller
  }

  @Test func datePickers() throws {
    let controller = try load(
      """
      <datePicker contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" datePickerMode="date" minuteInterval="5" style="wheels" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="20" width="320" height="216"/>
      <date key="date" timeIntervalSinceReferenceDate="700000000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="600000000"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="800000000"/>
      <locale key="locale" localeIdentifier="de_DE"/>
      <timeZone key="timeZone" name="Europe/Berlin"><mutableData key="data">VFppZgAA</mutableData></timeZone>
      </datePicker>
      <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" useCurrentDate="YES" datePickerMode="countDownTimer" minuteInterval="1" style="compact" id="b">
      <rect key="frame" x="10" y="300" width="320" height="216"/>
      </datePicker>
      """)
    let pickers = controller.view.subviews.compactMap { $0 as? UIDatePicker }
    #expect(pickers.map(\.datePickerMode) == [.date, .countDownTimer])
    #expect(pickers.map(\.preferredDatePickerStyle) == [.wheels, .compact])
    #expect(pickers[0].frame == CGRect(x: 10, y: 20, width: 320, height: 216))
    #expect(pickers[0].date == Date(timeIntervalSinceReferenceDate: 700_000_000))
    #expect(pickers[0].minimumDate == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(pickers[0].maximumDate == Date(timeIntervalSinceReferenceDate: 800_000_000))
    #expect(pickers[0].minuteInterval == 5)
    #expect(pickers[0].locale?.identifier == "de_DE")
    #expect(pickers[0].timeZone?.identifier == "Europe/Berlin")
  }

  /// The data source and the delegate are outlets.
  @Test func pickerViews() throws {
    let controller = try load(
      """
      <pickerView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="0" y="100" width="393" height="216"/>
      <connections><outlet property="dataSource" destination="vc" id="c1"/><outlet property="delegate" destination="vc" id="c2"/></connections>
      </pickerView>
      """)
    let picker = try #require(controller.view.subviews.first as? UIPickerView)
    #expect(picker.dataSource === controller)
    #expect(picker.delegate === controller)
    #expect(picker.numberOfComponents == 1)
    #expect(picker.numberOfRows(inComponent: 0) == 7)
    #expect(picker.frame == CGRect(x: 0, y: 100, width: 393, height: 216))
  }
}

final class PickerHost: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 7 }
}
