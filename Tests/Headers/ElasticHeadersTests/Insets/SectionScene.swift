import ElasticHeaders
import Stage

/// Sections with headers, in a table of either class.
@MainActor
final class SectionScene {
  enum Kind: CaseIterable, Sendable { case title, plainView, headerFooterView }

  let stage = Stage(device: .iPhone14Pro)
  let table: UITableView
  let source: SectionSource

  init(
    _ table: UITableView, _ kind: Kind, inNavigation: Bool = false, sections: [Int] = [9, 0, 3, 12]
  ) {
    self.table = table
    source = SectionSource(kind: kind, sections: sections)
    table.dataSource = source
    table.delegate = source
    let controller = UIViewController()
    controller.view = table
    stage.show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
    stage.advance(by: 0.1)
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    stage.advance(by: 1.0 / 60)
  }

  /// Scrolls in one of five ways, by an amount.
  func perform(_ kind: Int, _ amount: CGFloat) {
    stage.makeCurrent()
    switch kind {
    case 0, 1:
      stage.drag(
        from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: amount * 0.8), duration: 0.1)
    case 2: table.contentOffset.y = amount + 400
    case 3: table.setContentOffset(CGPoint(x: 0, y: amount + 400), animated: true)
    default: table.scrollToRow(at: [2, 3], at: .top, animated: false)
    }
  }

  /// Returns the header of a section, of any class; `nil` if it isn't in the table.
  func header(_ section: Int) -> UIView? {
    let view = table.headerView(forSection: section) ?? source.plainHeaders[section]
    return view?.superview === table ? view : nil
  }

  /// Returns the frame of a section header as the article of F-HEADER-08 computes it, from the home and the end
  /// of the section in the table.
  func expected(_ section: Int, line: CGFloat?) -> CGRect {
    var frame = table.rectForHeader(inSection: section)
    guard let line else { return frame }
    let last = table.rect(forSection: section).maxY - frame.height
    frame.origin.y = max(frame.minY, min(line, last))
    return frame
  }
}

final class SectionSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let kind: SectionScene.Kind
  var sections: [Int]
  private(set) var plainHeaders: [Int: UIView] = [:]

  init(kind: SectionScene.Kind, sections: [Int]) {
    self.kind = kind
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    kind == .title ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    switch kind {
    case .title: return nil
    case .headerFooterView: return UITableViewHeaderFooterView(reuseIdentifier: nil)
    case .plainView:
      let view = UIView()
      view.backgroundColor = .systemRed
      plainHeaders[section] = view
      return view
    }
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { kind == .title ? UITableView.automaticDimension : 50 }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    if plainHeaders[section] === view { plainHeaders[section] = nil }
  }
}
