import CoreGraphics

/// The column of titles along which a finger scrolls.
extension UICollectionView {
  /// Asks for the titles when they may have changed, and puts the column where it belongs.
  func layOutIndexTitles() {
    if collection.needsIndexTitles {
      collection.needsIndexTitles = false
      loadIndexTitles()
    }
    collection.indexView?.place(in: self)
  }

  private func loadIndexTitles() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      collection.indexView?.removeFromSuperview()
      collection.indexView = nil
      return
    }
    let view = collection.indexView ?? SectionIndexView(frame: .zero)
    if collection.indexView == nil {
      view.onChoice = { [weak self] title, index in self?.scrollToIndexTitle(title, index) }
      collection.indexView = view
      addSubview(view)
    }
    view.titles = titles
    view.show()
  }

  private func scrollToIndexTitle(_ title: String, _ index: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      contains(path)
    else { return }
    scroll(to: path, .top, animated: false)
  }

  /// Whether a finger is on the column, where it does not scroll otherwise.
  func isOnIndexTitles(_ recognizer: UIGestureRecognizer) -> Bool {
    collection.indexView?.frame.contains(recognizer.location(in: self)) ?? false
  }
}
