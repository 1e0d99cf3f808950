import InterfaceFiles

/// Reads collection views, their cells and their layouts.
@MainActor
extension NibCoder {
  /// The layout of a collection view. It is read first because a collection view is created with it.
  var collectionViewLayout: UICollectionViewLayout? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    return session.makeLayout(layout)
  }

  func decode(collectionView: UICollectionView) {
    element.ignore("dataMode", because: "what it says shows in the cells")
    element.read("allowsSelection", into: \.allowsSelection, of: collectionView)
    element.read("allowsMultipleSelection", into: \.allowsMultipleSelection, of: collectionView)
    element.read("prefetchingEnabled", into: \.isPrefetchingEnabled, of: collectionView)
    for prototype in element.items(of: "cells") {
      register(prototype, in: collectionView.cellQueue)
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let prototype = element.child(key: key) else { continue }
      register(prototype, in: collectionView.supplementaryQueue(kind))
    }
  }

  private func register(_ prototype: InterfaceElement, in queue: ReuseQueue) {
    register(prototype, as: "prototype") { identifier, make in
      queue.setMaker(
        { frame in
          guard let view = make() as? UICollectionReusableView else {
            preconditionFailure("the prototype \(identifier) isn't a UICollectionReusableView")
          }
          view.frame = frame
          return view
        }, identifier)
    }
  }

  func decode(cell: UICollectionViewCell) {
    element.child(key: "customSize")?.takeAll()
    if let content = element.child(key: "contentView") { decode(content, into: cell.contentView) }
  }

  func decode(flowLayout: UICollectionViewFlowLayout) {
    element.read("minimumLineSpacing", into: \.minimumLineSpacing, of: flowLayout)
    element.read("minimumInteritemSpacing", into: \.minimumInteritemSpacing, of: flowLayout)
    element.read(
      "scrollDirection", into: \.scrollDirection, of: flowLayout, from: ["horizontal": .horizontal])
    element.read(key: "itemSize", into: \.itemSize, of: flowLayout, InterfaceValue.size)
    element.read(
      key: "estimatedItemSize", into: \.estimatedItemSize, of: flowLayout, InterfaceValue.size)
    if element.flag("automaticEstimatedItemSize") == true {
      flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    element.read(
      key: "headerReferenceSize", into: \.headerReferenceSize, of: flowLayout, InterfaceValue.size)
    element.read(
      key: "footerReferenceSize", into: \.footerReferenceSize, of: flowLayout, InterfaceValue.size)
    element.read(key: "sectionInset", into: \.sectionInset, of: flowLayout, InterfaceValue.insets)
    element.read(
      "sectionHeadersPinToVisibleBounds", into: \.sectionHeadersPinToVisibleBounds, of: flowLayout)
    element.read(
      "sectionFootersPinToVisibleBounds", into: \.sectionFootersPinToVisibleBounds, of: flowLayout)
    let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
      "layoutMargins": .fromLayoutMargins,
    ]
    element.read(
      "sectionInsetReference", into: \.sectionInsetReference, of: flowLayout, from: references)
  }
}

extension InterfaceSession {
  /// Creates a collection view's layout, which isn't a responder.
  fileprivate func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
    element.taken()
    let type = classOf(
      element, as: UICollectionViewLayout.self, otherwise: UICollectionViewLayout.self)
    guard let layout = type.init(coder: NibCoder(element, session: self)) else { return nil }
    awaken(layout)
    adopt(layout, for: element)
    return layout
  }
}

extension UICollectionViewLayout: AwakenedObject {}

extension UICollectionViewCell: SegueSource {
  var segueView: UIView? { self }

  func onSegue(_ trigger: String?, _ perform: @escaping () -> Void) { selectionSegue = perform }
}
