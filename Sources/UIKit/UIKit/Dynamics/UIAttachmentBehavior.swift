import CoreGraphics
import DynamicsEngine
import Foundation

/// Connects an item with a point, or two items with each other: by a rod or a spring, a rope, a pin, a weld
/// or a rail.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The target of the item's attachment.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private enum Kind {
    case distance, rope, pin, weld
    /// An axis in the coordinates of the first item.
    case slide(axis: PlaneVector)
  }

  private var kind = Kind.distance
  /// The attachment point, as an offset from the item's centre in the item's own coordinates: `grip` of the
  /// last item, `firstGrip` of the first where there are two.
  private var grip = PlaneVector.zero
  private var firstGrip = PlaneVector.zero
  /// The initial difference of the second item's angle and the first's.
  private var angle = 0.0

  public override init() {
    super.init()
  }

  /// Connects the item's centre with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of the item with a point of the reference view, at their present distance.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    super.init()
    items = [item]
    grip = PlaneVector(offset)
    anchorPoint = point
    length = CGFloat((item.dynamicPoint(grip) - PlaneVector(point)).length)
  }

  /// Connects the centres of two items.
  public convenience init(
    item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects a point of one item with a point of another, at their present distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    super.init()
    tie(item1, PlaneVector(offset1), item2, PlaneVector(offset2))
  }

  private func tie(
    _ item1: any UIDynamicItem, _ offset1: PlaneVector, _ item2: any UIDynamicItem,
    _ offset2: PlaneVector
  ) {
    items = [item1, item2]
    firstGrip = offset1
    grip = offset2
    angle = item2.dynamicAngle - item1.dynamicAngle
    length = CGFloat((item1.dynamicPoint(offset1) - item2.dynamicPoint(offset2)).length)
  }

  private static func make(
    _ kind: Kind, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) -> Self {
    let attachment = Self.makeDynamic()
    attachment.kind = kind
    attachment.tie(
      item1, item1.dynamicOffset(of: point), item2, item2.dynamicOffset(of: point))
    return attachment
  }

  // MARK: Kinds

  /// Lets two items slide along an axis through `point`, without rotating against each other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let direction = PlaneVector(axis).normalized ?? PlaneVector(1, 0)
    return make(
      .slide(axis: direction.rotated(by: -item1.dynamicAngle)), item1, item2, at: point)
  }

  /// Lets an item slide along an axis through `point`, without rotating.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let attachment = Self.makeDynamic()
    attachment.kind = .slide(axis: PlaneVector(axis).normalized ?? PlaneVector(1, 0))
    attachment.items = [item]
    attachment.grip = item.dynamicOffset(of: point)
    attachment.angle = item.dynamicAngle
    attachment.anchorPoint = point
    return attachment
  }

  /// Limits the distance of two items to the present one, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let attachment = Self.makeDynamic()
    attachment.kind = .rope
    attachment.tie(item1, PlaneVector(offset1), item2, PlaneVector(offset2))
    return attachment
  }

  /// Makes two items move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.weld, item1, item2, at: point) }

  /// Lets two items rotate about a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.pin, item1, item2, at: point) }

  // MARK: Properties

  open private(set) var items: [any UIDynamicItem] = []
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  /// The point that an item is tied to, in the reference view's coordinates; zero for an attachment
  /// between items.
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { changed() } } }
  /// The distance between the ends in points, for rods, springs and ropes.
  open var length: CGFloat = 0 { didSet { if length != oldValue { changed() } } }
  /// The damping of a spring: 0 oscillates for ever, 1 is critical damping.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { changed() } } }
  /// The frequency of a spring, in hertz; 0, the default, is stiff. For rods and welds.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { changed() } } }
  /// The torque that a pin resists; 1 is a push of magnitude 1 at 100 points. 0 by default.
  open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { changed() } }
  }
  /// The range of a pin, in radians, or of a slide, in points, from its initial position; infinite by
  /// default.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { changed() } }
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    guard let last = items.last else { return }
    let body = builder.index(of: last)
    let first = items.count > 1 ? builder.index(of: items[0]) : nil
    guard first != body else { return }
    let jointKind: Joint.Kind =
      switch kind {
      case .distance: .distance(length: max(Double(length), 0))
      case .rope: .rope(length: max(Double(length), 0))
      case .pin: .pin(range: attachmentRange.range)
      case .weld: .weld
      case .slide(let axis): .slide(axis: axis, range: attachmentRange.range)
      }
    let anchor = first.map { firstGrip - builder.centroid(of: $0) } ?? PlaneVector(anchorPoint)
    builder.world.joints.append(
      Joint(
        kind: jointKind, a: first, b: body, anchorA: anchor,
        anchorB: grip - builder.centroid(of: body), angle: angle, frequency: Double(frequency),
        damping: Double(damping),
        brake: max(Double(frictionTorque), 0) * ForceField.pushUnit * 100))
  }
}
