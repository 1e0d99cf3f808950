import CoreGraphics
import Foundation

/// All sections of a compositional layout, one after the other.
@MainActor struct CompositionalGeometry {
  let space: CompositionalSpace
  let environment: CompositionalEnvironment
  let bounds: CGSize
  /// The number of pixels per point.
  let scale: CGFloat
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  var sections: [CompositionalSection]
  /// The headers and footers of the whole layout, at their positions in the content.
  private(set) var boundaries: [CompositionalSection.Boundary] = []
  private(set) var contentSize = CGSize.zero
  /// The colour behind all of the content, if all sections are lists.
  let listBackground: UIColor?
  /// Whether any views determine their own sizes.
  let hasEstimates: Bool
  /// Whether scrolling changes more than which elements are visible.
  let followsScrolling: Bool

  init(
    space: CompositionalSpace, environment: CompositionalEnvironment, bounds: CGSize,
    scale: CGFloat, configuration: UICollectionViewCompositionalLayoutConfiguration,
    sections: [CompositionalSection], boundarySizes: [ElementID: CGSize]
  ) {
    self.space = space
    self.environment = environment
    self.bounds = bounds
    self.scale = scale
    self.configuration = configuration
    self.sections = sections
    let items = configuration.boundarySupplementaryItems
    let areLists = sections.allSatisfy { $0.section.list != nil }
    listBackground = areLists ? sections.first?.section.list?.color : nil
    hasEstimates =
      sections.contains { section in
        section.run.group.hasEstimates
          || section.section.boundarySupplementaryItems.contains { $0.layoutSize.value.hasEstimate }
      } || items.contains { $0.layoutSize.value.hasEstimate }
    followsScrolling =
      items.contains(where: \.pinToVisibleBounds)
      || sections.contains { section in
        section.section.visibleItemsInvalidationHandler != nil
          || section.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
    arrange(boundarySizes)
  }

  /// Arranges the sections one after the other.
  mutating func arrange(_ boundarySizes: [ElementID: CGSize]) {
    let axis = space.axis
    let across = axis.across.length(of: space.size)
    boundaries = configuration.boundarySupplementaryItems.enumerated().map { index, item in
      let element = ElementID(.supplementaryView, item.elementKind, IndexPath(index: index))
      return CompositionalSection.Boundary(
        item: item, element: element,
        frame: CGRect(
          origin: .zero,
          size: item.layoutSize.value.size(in: space.size, measured: boundarySizes[element])))
    }
    var place = boundaries.extent(at: 0, along: axis)
    for index in sections.indices {
      if index > 0 { place += configuration.interSectionSpacing }
      sections[index].start = place
      place = sections[index].end
    }
    let end = place + boundaries.extent(at: 1, along: axis)
    for index in boundaries.indices {
      let item = boundaries[index].item
      let size = boundaries[index].frame.size
      let along: CGFloat =
        item.side(along: axis) == 1
        ? (item.extendsBoundary ? place : place - axis.length(of: size)) : 0
      let aside =
        (item.side(along: axis.across) ?? 0.5) * (across - axis.across.length(of: size))
      boundaries[index].place(along: along, across: aside, axis)
    }
    contentSize = axis.size(along: end, across: across)
  }

  /// Enters the measured size of an item or of a header of its section. Everything after it moves.
  mutating func take(
    _ size: CGSize, ofItem item: Int?, in section: Int?, _ boundarySizes: [ElementID: CGSize]
  ) {
    if let section, sections.indices.contains(section) {
      if let item { sections[section].run.take([item: size]) }
      sections[section].arrange(boundarySizes)
    }
    arrange(boundarySizes)
  }

  // MARK: Questions

  /// Returns the sections between two positions.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = Bisection.count(sections.count) { sections[$0].end < low }
    let end = Bisection.count(sections.count) { sections[$0].start <= high }
    return first..<max(first, end)
  }

  /// Returns the sections in a rectangle that scroll across the layout's direction.
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] {
    let (low, high) = space.axis.range(of: rect)
    return sections(from: low, to: high).compactMap { index in
      let section = sections[index]
      guard section.scrolls, section.run.groupCount > 0 else { return nil }
      return SidewaysSection(
        index: index, frame: section.scrolledFrame, length: section.scrolledLength,
        isHorizontal: space.axis == .vertical,
        behavior: section.section.orthogonalScrollingBehavior,
        groups: SidewaysSection.Groups(run: section.run, lead: section.groupsAcross))
    }
  }

  /// Returns the rectangle with its edges on pixels.
  func onPixels(_ rect: CGRect) -> CGRect {
    PixelGrid(scale: scale).aligned(rect)
  }
}
