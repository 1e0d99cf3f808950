import UIKit

extension ElasticHeaderTableView {
  func install(_ view: UIView?) {
    guard isElastic, let view else {
      super.tableHeaderView = view
      return
    }
    header = FloatingHeader(view, in: self)
    needsFront = true
    if let refreshControl { order(refreshControl) }
    updateSpacer()
    placeHeader()
  }

  func removeHeader() {
    header?.remove()
    header = nil
    if let refreshControl { order(refreshControl) }
    if super.tableHeaderView === spacer { super.tableHeaderView = nil }
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

  /// Drawn in front, while it stays among its siblings where the table has put it.
  func order(_ control: UIRefreshControl) {
    control.layer.zPosition = header != nil && refreshPolicy != .behindHeader ? 1 : 0
  }
}
