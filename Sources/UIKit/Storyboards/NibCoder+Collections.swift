/// What collection views, their cells and their layouts read.
@MainActor
extension NibCoder {
  /// The layout is fixed before a collection view is made, so it is read before anything else.
  package var collectionViewLayout: UICollectionViewLayout? {
    guard let layout = element.child(key: "collectionViewLayout") else { return nil }
    return session.makeLayout(layout)
  }

  package func decode(collectionView: UICollectionView) {
    _ = element["dataMode"]
    if let allows = element.flag("allowsSelection") { collectionView.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      collectionView.allowsMultipleSelection = allows
    }
    if let prefetches = element.flag("prefetchingEnabled") {
      collectionView.isPrefetchingEnabled = prefetches
    }
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

  /// A prototype is an archive of its own: each view is made from it afresh.
  private func register(_ prototype: InterfaceElement, in queue: ReuseQueue) {
    prototype.isDeferred = true
    let document = session.document
    guard let identifier = prototype["reuseIdentifier"] else {
      return document.report.say(
        "a prototype without a reuse identifier can't be dequeued", line: prototype.line,
        once: "prototype \(prototype.line)")
    }
    queue.setMaker(
      { frame in
        prototype.isDeferred = false
        defer { prototype.isDeferred = true }
        let session = InterfaceSession(document: document)
        let made = session.makeView(prototype)
        session.finish(prototype)
        guard let view = made as? UICollectionReusableView else {
          preconditionFailure("the prototype \(identifier) is no UICollectionReusableView")
        }
        view.frame = frame
        return view
      }, identifier)
  }

  package func decode(cell: UICollectionViewCell) {
    _ = element.child(key: "customSize")?.takeAll()
    if let content = element.child(key: "contentView") { decode(content, into: cell.contentView) }
  }

  package func decode(flowLayout: UICollectionViewFlowLayout) {
    if let spacing = element.optionalNumber("minimumLineSpacing") {
      flowLayout.minimumLineSpacing = spacing
    }
    if let spacing = element.optionalNumber("minimumInteritemSpacing") {
      flowLayout.minimumInteritemSpacing = spacing
    }
    if element["scrollDirection"] == "horizontal" { flowLayout.scrollDirection = .horizontal }
    if let size = element.child(key: "itemSize") { flowLayout.itemSize = InterfaceValue.size(size) }
    if let size = element.child(key: "estimatedItemSize") {
      flowLayout.estimatedItemSize = InterfaceValue.size(size)
    }
    if element.flag("automaticEstimatedItemSize") == true {
      flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.child(key: "headerReferenceSize") {
      flowLayout.headerReferenceSize = InterfaceValue.size(size)
    }
    if let size = element.child(key: "footerReferenceSize") {
      flowLayout.footerReferenceSize = InterfaceValue.size(size)
    }
    if let insets = element.child(key: "sectionInset") {
      flowLayout.sectionInset = InterfaceValue.insets(insets)
    }
    if let pins = element.flag("sectionHeadersPinToVisibleBounds") {
      flowLayout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.flag("sectionFootersPinToVisibleBounds") {
      flowLayout.sectionFootersPinToVisibleBounds = pins
    }
    let references: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
      "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
      "layoutMargins": .fromLayoutMargins,
    ]
    if let reference = element["sectionInsetReference"].flatMap({ references[$0] }) {
      flowLayout.sectionInsetReference = reference
    }
  }
}
