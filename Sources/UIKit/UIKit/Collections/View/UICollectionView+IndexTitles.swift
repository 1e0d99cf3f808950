import CoreGraphics

/// The index of titles along which a finger scrolls.
extension UICollectionView {
  /// Reads the titles if they may have changed, and places the index.
  func layOutIndexTitles() {
    if collectionState.needsIndexTitles {
      collectionState.needsIndexTitles = false
      loadIndexTitles()
    }
    collectionState.indexView?.place(in: self)
  }

  private func loadIndexTitles() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      collectionState.indexView?.removeFromSuperview()
      collectionState.indexView = nil
      return
    }
    let view = collectionState.indexView ?? SectionIndexView(frame: .zero)
    if collectionState.indexView == nil {
      view.onChoice = { [weak self] title, index in self?.scrollToIndexTitle(title, index) }
      collectionState.indexView = view
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

  /// Whether a finger is on the index, where it doesn't scroll otherwise.
  func isOnIndexTitles(_ recognizer: UIGestureRecognizer) -> Bool {
    collectionState.indexView?.frame.contains(recognizer.location(in: self)) ?? false
  }
}
