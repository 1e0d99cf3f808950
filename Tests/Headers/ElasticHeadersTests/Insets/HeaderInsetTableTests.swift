import Stage
import Testing

@testable import ElasticHeaders

/// `HeaderInsetTableView` works as its article describes (F-HEADER-08).
@MainActor
@Suite struct HeaderInsetTableTests {
  typealias Kind = SectionScene.Kind

  private func table(_ variant: TableVariant) -> HeaderInsetTableView {
    HeaderInsetTableView(frame: .zero, style: variant.style)
  }

  /// Checks that every visible header is where the article's rule places it: at its home, at the line, or
  /// pushed.
  private func expectHeaders(
    of scene: SectionScene, sticking: Bool, at inset: CGFloat, _ what: String = ""
  ) {
    let table = scene.table
    var seen = 0
    for section in 0..<table.numberOfSections {
      guard let header = scene.header(section) else { continue }
      let line = table.bounds.minY + table.adjustedContentInset.top + inset
      let expected = scene.expected(section, line: sticking ? line : nil)
      #expect(
        isClose(header.frame, expected), "\(what) section \(section) at \(table.contentOffset.y)")
      #expect(
        (table as? HeaderInsetTableView)?.stickyRect(forSectionHeader: section) == expected)
      seen += 1
    }
    #expect(seen > 0)
  }

  /// Checks that each visible section has one header, at its place. After an update, plain views can't be
  /// matched to sections.
  private func expectHeadersInSight(of scene: SectionScene, at inset: CGFloat, _ what: String) {
    let table = scene.table
    let line = table.bounds.minY + table.adjustedContentInset.top + inset
    let expected = (0..<table.numberOfSections).filter {
      table.rect(forSection: $0).intersects(table.bounds)
    }.map { scene.expected($0, line: line) }
    let frames = table.subviews.filter {
      $0 is UITableViewHeaderFooterView || $0.backgroundColor == .systemRed
    }.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(frames.count == expected.count, "\(what)")
    #expect(zip(frames, expected).allSatisfy { isClose($0, $1) }, "\(what): \(frames)")
  }

  @Test(
    "headerViewInsets moves where headers stick, whatever contentInset is; the next one pushes",
    arguments: Kind.allCases, TableVariant.all)
  func movesTheLine(kind: Kind, variant: TableVariant) {
    let scene = SectionScene(table(variant), kind, inNavigation: variant.inNavigation)
    let table = scene.table as? HeaderInsetTableView
    let insets: [(CGFloat, CGFloat)] = [(100, -100), (0, 40), (60, -25.5), (0, -59)]
    for (contentInset, inset) in insets {
      scene.table.contentInset.top = contentInset
      table?.headerViewInsets = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
      for offset in stride(from: -scene.table.adjustedContentInset.top, through: 900, by: 17) {
        scene.scroll(to: offset)
        expectHeaders(of: scene, sticking: variant.style == .plain, at: inset)
      }
    }
  }

  @Test("The article's example: inset 100, header inset −100: headers stick at the table's edge")
  func articleExample() throws {
    let scene = SectionScene(table(TableVariant.all[0]), .title)
    scene.table.contentInsetAdjustmentBehavior = .never
    scene.table.contentInset.top = 100
    (scene.table as? HeaderInsetTableView)?.headerViewInsets.top = -100
    scene.scroll(to: 150)
    #expect(try #require(scene.header(0)).frame.minY == 150)
    #expect(scene.stage.frame(of: try #require(scene.header(0))).minY == 0)
  }

  @Test(
    "Sticks always, as the style says, or never",
    arguments: StickyHeaderBehavior.allCases, TableVariant.all)
  func behaviors(behavior: StickyHeaderBehavior, variant: TableVariant) {
    for kind in Kind.allCases {
      let scene = SectionScene(table(variant), kind, inNavigation: variant.inNavigation)
      (scene.table as? HeaderInsetTableView)?.stickyHeaderBehavior = behavior
      let sticks = behavior == .always || behavior == .automatic && variant.style == .plain
      for offset in stride(from: -variant.topInset, through: 700, by: 33) {
        scene.scroll(to: offset)
        expectHeaders(of: scene, sticking: sticks, at: 0, "\(behavior) \(kind)")
      }
    }
  }

  @Test("Insets that are taken back leave every header where the system has it")
  func backToZero() throws {
    for kind in Kind.allCases {
      let scene = SectionScene(table(TableVariant.all[0]), kind)
      let table = try #require(scene.table as? HeaderInsetTableView)
      table.headerViewInsets.top = 80
      scene.scroll(to: 200)
      table.headerViewInsets = .zero
      scene.stage.advance(by: 0.1)
      expectHeaders(of: scene, sticking: true, at: 0, "\(kind)")
    }
  }

  @Test("Left and right make headers narrower, bottom keeps them from the next section")
  func otherInsets() throws {
    for kind in Kind.allCases {
      let scene = SectionScene(table(TableVariant.all[0]), kind)
      let table = try #require(scene.table as? HeaderInsetTableView)
      table.headerViewInsets = UIEdgeInsets(top: 10, left: 12, bottom: 5, right: 20)
      let end = table.rect(forSection: 0).maxY
      // The end of the section is 30 points below the line, so it pushes the header out.
      scene.scroll(to: end - 59 - 10 - 30)
      let header = try #require(scene.header(0))
      #expect(header.frame.minX == 12)
      #expect(header.frame.width == 361)
      #expect(isClose(header.frame.maxY, end - 5))
    }
  }

  @Test("In a UITableViewController, set in viewDidLoad", arguments: TableVariant.all)
  func tableViewController(variant: TableVariant) throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = InsetController(style: variant.style)
    variant.show(controller, on: stage)
    let table = try #require(controller.tableView as? HeaderInsetTableView)
    #expect(table.dataSource === controller)
    #expect(table.delegate === controller)
    for offset in stride(from: -variant.topInset, through: 500, by: 31) {
      table.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
      for section in 0..<3 {
        guard let header = table.headerView(forSection: section) else { continue }
        #expect(header.frame == table.stickyRect(forSectionHeader: section))
        let line = offset + variant.topInset + 30
        guard variant.style == .plain, table.rectForHeader(inSection: section).minY < line else {
          continue
        }
        let end = table.rect(forSection: section).maxY - header.frame.height
        #expect(isClose(header.frame.minY, min(line, end)))
      }
    }
  }

  @Test("From a storyboard, the inset is an attribute")
  func storyboard() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <tableView clipsSubviews="YES" contentMode="scaleToFill" style="plain" id="tbl" customClass="HeaderInsetTableView" customModule="ElasticHeaders">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="headerViewTopInset"><real key="value" value="-59"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </tableView>
      </objects>
      </document>
      """
    let objects = UINib(data: Data(nib.utf8), bundle: nil)
      .instantiate(withOwner: nil, options: nil)
    let table = try #require(objects.compactMap { $0 as? HeaderInsetTableView }.first)
    #expect(table.headerViewInsets == UIEdgeInsets(top: -59, left: 0, bottom: 0, right: 0))
    let scene = SectionScene(table, .title)
    scene.scroll(to: 100)
    #expect(try #require(scene.header(0)).frame.minY == 100)
  }

  @Test("Rows and sections that come and go under moved headers", arguments: Kind.allCases)
  func updates(kind: Kind) throws {
    let scene = SectionScene(table(TableVariant.all[0]), kind)
    (scene.table as? HeaderInsetTableView)?.headerViewInsets.top = -40
    scene.scroll(to: 120)
    scene.source.sections.insert(4, at: 0)
    scene.table.insertSections([0], with: .top)
    scene.stage.advance(by: 1)
    expectHeadersInSight(of: scene, at: -40, "inserted")
    scene.source.sections[0] = 20
    scene.table.insertRows(at: (4..<20).map { [0, $0] }, with: .fade)
    scene.stage.advance(by: 1)
    expectHeadersInSight(of: scene, at: -40, "more rows")
    scene.source.sections.remove(at: 0)
    scene.table.deleteSections([0], with: .left)
    scene.stage.advance(by: 1)
    expectHeadersInSight(of: scene, at: -40, "deleted")
    scene.table.reloadData()
    scene.stage.advance(by: 1)
    expectHeadersInSight(of: scene, at: -40, "reloaded")
  }

  @Test("Rotation, right to left and large text", arguments: TableVariant.all)
  func traits(variant: TableVariant) {
    for kind in Kind.allCases {
      let scene = SectionScene(table(variant), kind, inNavigation: variant.inNavigation)
      (scene.table as? HeaderInsetTableView)?.headerViewInsets.top = 25
      scene.stage.layoutDirection = .rightToLeft
      scene.stage.textSize = .accessibilityExtraLarge
      scene.stage.rotate(to: .landscapeRight)
      scene.stage.advance(by: 1)
      for offset in stride(from: 0.0, through: 500, by: 41) {
        scene.scroll(to: offset)
        expectHeaders(of: scene, sticking: variant.style == .plain, at: 25)
      }
    }
  }

  @Test("Ten thousand sections: a frame looks at those in sight only")
  func manySections() {
    let table = CountingInsetTable(frame: .zero, style: .plain)
    let scene = SectionScene(
      table, .headerFooterView, sections: Array(repeating: 3, count: 10_000))
    table.headerViewInsets.top = -30
    scene.scroll(to: 500_000)
    table.asked = 0
    scene.scroll(to: 500_003)
    // A binary search of 10,000 takes 14 queries. About 6 sections of 182 points are visible, each queried
    // twice.
    #expect(table.asked > 0)
    #expect(table.asked < 40)
  }

  @Test("A section that isn't there has no rectangle, and the console says so")
  func missingSection() {
    let table = HeaderInsetTableView(frame: .zero, style: .plain)
    var rect = CGRect.null
    let heard = mistakes { rect = table.stickyRect(forSectionHeader: 7) }
    #expect(rect == .zero)
    #expect(heard.first?.contains("forSectionHeader: 7") == true)
  }

  @Test("Insets that are no numbers count as 0")
  func notANumber() {
    let scene = SectionScene(table(TableVariant.all[0]), .title)
    (scene.table as? HeaderInsetTableView)?.headerViewInsets = UIEdgeInsets(
      top: .nan, left: .nan, bottom: .nan, right: .nan)
    scene.scroll(to: 100)
    expectHeaders(of: scene, sticking: true, at: 0)
  }
}

private final class InsetController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = HeaderInsetTableView(frame: .zero, style: tableView.style)
    table.headerViewInsets.top = 30
    tableView = table
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    8
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class CountingInsetTable: HeaderInsetTableView {
  var asked = 0

  override func rect(forSection section: Int) -> CGRect {
    asked += 1
    return super.rect(forSection: section)
  }
}
