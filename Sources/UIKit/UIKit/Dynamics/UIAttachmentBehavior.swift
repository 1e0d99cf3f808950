import CoreGraphics
import Foundation

/// Ties an item to a point, or two items to each other: by a rod or a spring, a rope, a pin, a weld or a
/// rail.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The target of the item's attachment.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  private enum Kind {
    case distance, rope, pin, weld
    /// The axis in the coordinates of the first item.
    case slide(axis: PlaneVector)
  }

  private var kind = Kind.distance
  /// The attachment point, as an offset from the item's centre in the item's own coordinates: `grip` of the
  /// last item, `firstGrip` of the first where there are two.
  private var grip = PlaneVector.zero
  private var firstGrip = PlaneVector.zero
  /// The second item's angle less the first's, to begin with.
  private var angle = 0.0

  public override init() {
    super.init()
  }

  /// Ties the item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of the item to a point, as far from it as it is now.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    super.init()
    items = [item]
    grip = PlaneVector(offset)
    anchorPoint = point
    length = CGFloat((item.dynamicPoint(grip) - PlaneVector(point)).length)
  }

  /// Ties the centres of two items.
  public convenience init(
    item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem
  ) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties a point of one item to a point of another, as far from it as it is now.
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

  /// Lets two items slide along an axis that goes through `point`, without turning against each other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let direction = PlaneVector(axis).normalized ?? PlaneVector(1, 0)
    return make(
      .slide(axis: direction.rotated(by: -item1.dynamicAngle)), item1, item2, at: point)
  }

  /// Lets an item slide along an axis that goes through `point`, without turning.
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

  /// Lets two items come together and no further apart than they are now, as a rope does.
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

  /// Lets two items turn about a point that both have.
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
  /// Points from one end to the other, for rods, springs and ropes.
  open var length: CGFloat = 0 { didSet { if length != oldValue { changed() } } }
  /// How little a spring swings: 0 is for ever, 1 is critical damping.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { changed() } } }
  /// How often a spring swings, in hertz; 0, the default, is stiff. For rods and welds.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { changed() } } }
  /// The torque that a pin withstands before it turns; 1 is a push of magnitude 1 at 100 points. 0 by
  /// default.
  open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { changed() } }
  }
  /// How far a pin turns, in radians, or a slide goes, in points, from where it began; as far as it likes
  /// by default.
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
