import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewFlowLayout {
  private var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// Returns the space to fill, in the collection view's present state.
  private func environment(of view: UICollectionView) -> FlowEnvironment {
    let inset = view.adjustedContentInset
    let taken = axis.across.insets(inset)
    let reference =
      switch sectionInsetReference {
      case .fromContentInset: taken
      case .fromSafeArea: axis.across.insets(view.safeAreaInsets)
      case .fromLayoutMargins: axis.across.insets(view.layoutMargins)
      }
    return FlowEnvironment(
      axis: axis, cross: max(0, axis.across.length(of: view.bounds.size) - taken.start - taken.end),
      reference: reference, taken: taken, scale: view.pixelScale)
  }

  // MARK: Preparing

  func prepareFlow() {
    guard let view = collectionView else { return geometry = nil }
    let environment = environment(of: view)
    if let measuredCross, measuredCross != environment.cross {
      // Another width changes the line breaks in cells. The geometry of the former width may already be gone.
      measured = [:]
      newlyMeasured = [:]
      view.measureAgain()
    }
    measuredCross = environment.cross
    if let built = geometry?.environment, built != environment { geometry = nil }
    guard geometry != nil else {
      measured.merge(newlyMeasured) { $1 }
      newlyMeasured = [:]
      delegateGivesSizes = true
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
      let known = Dictionary(grouping: measured, by: \.key.section)
      let sections = (0..<view.numberOfSections).map {
        makeSection($0, view, delegate, environment, known: known[$0] ?? [])
      }
      geometry = FlowGeometry(environment: environment, sections: sections)
      return
    }
    takeNewSizes()
  }

  private func takeNewSizes() {
    guard !newlyMeasured.isEmpty, let counts = geometry?.sections.map(\.items.count) else { return }
    var changes: [Int: [Int: CGSize]] = [:]
    for (row, size) in newlyMeasured
    where counts.indices.contains(row.section) && row.row < counts[row.section] {
      changes[row.section, default: [:]][row.row] = size
      measured[row] = size
    }
    newlyMeasured = [:]
    geometry?.set(changes)
  }

  private func makeSection(
    _ section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ environment: FlowEnvironment,
    known: [(key: RowID, value: CGSize)]
  ) -> FlowSection {
    let axis = environment.axis
    let insets =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let cross = environment.insets(across: axis.across.insets(insets))
    let spacing = FlowSpacing(
      available: max(0, environment.cross - cross.start - cross.end),
      line: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing,
      item: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing)
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    return FlowSection(
      header: max(0, axis.length(of: header)), footer: max(0, axis.length(of: footer)),
      insets: axis.insets(insets), crossStart: cross.start, axis: axis,
      items: makeItems(section, view, delegate, axis, spacing, known))
  }

  private func makeItems(
    _ section: Int, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ axis: LayoutAxis,
    _ spacing: FlowSpacing, _ known: [(key: RowID, value: CGSize)]
  ) -> FlowItems {
    let count = view.numberOfItems(inSection: section)
    var sizes: [CGSize] = []
    if let delegate, delegateGivesSizes, count > 0 {
      sizes.reserveCapacity(count)
      for item in 0..<count {
        let size = delegate.collectionView(
          view, layout: self,
          sizeForItemAt: view.dataPath(IndexPath(item: item, section: section)))
        guard delegateGivesSizes else { break }
        sizes.append(usable(size, section, item))
      }
    }
    let givenSizes = delegateGivesSizes && delegate != nil
    guard asksForPreferredAttributes else {
      return givenSizes
        ? FlowItems(sizes: sizes, axis: axis, spacing: spacing)
        : .grid(FlowGrid(count: count, itemSize: commonSize, axis: axis, spacing: spacing))
    }
    // A size from the delegate is an estimate too.
    var runs = FlowRuns(
      count: count, estimate: (givenSizes ? sizes.first : nil) ?? commonSize, axis: axis,
      spacing: spacing)
    var own = givenSizes ? Dictionary(uniqueKeysWithValues: zip(0..., sizes)) : [:]
    for (row, size) in known where row.row < count { own[row.row] = size }
    runs.set(own)
    return .runs(runs)
  }

  /// The size of items without a size of their own.
  private var commonSize: CGSize {
    let estimate = estimatedItemSize
    return estimate == .zero || estimate == Self.automaticSize ? itemSize : estimate
  }

  private func usable(_ size: CGSize, _ section: Int, _ item: Int) -> CGSize {
    precondition(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "UICollectionViewFlowLayout: the size of item \(item) in section \(section) is \(size)")
    return size
  }

  // MARK: Invalidation

  func changesCross(_ newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return axis.across.length(of: newBounds.size) != axis.across.length(of: view.bounds.size)
  }

  /// Limits the invalidation by a scroll to pinned headers and footers.
  func narrow(_ context: UICollectionViewLayoutInvalidationContext, toBounds newBounds: CGRect) {
    guard !changesCross(newBounds),
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let geometry
    else { return }
    keepGeometry(flow)
    let (low, high) = geometry.environment.axis.range(
      of: collectionView?.unmirrored(newBounds) ?? newBounds)
    let paths = geometry.sections(from: low, to: high).map { IndexPath(item: 0, section: $0) }
    if sectionHeadersPinToVisibleBounds {
      flow.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: paths)
    }
    if sectionFootersPinToVisibleBounds {
      flow.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter, at: paths)
    }
  }

  /// Discards the values that a context invalidates.
  func forget(by context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      measured = [:]
      newlyMeasured = [:]
    }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
      || flow?.invalidateFlowLayoutAttributes ?? true
    {
      geometry = nil
    }
  }

  /// Enters the size that a cell asked for; its line and those after it are computed again.
  func takeSize(
    _ preferred: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let row = RowID(preferred.indexPath) else { return }
    newlyMeasured[row] = preferred.size
    context.invalidateItems(at: [preferred.indexPath])
    keepGeometry(context)
  }

  func keepGeometry(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = false
  }
}
