import InterfaceFiles
import OozeKernel
import Stage
import Testing

@testable import UIKit

/// Tests of scenes, views, outlets and more in the format of Interface Builder.
@MainActor
@Suite(.serialized) struct StoryboardLoadingTests {
  @Test(
    "A constraint of a class of its own is made, awakened and holds; names for restoration are read"
  )
  func customConstraint() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Main" useStoryboardIdentifierAsRestorationIdentifier="YES" id="vc">
      <view key="view" restorationIdentifier="root" id="root">
        <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="k1" customClass="AwakeConstraint" customModule="StoryboardTests"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="4" priority="900" id="k2" customClass="AwakeConstraint" customModule="StoryboardTests"/>
          <constraint firstItem="box" firstAttribute="width" constant="50" id="k3" customClass="AwakeView" customModule="StoryboardTests"/>
          <constraint firstItem="box" firstAttribute="height" constant="20" id="k4"/>
        </constraints>
      </view>
      </viewController>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.restorationIdentifier == "Main")
    let view = try #require(controller.view)
    #expect(view.restorationIdentifier == "root")
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 4, y: 30, width: 50, height: 20))
    let own = view.constraints.compactMap { $0 as? AwakeConstraint }
    #expect(own.map(\.constants).sorted { $0[0] < $1[0] } == [[4], [30]])
    #expect(own.contains { $0.priority.rawValue == 900 })
    #expect(
      reports.lines.contains { $0.contains("AwakeView is not a subclass of NSLayoutConstraint") })
  }

  @Test("A scene's controller, its view, constraints, outlets and attributes")
  func scene() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Main" title="Hello" id="vc" customClass="OutletController" customModule="StoryboardTests">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label opaque="NO" text="Label" textAlignment="center" numberOfLines="2" tag="7" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            <accessibility key="accessibilityConfiguration" identifier="the-label" label="Read me"/>
            <fontDescription key="fontDescription" type="system" weight="bold" pointSize="20"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </label>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box" customClass="AwakeView" customModule="StoryboardTests">
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="caption" value="box"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="partner" destination="lbl" id="o0"/></connections>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="lbl" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k1"/>
          <constraint firstItem="lbl" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="lbl" secondAttribute="bottom" constant="8" identifier="gap" id="k3"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k4"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k5"/>
          <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="3:1" id="k6"/>
        </constraints>
      </view>
      <connections>
        <outlet property="label" destination="lbl" id="o1"/>
        <outlet property="box" destination="box" id="o2"/>
        <outlet property="gap" destination="k3" id="o3"/>
        <outletCollection property="parts" destination="lbl" id="o4"/>
        <outletCollection property="parts" destination="box" id="o5"/>
      </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? OutletController)
    #expect(controller.title == "Hello")
    #expect(!controller.isViewLoaded)
    #expect(controller.label == nil)

    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    let label = try #require(controller.label)
    let box = try #require(controller.box)
    #expect(label.text == "Label")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 2)
    #expect(label.tag == 7)
    #expect(label.alpha == 0.5)
    #expect(label.font.pointSize == 20)
    #expect(label.accessibilityIdentifier == "the-label")
    #expect(label.accessibilityLabel == "Read me")
    #expect(label.layer.cornerRadius == 6)
    #expect(label.frame.minY == 69)
    #expect(abs(label.frame.midX - 196.5) <= 0.5)
    #expect(box.frame.minY == label.frame.maxY + 8)
    #expect(box.frame.width == 393)
    #expect(box.frame.height == 131)
    #expect(box.radius == 12)
    #expect(box.isRound)
    #expect(box.caption == "box")
    #expect(box.partner === label)
    #expect(box.awakenings == ["awake with partner, radius 12.0"])
    #expect(controller.gap?.constant == 8)
    #expect(controller.gap?.identifier == "gap")
    #expect(controller.parts?.count == 2)
    #expect(controller.awakenings == 1)
    #expect(reports.lines == [])
  }

  @Test("Each unknown part is reported once with its name and line, and the rest loads")
  func unknown() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController id="vc">
      <view key="view" id="root" weirdness="11">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <mapView id="map"/>
          <mapView id="map2"/>
          <view id="gone" customClass="NoSuchClass" customModule="StoryboardTests"/>
          <label text="here" id="lbl"/>
        </subviews>
        <gizmo key="gizmo"/>
      </view>
      <connections>
        <outlet property="nothing" destination="lbl" id="o1"/>
        <outlet property="view" destination="missing" id="o2"/>
      </connections>
      </viewController>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.count == 4)
    #expect((controller.view.subviews.last as? UILabel)?.text == "here")
    for word in ["<mapView>", "NoSuchClass", "weirdness", "gizmo", "nothing", "missing"] {
      let matching = reports.lines.filter { $0.contains(word) }
      #expect(matching.count == 1, "\(word) in \(reports.lines)")
      #expect(matching.first?.hasPrefix("Test.storyboard:") == true)
    }
    _ = storyboard.instantiateInitialViewController()?.view
    #expect(reports.lines.count == 6)
  }

  @Test("A table has prototypes and a header view")
  func table() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="n"><objects>
      <navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="sg"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s"><objects>
      <tableViewController title="Rows" id="vc" customClass="PrototypeController" customModule="StoryboardTests">
      <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="tbl" customClass="HeaderTable" customModule="StoryboardTests">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <view key="tableHeaderView" id="hdr"><rect key="frame" x="0.0" y="0.0" width="393" height="120"/></view>
        <prototypes>
          <tableViewCell reuseIdentifier="Cell" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" rowHeight="50" id="cell" customClass="PrototypeCell" customModule="StoryboardTests">
            <rect key="frame" x="0.0" y="50" width="393" height="50"/>
            <tableViewCellContentView key="contentView" id="cc">
              <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
              <subviews>
                <label text="Title" id="t"><fontDescription key="fontDescription" type="system" pointSize="19"/></label>
                <label text="Detail" id="d"/>
                <label text="Own" id="own"/>
                <textField id="field"><connections><outlet property="delegate" destination="vc" id="od"/></connections></textField>
              </subviews>
            </tableViewCellContentView>
            <connections><outlet property="own" destination="own" id="oc"/></connections>
          </tableViewCell>
        </prototypes>
        <connections><outlet property="dataSource" destination="vc" id="o1"/><outlet property="delegate" destination="vc" id="o2"/></connections>
      </tableView>
      <navigationItem key="navigationItem" title="From the item" id="item"/>
      </tableViewController></objects></scene>
      """, initial: "nav")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let controller = try #require(navigation.topViewController as? PrototypeController)
    #expect(controller.navigationItem.title == "From the item")
    let stage = Stage(device: .iPhone14Pro)
    stage.show(navigation)
    stage.advance(by: 0.1)
    let table = try #require(controller.tableView as? HeaderTable)
    #expect(table.style == .grouped)
    #expect(table.rowHeight == 50)
    // A subclass that overrides the property still finds the view where iOS puts it: in the
    // superclass, when it awakes.
    #expect(table.settings == 0)
    #expect(table.awakenedHeader?.frame.height == 120)
    let first = try #require(
      table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PrototypeCell)
    let second = try #require(
      table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PrototypeCell)
    #expect(first !== second)
    #expect(first.reuseIdentifier == "Cell")
    #expect(first.textLabel?.text == "row 0")
    #expect(first.textLabel?.font.pointSize == 19)
    #expect(first.own?.text == "Own")
    #expect(first.own !== second.own)
    #expect(first.own?.superview === first.contentView)
    #expect(first.contentView.subviews.filter { $0 === first.textLabel }.count == 1)
    // Interface Builder connects a prototype's views with the scene's controller too.
    for cell in [first, second] {
      let field = try #require(cell.contentView.subviews.last as? UITextField)
      #expect(field.delegate === controller)
    }
    #expect(reports.lines == [])
  }

  /// Source: CountryPickerView's `NibView`, which assigns the view to a weak property before it adds it.
  @Test("A nib's objects live until the run loop turns, also in a weak variable")
  func nibInWeakVariable() throws {
    let stage = Stage(device: .iPhone14Pro)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="v"><rect key="frame" x="0" y="0" width="30" height="20"/></view>
      </objects></document>
      """
    weak var view: UIView?
    view = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
    #expect(view?.frame.width == 30)
    stage.advance(by: 0.1)
    #expect(view == nil)
  }

  @Test("A nib's owner gets its outlets, and each instantiation creates new objects")
  func nib() throws {
    let data = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
        <connections><outlet property="view" destination="v" id="c"/></connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="30"/></view>
      </objects></document>
      """.utf8)
    let nib = UINib(data: data, bundle: nil)
    let owner = NibOwner()
    let first = nib.instantiate(withOwner: owner)
    let second = nib.instantiate(withOwner: nil)
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(owner.view === first[0] as? UIView)
    #expect(owner.view !== second[0] as? UIView)
    #expect(owner.view?.frame.size == CGSize(width: 40, height: 30))
  }

  /// Interface Builder leaves out the flags of a plain view. PhotoScroll's picture takes taps, for which its author
  /// ticked "User Interaction Enabled", and the file then has no attribute.
  @Test("Labels and images take touches, and scroll views don't clip, unless the file says so")
  func flagsThatAreLeftOut() throws {
    let classes = ["label", "imageView", "scrollView", "tableView", "collectionView", "textView"]
    // A collection view needs one; the others ignore it.
    let layout = #"<collectionViewFlowLayout key="collectionViewLayout" id="flow"/>"#
    for flags in ["", #"userInteractionEnabled="NO" clipsSubviews="YES""#] {
      let views = classes.map {
        "<\($0) \(flags) contentMode=\"left\" id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(layout)</\($0)>"
      }
      let data = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>\(views.joined())</objects></document>
        """.utf8)
      let made = UINib(data: data, bundle: nil).instantiate(withOwner: nil).compactMap {
        $0 as? UIView
      }
      #expect(made.map(\.isUserInteractionEnabled) == classes.map { _ in flags.isEmpty })
      #expect(made.map(\.clipsToBounds) == classes.map { _ in !flags.isEmpty })
    }
  }

  /// A text view has a background of its own. Spring's code has a clear one and white text.
  @Test("A text view's background is the one in the file")
  func backgroundOfATextView() throws {
    for color in ["", #"<color key="backgroundColor" white="0.0" alpha="0.0"/>"#] {
      let data = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><textView clipsSubviews="YES" id="t">\(color)</textView></objects></document>
        """.utf8)
      let view = UINib(data: data, bundle: nil).instantiate(withOwner: nil).first as? UITextView
      let expected: UIColor? = color.isEmpty ? .systemBackground : UIColor(white: 0, alpha: 0)
      #expect(view?.backgroundColor == expected)
    }
  }

  /// Interface Builder: "Global Tint". Views inherit it, and the icon in expanding-collection's bar is white by it.
  @Test("A main storyboard's window has the global tint")
  func globalTint() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes>
      <color key="tintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </document>
      """
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(text.utf8), name: "Main.storyboard", bundle: .main))
    let window = storyboard.makeWindow(in: nil)
    let tint = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(window.tintColor == tint)
    let root = try #require(window.rootViewController)
    window.addSubview(root.view)
    #expect(root.view.tintColor == tint)
  }

  @Test("Randomly changed storyboards load or throw a typed error")
  func fuzz() throws {
    let reports = StoryboardReports()
    defer { _ = reports }
    let original = Array(Self.document(Self.fuzzScene, initial: "vc").utf8)
    let words = [
      "<view>", "</view>", "<constraint firstAttribute=\"top\" secondItem=\"vc\"/>", "-1", "nan",
      "1e308", "\"", "<", "&amp;", "id=\"root\"", "YES", "customClass=\"UIView\"",
      "firstItem=\"lbl\"", "multiplier=\"0:0\"", "priority=\"-7\"", "<subviews>", "key=\"view\"",
    ].map { Array($0.utf8) }
    var loaded = 0
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = original
      for _ in 0...Int(random.next() % 6) {
        let position = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[position] = UInt8(truncatingIfNeeded: random.next() % 128)
        case 1:
          let end = min(position + Int(random.next() % 40), bytes.count)
          bytes.removeSubrange(position..<end)
        case 2:
          bytes.insert(
            contentsOf: words[Int(random.next() % UInt64(words.count))], at: position)
        default:
          let end = min(position + Int(random.next() % 200), bytes.count)
          bytes.insert(contentsOf: bytes[position..<end], at: position)
        }
      }
      do throws(InterfaceFileError) {
        let document = try InterfaceDocument(
          data: Data(bytes), name: "Fuzz.storyboard", bundle: .main)
        let controller = UIStoryboard(document: document).instantiateInitialViewController()
        controller?.loadViewIfNeeded()
        controller?.view.layoutIfNeeded()
        loaded += 1
      } catch {
        // Any typed error is accepted.
      }
    }
    #expect(loaded > 10)
  }

  private static let fuzzScene = """
    <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><label text="Label" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="lbl">
    <rect key="frame" x="1" y="2" width="3" height="4"/>
    <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
    <tableView style="plain" rowHeight="44" id="tbl"><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="9" height="9"/></view></tableView>
    <scrollView id="scr"><subviews><imageView image="x" id="img"/></subviews></scrollView></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints><constraint firstItem="lbl" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k1"/>
    <constraint firstItem="lbl" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" multiplier="1:2" priority="900" id="k2"/>
    </constraints></view><connections><outlet property="view" destination="root" id="o"/></connections>
    </viewController></objects></scene>
    """

  private static func document(_ scenes: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  @Test(
    "A scene's view may be another object of the scene, which the controller's outlet names",
    arguments: [false, true])
  func viewOutlet(isNavigation: Bool) throws {
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController id="vc" customClass="LoadCounter" customModule="StoryboardTests">
      <connections><outlet property="view" destination="second" id="o"/></connections>
      </viewController>
      <view id="second" tag="7"><rect key="frame" x="0.0" y="0.0" width="300" height="600"/></view>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? LoadCounter)
    #expect(controller.loads == 0)
    #expect(!controller.isViewLoaded)
    let stage = Stage()
    stage.show(isNavigation ? UINavigationController(rootViewController: controller) : controller)
    stage.advance(by: 0.1)
    #expect(controller.loads == 1)
    #expect(controller.view.tag == 7)
    #expect(controller.view.window === stage.window)
  }

  @Test("Bars of controllers have the classes that the file names")
  func barClasses() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <navigationController toolbarHidden="NO" id="nc">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar" customClass="OwnNavigationBar" customModule="StoryboardTests">
        <rect key="frame" x="0.0" y="44" width="414" height="44"/>
        <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="height"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </navigationBar>
      <toolbar key="toolbar" id="tools" customClass="OwnToolbar" customModule="StoryboardTests"/>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      </objects></scene>
      <scene sceneID="t"><objects>
      <viewController title="Root" id="vc"><view key="view" id="root"/></viewController>
      </objects></scene>
      <scene sceneID="u"><objects>
      <tabBarController storyboardIdentifier="Tabs" id="tc">
      <tabBar key="tabBar" id="tabs" customClass="OwnTabBar" customModule="StoryboardTests"/>
      </tabBarController>
      </objects></scene>
      """, initial: "nc")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    let bar = try #require(navigation.navigationBar as? OwnNavigationBar)
    #expect(bar.height == 12)
    #expect(bar.awakenings == 1)
    #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(navigation.toolbar is OwnToolbar)
    let stage = Stage()
    stage.show(navigation)
    stage.advance(by: 0.1)
    #expect(bar.superview === navigation.view)
    #expect(bar.frame.width == stage.window?.bounds.width)
    #expect(bar.topItem === navigation.topViewController?.navigationItem)
    let tabs = try #require(
      storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
    #expect(tabs.tabBar is OwnTabBar)
    #expect(reports.lines.filter { $0.contains("customClass") } == [])
  }

  private func load(_ scenes: String, initial: String) throws -> UIStoryboard {
    UIStoryboard(
      document: try InterfaceDocument(
        data: Data(Self.document(scenes, initial: initial).utf8), name: "Test.storyboard",
        bundle: .main))
  }
}

// MARK: Classes that the files name

final class AwakeConstraint: NSLayoutConstraint {
  private(set) var constants: [CGFloat] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { constants.append(constant) }
  }
}

final class OutletController: UIViewController {
  var label: UILabel!
  weak var box: AwakeView?
  weak var gap: NSLayoutConstraint?
  var parts: [UIView]!
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { awakenings += 1 }
  }
}

final class AwakeView: UIView {
  var radius: CGFloat = 0
  var isRound = false
  var caption: String?
  weak var partner: UILabel?
  private(set) var awakenings: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      awakenings.append("awake \(partner == nil ? "without" : "with") partner, radius \(radius)")
    }
  }
}

final class HeaderTable: UITableView {
  private(set) var settings = 0
  private(set) var awakenedHeader: UIView?

  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set {
      settings += 1
      super.tableHeaderView = newValue
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { awakenedHeader = super.tableHeaderView }
  }
}

final class PrototypeCell: UITableViewCell {
  weak var own: UILabel?
}

final class PrototypeController: UITableViewController, UITextFieldDelegate {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

@MainActor
final class NibOwner: NSObject {
  var view: UIView?
}

/// Counts how often its view is loaded.
final class LoadCounter: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

final class OwnNavigationBar: UINavigationBar {
  var height: CGFloat = 0
  private(set) var awakenings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { awakenings += 1 }
  }
}

final class OwnToolbar: UIToolbar {}

final class OwnTabBar: UITabBar {}
