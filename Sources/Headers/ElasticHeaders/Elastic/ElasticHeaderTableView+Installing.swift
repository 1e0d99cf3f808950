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
    // A storyboard that is still loading adds constraints and attributes later.
    guard window != nil else { return makeRoom(header.restingHeight) }
    updateRoom(makeRoom)
    placeHeader(inFrontOf: isContent)
  }

  /// Removes the header. Its space stays until another header or none is set: content must not become shorter
  /// in between.
  func removeHeader() {
    header?.remove()
    header = nil
    spacer.accessibilityElements = nil
    updateTopEdgeEffect()
    if let refreshControl { order(refreshControl) }
  }

  /// Measures the header's height at rest and reserves space for it. In a window this needs a layout pass;
  /// outside a window the table mustn't be laid out.
  func settleHeader() {
    if window == nil { updateRoom(makeRoom) } else { layoutIfNeeded() }
  }

  /// Adopts a header that a storyboard gave to the superclass without calling this class. This happens at the
  /// first access.
  func adoptHeaderOfSuperclass() {
    guard isElastic, header == nil, let view = super.tableHeaderView, view !== spacer else {
      return
    }
    super.tableHeaderView = nil
    install(view)
  }

  /// Adapts to `isElastic`, which a storyboard may turn off after the header was adopted, without calling its
  /// setter.
  func followElasticity() {
    guard isElastic == (header == nil) else { return }
    let view = tableHeaderView
    removeHeader()
    install(view)
  }
}
