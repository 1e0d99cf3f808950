import Foundation
import Stage

/// The same table from a storyboard: its class, a header dropped at its top, and inspectable attributes.
@MainActor
enum ElasticStoryboard {
  static func controller(
    style: UITableView.Style, attributes: String = ""
  ) throws -> UITableViewController {
    let text = document(style == .plain ? "plain" : "grouped", attributes)
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(text.utf8), name: "Elastic.storyboard", bundle: .main))
    guard let controller = storyboard.instantiateInitialViewController() as? UITableViewController
    else { preconditionFailure("The storyboard's controller is no table controller.") }
    return controller
  }

  private static func document(_ style: String, _ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><tableViewController id="vc" customClass="StoryboardRowsController" customModule="ElasticHeadersTests">
    <tableView key="view" style="\(style)" alwaysBounceVertical="YES" dataMode="prototypes" rowHeight="44" id="tbl" customClass="ElasticHeaderTableView" customModule="ElasticHeaders">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <view key="tableHeaderView" id="hdr"><rect key="frame" x="0" y="0" width="393" height="9"/>
    <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lbl"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <constraints><constraint firstAttribute="height" constant="160" priority="999" id="k0"/></constraints></label></subviews>
    <constraints><constraint firstItem="lbl" firstAttribute="top" secondItem="hdr" secondAttribute="topMargin" id="k1"/>
    <constraint firstItem="lbl" firstAttribute="leading" secondItem="hdr" secondAttribute="leadingMargin" id="k2"/>
    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="lbl" secondAttribute="bottom" id="k3"/></constraints></view>
    <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
    <connections><outlet property="dataSource" destination="vc" id="o1"/><outlet property="delegate" destination="vc" id="o2"/></connections>
    </tableView></tableViewController></objects></scene></scenes>
    </document>
    """
  }
}

/// Forty rows for the storyboard's table.
final class StoryboardRowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
