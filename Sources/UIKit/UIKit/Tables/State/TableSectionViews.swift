import ListEngine

extension SectionEnd {
  /// The delegate's method that creates the view.
  var viewMethod: TableDelegateMethods { self == .header ? .headerView : .footerView }
}

/// The visible headers and footers of sections.
struct TableSectionViews {
  private var shown: [[Int: SectionView]] = [[:], [:]]
  /// Whether the delegate creates headers or footers, as far as it was asked, and its view for the
  /// first section.
  private var isMade: [SectionEnd: Bool] = [:]
  private var first: [SectionEnd: UIView] = [:]

  // MARK: Visible views

  /// The views of an end by section.
  subscript(end: SectionEnd) -> [Int: SectionView] { shown[end.rawValue] }

  func view(_ end: SectionEnd, _ section: Int) -> UIView? { self[end][section]?.view }

  func isShown(_ end: SectionEnd, _ section: Int) -> Bool { self[end][section] != nil }

  /// Adds a section that became visible, with or without a view.
  mutating func show(_ view: UIView?, _ end: SectionEnd, _ section: Int) {
    shown[end.rawValue][section] = SectionView(view: view)
  }

  mutating func remove(_ end: SectionEnd, _ section: Int) -> UIView? {
    shown[end.rawValue].removeValue(forKey: section)?.view
  }

  /// Removes and returns all views of one end, in order.
  mutating func take(_ end: SectionEnd) -> [(section: Int, view: UIView?)] {
    defer { shown[end.rawValue] = [:] }
    return self[end].sorted { $0.key < $1.key }.map { ($0.key, $0.value.view) }
  }

  /// The sections with visible headers or footers, in order.
  var sections: [Int] { Set(self[.header].keys).union(self[.footer].keys).sorted() }

  var views: [UIView] { shown.flatMap(\.values).compactMap(\.view) }

  // MARK: Existing views

  /// Returns whether the delegate creates views for an end, or `nil` before it was asked.
  func isMade(_ end: SectionEnd) -> Bool? { isMade[end] }

  /// Stores whether the delegate creates views for an end, and its view for the first section, which
  /// is used when that becomes visible.
  mutating func learn(_ end: SectionEnd, isMade: Bool, first view: UIView?) {
    self.isMade[end] = isMade
    first[end] = view
  }

  mutating func takeFirst(_ end: SectionEnd) -> UIView? { first.removeValue(forKey: end) }

  /// Discards a view for the first section that wasn't shown, because it may be for another section
  /// now.
  mutating func forgetFirst() { first = [:] }

  /// Forgets whether the delegate creates views.
  mutating func forgetMade() {
    isMade = [:]
    first = [:]
  }

  // MARK: Invariants

  /// Returns the violated invariants.
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

/// The visible header or footer of a section, or `nil` if there is none.
struct SectionView {
  let view: UIView?
}
