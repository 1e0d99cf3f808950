import CoreGraphics
import Foundation
import ListEngine

extension UICollectionViewCompositionalLayout {
  // MARK: Elements in a rectangle

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = geometry.space.axis.range(of: rect)
    for index in geometry.sections(from: low, to: high) {
      let section = geometry.sections[index]
      var own: [UICollectionViewLayoutAttributes] = []
      appendGroups(of: section, in: rect, &own)
      tell(section, of: own)
      for boundary in section.boundaries {
        let frame = geometry.onPixels(section.frame(of: boundary, seen: seen))
        if frame.intersects(rect) { own.append(attributes(of: boundary, frame, in: section)) }
      }
      for number in section.section.decorationItems.indices {
        let attributes = decoration(number, of: section)
        if attributes.frame.intersects(rect) { own.append(attributes) }
      }
      if let plate = listPlate(of: section) { own.append(plate) }
      found += own
    }
    for boundary in geometry.boundaries {
      let frame = geometry.onPixels(pinned(boundary))
      if frame.intersects(rect) { found.append(attributes(of: boundary, frame)) }
    }
    return found
  }

  private func appendGroups(
    of section: CompositionalSection, in rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let geometry else { return }
    let axis = geometry.space.axis
    var low: CGFloat
    var high: CGFloat
    if section.scrolls {
      // The same length before and after the visible part.
      let length = axis.across.length(of: geometry.space.size)
      low = (scrolled[section.index] ?? 0) - section.groupsAcross - length
      high = low + 3 * length
    } else {
      (low, high) = axis.range(of: rect)
      low -= section.start + section.groupsStart
      high -= section.start + section.groupsStart
    }
    for group in section.run.groups(from: low, to: high) {
      let corner = section.corner(ofGroup: group)
      let first = section.run.firstItem(ofGroup: group)
      let placement = section.run.placement(ofGroup: group)
      for (number, leaf) in placement.leaves.enumerated() {
        let attributes = attributes(
          of: leaf, RowID(section.index, first + number), corner, section)
        if section.scrolls || attributes.frame.intersects(rect) { found.append(attributes) }
      }
      for attachment in placement.attachments {
        let attributes = attributes(
          of: attachment, RowID(section.index, first + attachment.leaf), corner, section)
        if section.scrolls || attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
  }

  /// Calls a section's handler with the visible items, which it may change.
  private func tell(
    _ section: CompositionalSection, of elements: [UICollectionViewLayoutAttributes]
  ) {
    guard let handler = section.section.visibleItemsInvalidationHandler, let geometry,
      let view = collectionView
    else { return }
    let bounds = view.unmirrored(view.bounds)
    let axis = geometry.space.axis
    let offset = scrolled[section.index] ?? 0
    let shift = axis.point(along: 0, across: -offset)
    let visible = elements.filter {
      section.scrolls
        ? $0.frame.offsetBy(dx: shift.x, dy: shift.y).intersects(bounds)
        : $0.frame.intersects(bounds)
    }
    let point =
      section.scrolls
      ? axis.point(along: axis.range(of: bounds).low, across: offset) : bounds.origin
    var held = heldItems.removeValue(forKey: section.index) ?? [:]
    var items = visible.map { attributes in
      guard !held.isEmpty, let item = held.removeValue(forKey: attributes.element) else {
        return CompositionalVisibleItem(attributes)
      }
      item.take(attributes)
      return item
    }
    for item in items { item.isTold = true }
    handler(items, point, geometry.environment)
    for item in items { item.isTold = false }
    // A holder that keeps an item beyond the call, as a dynamic animator does, continues to move it.
    for index in items.indices where !isKnownUniquelyReferenced(&items[index]) {
      heldItems[section.index, default: [:]][items[index].attributes.element] = items[index]
    }
  }

  // MARK: Single elements

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let row = RowID(path), geometry.sections.indices.contains(row.section),
      (0..<geometry.sections[row.section].run.count).contains(row.row)
    else { return nil }
    let section = geometry.sections[row.section]
    let group = section.run.group(ofItem: row.row)
    let leaf = section.run.placement(ofGroup: group).leaves[
      row.row - section.run.firstItem(ofGroup: group)]
    return attributes(of: leaf, row, section.corner(ofGroup: group), section)
  }

  func supplementary(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let geometry else { return nil }
    if element.path.count == 1 {
      return geometry.boundaries.first { $0.element == element }.map {
        attributes(of: $0, geometry.onPixels(pinned($0)))
      }
    }
    guard let row = RowID(element.path), geometry.sections.indices.contains(row.section) else {
      return nil
    }
    let section = geometry.sections[row.section]
    if let boundary = section.boundaries.first(where: { $0.element == element }) {
      return attributes(
        of: boundary, geometry.onPixels(section.frame(of: boundary, seen: seen)), in: section)
    }
    guard (0..<section.run.count).contains(row.row) else { return nil }
    let group = section.run.group(ofItem: row.row)
    let number = row.row - section.run.firstItem(ofGroup: group)
    return section.run.placement(ofGroup: group).attachments
      .first { $0.leaf == number && $0.item.kind == element.kind }
      .map { attributes(of: $0, row, section.corner(ofGroup: group), section) }
  }

  func decoration(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let geometry, element.path.count == 2,
      geometry.sections.indices.contains(element.path[0])
    else { return nil }
    let section = geometry.sections[element.path[0]]
    if element.kind == ListPlateView.kind { return listPlate(of: section) }
    let number = element.path[1]
    guard section.section.decorationItems.indices.contains(number),
      section.section.decorationItems[number].elementKind == element.kind
    else { return nil }
    return decoration(number, of: section)
  }

  // MARK: Attributes

  private func attributes(
    of leaf: GroupPlacement.Leaf, _ row: RowID, _ corner: CGPoint, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.item(row.indexPath))
    attributes.frame =
      geometry?.onPixels(leaf.frame.offsetBy(dx: corner.x, dy: corner.y)) ?? leaf.frame
    attributes.zIndex = leaf.zIndex
    if !leaf.isWidthEstimated { attributes.fixedAxes.insert(.horizontal) }
    if !leaf.isHeightEstimated { attributes.fixedAxes.insert(.vertical) }
    attributes.list = section.section.list?.place(
      of: row, count: section.run.count, hasHeader: section.hasHeader)
    if section.scrolls { attributes.sidewaysSection = section.index }
    return attributes
  }

  private func attributes(
    of attachment: GroupPlacement.Attachment, _ row: RowID, _ corner: CGPoint,
    _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      ElementID(.supplementaryView, attachment.item.kind, row.indexPath))
    attributes.frame =
      geometry?.onPixels(attachment.frame.offsetBy(dx: corner.x, dy: corner.y))
      ?? attachment.frame
    attributes.zIndex = attachment.item.zIndex
    attributes.fixedAxes = .both
    if section.scrolls { attributes.sidewaysSection = section.index }
    return attributes
  }

  private func attributes(
    of boundary: CompositionalSection.Boundary, _ frame: CGRect,
    in section: CompositionalSection? = nil
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(boundary.element)
    attributes.frame = frame
    // A pinned header is in front of those that scroll under it.
    attributes.zIndex = boundary.item.zIndex + (boundary.item.pinToVisibleBounds ? 1 : 0)
    let size = boundary.item.layoutSize
    if !size.widthDimension.isEstimated { attributes.fixedAxes.insert(.horizontal) }
    if !size.heightDimension.isEstimated { attributes.fixedAxes.insert(.vertical) }
    if let section, let list = section.section.list {
      let place = section.start + boundary.frame.minY
      attributes.list = list.place(
        ofHeader: boundary.element.kind == UICollectionView.elementKindSectionHeader,
        isPinned: boundary.item.pinToVisibleBounds && frame.minY > place + 1)
    }
    return attributes
  }

  private func decoration(
    _ number: Int, of section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let item = section.section.decorationItems[number]
    let attributes = makeAttributes(
      ElementID(
        .decorationView, item.elementKind, IndexPath(item: number, section: section.index)))
    let insets = item.contentInsets
    let frame = section.frame
    let inner = CGRect(
      origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      size: frame.size.inset(by: insets))
    attributes.frame = geometry?.onPixels(inner) ?? inner
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Returns the background of a list whose colour differs from that behind all of the content.
  private func listPlate(of section: CompositionalSection) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let list = section.section.list, list.color != geometry.listBackground
    else { return nil }
    if !decorations.knows(ListPlateView.kind) {
      decorations.register(ListPlateView.self, ListPlateView.kind)
    }
    let attributes = makeAttributes(
      ElementID(
        .decorationView, ListPlateView.kind, IndexPath(item: 0, section: section.index)))
    attributes.frame = geometry.onPixels(section.plate)
    attributes.zIndex = -2
    attributes.list = ListPlace(appearance: list.appearance, color: list.color)
    return attributes
  }

  /// Returns the frame of a header or a footer of the whole layout.
  private func pinned(_ boundary: CompositionalSection.Boundary) -> CGRect {
    guard let geometry, boundary.item.pinToVisibleBounds else { return boundary.frame }
    let axis = geometry.space.axis
    let place = axis.range(of: boundary.frame).low
    let length = axis.length(of: boundary.frame.size)
    let seen = seen
    let pinned =
      boundary.item.side(along: axis) == 1
      ? min(place, seen.high - length) : max(place, seen.low)
    let move = axis.point(along: pinned - place, across: 0)
    return boundary.frame.offsetBy(dx: move.x, dy: move.y)
  }

  private var seen: (low: CGFloat, high: CGFloat) {
    geometry.map { seen(along: $0.space.axis) } ?? (0, 0)
  }
}
