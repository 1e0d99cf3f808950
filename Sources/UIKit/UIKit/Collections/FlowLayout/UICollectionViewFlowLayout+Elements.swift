import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewFlowLayout {
  /// Headers and footers are in front of items, as on iOS.
  private static let supplementaryZIndex = 10

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let (low, high) = geometry.environment.axis.range(of: rect)
    let grid = PixelGrid(scale: geometry.environment.scale)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in geometry.sections(from: low, to: high) {
      let section = geometry.sections[index]
      appendSupplementary(UICollectionView.elementKindSectionHeader, index, rect, &found)
      let from = low - section.itemsStart
      let to = high - section.itemsStart
      for line in section.items.lines(from: from, to: to) {
        let frames = section.frames(of: line, grid.nearest)
        for (offset, frame) in frames.enumerated() where frame.intersects(rect) {
          found.append(itemAttributes(RowID(index, line.first + offset), frame))
        }
      }
      appendSupplementary(UICollectionView.elementKindSectionFooter, index, rect, &found)
    }
    return found
  }

  private func appendSupplementary(
    _ kind: String, _ section: Int, _ rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    let path = IndexPath(item: 0, section: section)
    guard let attributes = flowSupplementary(kind, path), attributes.frame.intersects(rect) else {
      return
    }
    found.append(attributes)
  }

  private func itemAttributes(_ row: RowID, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.item(row.indexPath))
    attributes.frame = frame
    return attributes
  }

  func flowItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let row = RowID(path), geometry.sections.indices.contains(row.section),
      (0..<geometry.sections[row.section].items.count).contains(row.row)
    else { return nil }
    let section = geometry.sections[row.section]
    let grid = PixelGrid(scale: geometry.environment.scale)
    return itemAttributes(row, section.frame(ofItem: row.row, grid.nearest))
  }

  func flowSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, path.count == 2, path[1] == 0,
      geometry.sections.indices.contains(path[0])
    else { return nil }
    let section = geometry.sections[path[0]]
    let start: CGFloat
    let length: CGFloat
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      length = section.header
      start =
        sectionHeadersPinToVisibleBounds
        ? section.pinnedHeaderStart(top: seen.low) : section.start
    case UICollectionView.elementKindSectionFooter:
      length = section.footer
      start =
        sectionFootersPinToVisibleBounds
        ? section.pinnedFooterStart(bottom: seen.high) : section.footerStart
    default: return nil
    }
    guard length > 0 else { return nil }
    let attributes = makeAttributes(ElementID(.supplementaryView, kind, path))
    let axis = geometry.environment.axis
    attributes.frame = CGRect(
      origin: axis.point(along: start, across: 0),
      size: axis.size(along: length, across: geometry.environment.cross))
    attributes.zIndex = Self.supplementaryZIndex
    return attributes
  }

  private var seen: (low: CGFloat, high: CGFloat) {
    geometry.map { seen(along: $0.environment.axis) } ?? (0, 0)
  }
}
