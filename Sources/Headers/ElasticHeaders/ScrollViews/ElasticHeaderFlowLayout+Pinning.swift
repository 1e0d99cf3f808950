import UIKit

/// Section headers and footers that stay in sight. All positions are the flow layout's own, without the
/// header's space.
extension ElasticHeaderFlowLayout {
  func pins(_ kind: String?) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: return sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: return sectionFootersPinToVisibleBounds
    default: return false
    }
  }

  private var pinnedKinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .filter(pins)
  }

  /// Returns the pinned views of some sections and their neighbours, of which only a gap may be in sight.
  func pinned(in sections: [Int]) -> [UICollectionViewLayoutAttributes] {
    guard let collectionView, let first = sections.min(), let last = sections.max() else {
      return []
    }
    let range = max(first - 1, 0)..<min(last + 2, collectionView.numberOfSections)
    return range.flatMap { section in
      pinnedKinds.compactMap {
        layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))
      }
    }
  }

  /// Returns the top of a pinned section header or footer whose place in the flow is `home`.
  func pinnedTop(of home: UICollectionViewLayoutAttributes) -> CGFloat {
    guard let collectionView else { return home.frame.minY }
    let (frame, section) = (home.frame, home.indexPath.section)
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      .offsetBy(dx: 0, dy: -room)
    guard home.representedElementKind == UICollectionView.elementKindSectionHeader else {
      return max(
        min(frame.minY, seen.maxY - frame.height), min(frame.minY, start(of: section)))
    }
    return SectionHeaderPlace(home: frame, sectionEnd: end(of: section), line: seen.minY + cover)
      .frame(insets: .zero).minY
  }

  // MARK: Invalidation

  /// Limits the invalidation to pinned views, which move in every frame of a scroll. Items stay where they are.
  func narrowToPinned(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
    for kind in pinnedKinds {
      let shown = collectionView?.indexPathsForVisibleSupplementaryElements(ofKind: kind) ?? []
      flow.invalidateSupplementaryElements(ofKind: kind, at: shown)
    }
  }

  func invalidatePinned() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    narrowToPinned(context)
    invalidateLayout(with: context)
  }

  // MARK: Sections

  private func home(_ kind: String, _ section: Int) -> CGRect? {
    guard (0..<(collectionView?.numberOfSections ?? 0)).contains(section) else { return nil }
    let path = IndexPath(item: 0, section: section)
    return flow { super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }?.frame
  }

  /// If neither of two adjacent sections has a footer or header there, ``sectionInset`` determines how far a
  /// section begins above its first line and ends below its last one.
  private func start(of section: Int) -> CGFloat {
    if let header = home(UICollectionView.elementKindSectionHeader, section) { return header.minY }
    if section == 0 { return 0 }
    if let last = home(UICollectionView.elementKindSectionFooter, section - 1) { return last.maxY }
    return (line(of: section, isLast: false)?.minY ?? 0) - sectionInset.top
  }

  private func end(of section: Int) -> CGFloat {
    if let footer = home(UICollectionView.elementKindSectionFooter, section) { return footer.maxY }
    if section + 1 == collectionView?.numberOfSections {
      return collectionViewContentSize.height - room
    }
    if let next = home(UICollectionView.elementKindSectionHeader, section + 1) { return next.minY }
    let header = home(UICollectionView.elementKindSectionHeader, section)?.maxY ?? 0
    return (line(of: section, isLast: true)?.maxY ?? header + sectionInset.top)
      + sectionInset.bottom
  }

  /// Returns the first or the last line of a section, or `nil` for one without items. Items of different
  /// heights are centred on their line.
  private func line(of section: Int, isLast: Bool) -> CGRect? {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    var line: CGRect?
    for step in 0..<count {
      let path = IndexPath(item: isLast ? count - 1 - step : step, section: section)
      guard let item = flow({ super.layoutAttributesForItem(at: path) })?.frame else { break }
      if let line, abs(line.midY - item.midY) >= 1 { break }
      line = line?.union(item) ?? item
    }
    return line
  }
}
