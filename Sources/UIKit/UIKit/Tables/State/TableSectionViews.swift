/// One of the two ends of a section, which may have a view.
enum SectionEnd: Int, CaseIterable, Sendable {
  case header, footer

  /// The delegate's method that makes the view.
  var viewMethod: TableDelegateMethods { self == .header ? .headerView : .footerView }
}

/// The headers and footers of the sections in sight.
struct TableSectionViews {
  private var shown: [[Int: SectionView]] = [[:], [:]]
  /// Whether the delegate makes headers or footers, as far as that was asked, and what it made for the
  /// first section.
  private var isMade: [SectionEnd: Bool] = [:]
  private var first: [SectionEnd: UIView] = [:]

  // MARK: On screen

  /// By section.
  subscript(end: SectionEnd) -> [Int: SectionView] { shown[end.rawValue] }

  func view(_ end: SectionEnd, _ section: Int) -> UIView? { self[end][section]?.view }

  func isShown(_ end: SectionEnd, _ section: Int) -> Bool { self[end][section] != nil }

  /// Enters a section that came into sight, with its view or without one.
  mutating func show(_ view: UIView?, _ end: SectionEnd, _ section: Int) {
    shown[end.rawValue][section] = SectionView(view: view)
  }

  mutating func remove(_ end: SectionEnd, _ section: Int) -> UIView? {
    shown[end.rawValue].removeValue(forKey: section)?.view
  }

  /// Takes all of one end out, in their order.
  mutating func take(_ end: SectionEnd) -> [(section: Int, view: UIView?)] {
    defer { shown[end.rawValue] = [:] }
    return self[end].sorted { $0.key < $1.key }.map { ($0.key, $0.value.view) }
  }

  /// The sections of which something is shown, in their order.
  var sections: [Int] { Set(self[.header].keys).union(self[.footer].keys).sorted() }

  var views: [UIView] { shown.flatMap(\.values).compactMap(\.view) }

  // MARK: Whether there are any

  /// Whether the delegate makes views for an end; `nil` before it was asked.
  func isMade(_ end: SectionEnd) -> Bool? { isMade[end] }

  /// Enters whether the delegate answers for an end, and what it made for the first section, which is
  /// used when that comes into sight.
  mutating func learn(_ end: SectionEnd, isMade: Bool, first view: UIView?) {
    self.isMade[end] = isMade
    first[end] = view
  }

  mutating func takeFirst(_ end: SectionEnd) -> UIView? { first.removeValue(forKey: end) }

  /// A view for the first section that did not come into sight may be that of another one now.
  mutating func forgetFirst() { first = [:] }

  /// The delegate's views have to be found out anew.
  mutating func forgetMade() {
    isMade = [:]
    first = [:]
  }

  // MARK: Invariants

  /// The contradictions.
  func faults(_ geometry: TableGeometry?) -> [String] {
    var faults: [String] = []
    for end in SectionEnd.allCases {
      for section in self[end].keys where geometry?.sections.indices.contains(section) != true {
        faults.append("the \(end) of section \(section) is shown, which is not there")
      }
    }
    let views = views
    if Set(views.map { ObjectIdentifier($0) }).count < views.count {
      faults.append("two sections share a view")
    }
    return faults
  }
}

/// A section's header or footer on screen; `nil` when there is none to show.
struct SectionView {
  let view: UIView?
}
