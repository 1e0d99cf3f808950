import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewCompositionalLayout {
  func prepareSections() {
    guard let view = collectionView else { return geometry = nil }
    let space = space(in: view)
    let across = space.axis.across.length(of: space.size)
    if let measuredAcross, measuredAcross != across {
      // Another width changes the line breaks in cells. The geometry of the former width may already be gone.
      sizes = [:]
      boundarySizes = [:]
      view.measureAgain()
    }
    measuredAcross = across
    if let geometry, geometry.bounds != view.bounds.size || geometry.space != space {
      self.geometry = nil
    }
    guard geometry == nil else { return }
    let environment = CompositionalEnvironment(
      container: CompositionalContainer(
        contentSize: view.bounds.size, contentInsets: insets(of: view)),
      traitCollection: view.traitCollection)
    let known = Dictionary(grouping: sizes, by: \.key.section)
    let sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else {
        preconditionFailure(
          "UICollectionViewCompositionalLayout: the section provider has no layout for section "
            + "\(index)")
      }
      return CompositionalSection(
        section, index: index, count: view.numberOfItems(inSection: index), in: space,
        configuration: configuration,
        sizes: Dictionary(
          uniqueKeysWithValues: (known[index] ?? []).map { ($0.key.row, $0.value) }),
        boundarySizes: boundarySizes)
    }
    geometry = CompositionalGeometry(
      space: space, environment: environment, bounds: view.bounds.size, scale: view.pixelScale,
      configuration: configuration, sections: sections, boundarySizes: boundarySizes)
    if sections.contains(where: { $0.section.list?.hasSwipeActions == true }) {
      view.noticeSwipes()
    }
  }

  private func insets(of view: UICollectionView) -> NSDirectionalEdgeInsets {
    view.adjustedContentInset.directional(view.isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Returns the space to fill, in the collection view's present state.
  private func space(in view: UICollectionView) -> CompositionalSpace {
    let axis: LayoutAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let taken = insets(of: view)
    let isMirrored = view.isMirrored
    func beyond(_ insets: UIEdgeInsets) -> LayoutEnds {
      let wanted = axis.across.insets(insets.directional(isMirrored ? .rightToLeft : .leftToRight))
      let has = axis.across.insets(taken)
      return LayoutEnds(start: max(0, wanted.start - has.start), end: max(0, wanted.end - has.end))
    }
    var readable = view.layoutMargins
    let width = view.bounds.width - readable.left - readable.right
    let excess = max(0, width - UILayoutGuide.readableWidth) / 2
    readable.left += excess
    readable.right += excess
    return CompositionalSpace(
      axis: axis, size: view.bounds.size.inset(by: taken),
      references: [
        .none: LayoutEnds(), .safeArea: beyond(view.safeAreaInsets),
        .layoutMargins: beyond(view.layoutMargins), .readableContent: beyond(readable),
      ], traits: view.traitCollection)
  }

  /// Enters the size that a view asked for; its group and everything after it are placed again.
  func takeSize(_ size: CGSize, of element: ElementID) {
    if element.category == .cell, let row = RowID(element.path) {
      sizes[row] = size
      geometry?.take(size, ofItem: row.row, in: row.section, boundarySizes)
    } else if element.category == .supplementaryView {
      boundarySizes[element] = size
      let section = element.path.count == 2 ? element.path[0] : nil
      geometry?.take(size, ofItem: nil, in: section, boundarySizes)
    }
  }
}
