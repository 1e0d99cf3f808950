import UIKit

extension ElasticHeaderTableView {
  func install(_ view: UIView?) {
    guard isElastic, let view else {
      super.tableHeaderView = view
      return
    }
    let header = FloatingHeader(view, in: self)
    self.header = header
    spacer.accessibilityElements = [view]
    keeper.needsFront = true
    if let refreshControl { order(refreshControl) }
    setNeedsLayout()
    // While a storyboard is read, constraints and attributes are yet to come.
    guard window != nil else { return makeRoom(header.restingHeight) }
    updateRoom(makeRoom)
    placeHeader(inFrontOf: isContent)
  }

  /// The room stays until another header, or none, takes it: content must not become shorter meanwhile.
  func removeHeader() {
    header?.remove()
    header = nil
    spacer.accessibilityElements = nil
    updateTopEdgeEffect()
    if let refreshControl { order(refreshControl) }
  }

  /// Finds the header's height at rest and makes room for it. In a window that takes a layout; elsewhere
  /// the table mustn't be laid out.
  func settleHeader() {
    if window == nil { updateRoom(makeRoom) } else { layoutIfNeeded() }
  }

  /// A storyboard gives the header to the superclass without asking this class. The header is taken
  /// over as soon as anyone looks.
  func adoptHeaderOfSuperclass() {
    guard isElastic, header == nil, let view = super.tableHeaderView, view !== spacer else {
      return
    }
    super.tableHeaderView = nil
    install(view)
  }

  /// A storyboard may switch elasticity off without asking, after the header was taken over.
  func followElasticity() {
    guard isElastic == (header == nil) else { return }
    let view = tableHeaderView
    removeHeader()
    install(view)
  }
}
