import InterfaceFiles

/// Reads collection views, their cells and their layouts.
@MainActor
extension NibCoder {
  /// The layout of a collection view. It is read first because a collection view is created with it.
  package var collectionViewLayout: UICollectionViewLayout? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    return session.makeLayout(layout)
  }

  package func decode(collectionView: UICollectionView) {
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

  /// Registers a maker of prototype views for their reuse identifier. A prototype is a separate archive,
  /// from which each view is created.
  func register(
    _ prototype: InterfaceElement, as name: String,
    _ use: (_ identifier: String, _ make: @escaping () -> UIView?) -> Void
  ) {
    prototype.isDeferred = true
    let document = session.document
    guard let identifier = prototype.string("reuseIdentifier") else {
      return document.report.say(
        "a \(name) without a reuse identifier can't be dequeued", line: prototype.line,
        once: "prototype \(prototype.line)")
    }
    use(identifier) {
      prototype.isDeferred = false
      defer { prototype.isDeferred = true }
      let session = InterfaceSession(document: document)
      let view = session.makeView(prototype)
      session.finish(prototype)
      return view
    }
  }

  package func decode(cell: UICollectionViewCell) {
    element.child(key: "customSize")?.takeAll()
    if let content = element.child(key: "contentView") { decode(content, into: cell.contentView) }
  }

  package func decode(flowLayout: UICollectionViewFlowLayout) {
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
