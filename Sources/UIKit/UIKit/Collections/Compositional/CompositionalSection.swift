import CoreGraphics
import Foundation
import ListEngine

/// The space in which a section is laid out.
struct CompositionalSpace: Equatable {
  /// The layout's direction.
  let axis: LayoutAxis
  /// The size of the visible part without the insets.
  let size: CGSize
  /// The space that each reference requires at the start and at the end across the direction.
  let references: [UIContentInsetsReference: LayoutEnds]
  let traits: UITraitCollection

  func reference(
    _ reference: UIContentInsetsReference, otherwise: UIContentInsetsReference
  ) -> LayoutEnds {
    let effective = reference == .automatic ? otherwise : reference
    return references[effective == .automatic ? .safeArea : effective] ?? LayoutEnds()
  }
}

/// The positions of a section's parts, from the section's start along the layout's direction.
@MainActor struct CompositionalSection {
  /// A header or a footer.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let element: ElementID
    /// The frame: in the content across the direction, from the section's start along it.
    var frame: CGRect

    @MainActor mutating func place(along: CGFloat, across: CGFloat, _ axis: LayoutAxis) {
      let origin = axis.point(along: along, across: across)
      frame.origin = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
    }
  }

  let index: Int
  let section: NSCollectionLayoutSection
  var run: GroupRun
  /// The start along the layout's direction, in the content.
  var start: CGFloat = 0
  private(set) var length: CGFloat = 0
  /// The start of the groups, along the direction from the section's start, and across it.
  private(set) var groupsStart: CGFloat = 0
  let groupsAcross: CGFloat
  /// The space after the last group of a section that scrolls sideways.
  let groupsEnd: CGFloat
  private(set) var boundaries: [Boundary] = []
  /// The space before the header.
  private let lead: CGFloat
  private let space: CompositionalSpace
  private let sides: (start: CGFloat, length: CGFloat)
  private let boundarySides: (start: CGFloat, length: CGFloat)

  var end: CGFloat { start + length }
  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, in space: CompositionalSpace,
    configuration: UICollectionViewCompositionalLayoutConfiguration, sizes: [Int: CGSize],
    boundarySizes: [ElementID: CGSize]
  ) {
    self.section = section
    self.index = index
    self.space = space
    lead = section.list?.lead(section: index) ?? 0
    let axis = space.axis
    let across = axis.across
    let insets = across.insets(section.contentInsets)
    let whole = across.length(of: space.size)
    let clear = space.reference(
      section.contentInsetsReference, otherwise: configuration.contentInsetsReference)
    sides = (clear.start, max(0, whole - clear.start - clear.end))
    let room = max(0, sides.length - insets.start - insets.end)
    groupsAcross = sides.start + insets.start
    groupsEnd = clear.end + insets.end
    let reference =
      section.supplementaryContentInsetsReference == .automatic
      ? clear
      : space.reference(
        section.supplementaryContentInsetsReference,
        otherwise: configuration.contentInsetsReference)
    let outer = (
      start: reference.start, length: max(0, whole - reference.start - reference.end)
    )
    boundarySides =
      section.supplementariesFollowContentInsets
      ? (outer.start + insets.start, max(0, outer.length - insets.start - insets.end)) : outer
    run = GroupRun(
      section.group.value(space.traits),
      in: axis.size(along: axis.length(of: space.size), across: room),
      axis: section.orthogonalScrollingBehavior == .none ? axis : across,
      spacing: section.interGroupSpacing, count: count, sizes: sizes)
    arrange(boundarySizes)
  }

  /// Arranges the parts around the groups after these or a header have changed.
  mutating func arrange(_ boundarySizes: [ElementID: CGSize]) {
    let axis = space.axis
    let insets = axis.insets(section.contentInsets)
    let content = scrolls ? (run.groupCount == 0 ? 0 : run.across) : run.length
    boundaries = []
    var numbers: [String: Int] = [:]
    let room = axis.size(along: axis.length(of: space.size), across: boundarySides.length)
    for item in section.boundarySupplementaryItems {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let element = ElementID(
        .supplementaryView, item.elementKind, IndexPath(item: number, section: index))
      let size = item.layoutSize.value.size(in: room, measured: boundarySizes[element])
      boundaries.append(
        Boundary(item: item, element: element, frame: CGRect(origin: .zero, size: size)))
    }
    let before = lead + boundaries.extent(at: 0, along: axis)
    let after = boundaries.extent(at: 1, along: axis)
    groupsStart = before + insets.start
    let inner = insets.start + content + insets.end
    length = before + inner + after
    for index in boundaries.indices {
      let item = boundaries[index].item
      let size = boundaries[index].frame.size
      let own = axis.length(of: size)
      let along: CGFloat =
        switch item.side(along: axis) {
        case 0: item.extendsBoundary ? before - own : before
        case 1: item.extendsBoundary ? before + inner : before + inner - own
        default: before + (inner - own) / 2
        }
      let across =
        boundarySides.start
        + (item.side(along: axis.across) ?? 0.5)
        * (boundarySides.length - axis.across.length(of: size))
      boundaries[index].place(along: along, across: across, axis)
    }
  }

  // MARK: Positions in the content

  /// Returns the corner of a group, as it would be if the section hadn't been scrolled sideways.
  func corner(ofGroup group: Int) -> CGPoint {
    let place = run.start(ofGroup: group)
    return scrolls
      ? space.axis.point(along: start + groupsStart, across: groupsAcross + place)
      : space.axis.point(along: start + groupsStart + place, across: groupsAcross)
  }

  /// The frame of the section with its headers and footers, without the space that its sides leave
  /// free.
  var frame: CGRect {
    CGRect(
      origin: space.axis.point(along: start, across: sides.start),
      size: space.axis.size(along: length, across: sides.length))
  }

  /// The frame of the section from edge to edge.
  var plate: CGRect {
    CGRect(
      origin: space.axis.point(along: start, across: 0),
      size: space.axis.size(along: length, across: space.axis.across.length(of: space.size)))
  }

  /// The part of the content in which the groups scroll sideways.
  var scrolledFrame: CGRect {
    CGRect(
      origin: space.axis.point(along: start + groupsStart, across: 0),
      size: space.axis.size(
        along: run.across, across: space.axis.across.length(of: space.size)))
  }

  /// The length of the content that scrolls across the layout's direction.
  var scrolledLength: CGFloat { groupsAcross + run.length + groupsEnd }

  /// Returns the frame of a header or a footer while the part `seen` of the content is visible.
  func frame(of boundary: Boundary, seen: (low: CGFloat, high: CGFloat)) -> CGRect {
    let axis = space.axis
    let offset = axis.point(along: start, across: 0)
    var frame = boundary.frame.offsetBy(dx: offset.x, dy: offset.y)
    guard boundary.item.pinToVisibleBounds else { return frame }
    let length = axis.length(of: frame.size)
    let place = axis.range(of: frame).low
    let pinned: CGFloat =
      switch boundary.item.side(along: axis) {
      case 1: max(min(place, seen.high - length), start)
      default: min(max(place, seen.low), max(place, end - length))
      }
    let move = axis.point(along: pinned - place, across: 0)
    frame = frame.offsetBy(dx: move.x, dy: move.y)
    return frame
  }
}

extension [CompositionalSection.Boundary] {
  /// Returns the length that the boundaries at one side take outside of the content.
  @MainActor func extent(at side: CGFloat, along axis: LayoutAxis) -> CGFloat {
    filter { $0.item.extendsBoundary && $0.item.side(along: axis) == side }
      .map { axis.length(of: $0.frame.size) }.max() ?? 0
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the end along an axis at which the view is: 0 for the start, 1 for the end, `nil` between.
  func side(along axis: LayoutAxis) -> CGFloat? {
    let edges = alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return edges.contains(start) ? 0 : edges.contains(end) ? 1 : nil
  }
}
