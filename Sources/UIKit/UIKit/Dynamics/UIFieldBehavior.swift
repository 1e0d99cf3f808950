import CoreGraphics
import DynamicsEngine
import Foundation

/// A force on its items that depends on their positions and motion: gravity toward a point, drag, noise and
/// the like.
///
/// Each kind of `ForceField` documents the effect of a strength of 1.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private var kind = ForceField.Kind.drag
  private var list = ItemList()
  private var heading = CGVector(dx: 0, dy: 0)

  private static func make(_ kind: ForceField.Kind) -> Self {
    let field = Self.makeDynamic()
    field.kind = kind
    return field
  }

  // MARK: Kinds

  /// Creates a field that slows items in proportion to their velocity.
  open class func dragField() -> Self { make(.drag) }
  /// Creates a field that drives items round its position, counterclockwise, in proportion to the
  /// distance and the mass.
  open class func vortexField() -> Self { make(.vortex) }
  /// Creates a field that draws items with mass to its position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Creates a field that draws items with mass along a direction, whose length is a factor.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.heading = direction
    return field
  }
  /// Creates a field that gives items a velocity, in points per second, whatever else acts on them.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.heading = direction
    return field
  }
  /// Creates a field that pushes items in changing directions, whatever their mass.
  ///
  /// - Parameters:
  ///   - smoothness: From 0, the noisiest, to 1.
  ///   - speed: The speed at which the noise changes, in hertz; 0 freezes it.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.noise(smoothness: smoothness, speed: speed))
  }
  /// Creates a field like noise, in proportion to the item's speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    make(.turbulence(smoothness: smoothness, speed: speed))
  }
  /// Creates a field that draws items to its position in proportion to the distance.
  open class func springField() -> Self { make(.spring) }
  /// Creates a field that drives items away from its position in proportion to their charge.
  open class func electricField() -> Self { make(.electric) }
  /// Creates a field that turns moving items, counterclockwise if their charge is positive.
  open class func magneticField() -> Self { make(.magnetic) }

  /// Creates a field whose force a closure computes.
  ///
  /// - Parameter block: Takes the field, the item's position, velocity, mass and charge, and the length of
  ///   the step, and returns the force: 1 accelerates a mass of 1 by 100 points per second squared.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = Self.makeDynamic()
    field.kind = .custom { [weak field] position, velocity, mass, charge, step in
      guard let field else { return .zero }
      return PlaneVector(block(field, position.point, velocity.vector, mass, charge, step))
    }
    return field
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { list.items }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  // MARK: Properties

  /// The origin of the field, in the reference view's coordinates.
  open var position = CGPoint.zero { didSet { if position != oldValue { changed() } } }
  /// The region in which the field acts; everywhere by default.
  open var region = UIRegion.infinite { didSet { if region !== oldValue { changed() } } }
  /// The strength; 1 by default. Negative strengths act in the opposite direction.
  open var strength: CGFloat = 1 { didSet { if strength != oldValue { changed() } } }
  /// The exponent by which the field weakens with the distance, in units of 150 points; 0, the default,
  /// is the same strength everywhere.
  open var falloff: CGFloat = 0 { didSet { if falloff != oldValue { changed() } } }
  /// A distance in points. Nearer items feel the field as at this distance.
  open var minimumRadius: CGFloat = 0.001 {
    didSet { if minimumRadius != oldValue { changed() } }
  }

  /// The direction of linear gravity and velocity; zero for other fields.
  open var direction: CGVector {
    get { heading }
    set {
      switch kind {
      case .linearGravity, .velocity: heading = newValue
      default: return
      }
      changed()
    }
  }

  /// The smoothness of noise and turbulence; 0 for other fields.
  open var smoothness: CGFloat {
    get { noise.smoothness }
    set { noise.smoothness = newValue }
  }

  /// The speed of noise and turbulence, in hertz; 0 for other fields.
  open var animationSpeed: CGFloat {
    get { noise.speed }
    set { noise.speed = newValue }
  }

  /// The character of noise and turbulence, which other fields don't have.
  private var noise: (smoothness: CGFloat, speed: CGFloat) {
    get {
      switch kind {
      case .noise(let smoothness, let speed), .turbulence(let smoothness, let speed):
        (smoothness, speed)
      default: (0, 0)
      }
    }
    set {
      switch kind {
      case .noise: kind = .noise(smoothness: newValue.smoothness, speed: newValue.speed)
      case .turbulence: kind = .turbulence(smoothness: newValue.smoothness, speed: newValue.speed)
      default: return
      }
      changed()
    }
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    let members = items.map { builder.index(of: $0) }
    builder.world.fields.append(
      ForceField(
        kind: kind, position: PlaneVector(position), direction: PlaneVector(heading),
        region: region.shape, strength: Double(strength), falloff: Double(falloff),
        minimumRadius: Double(minimumRadius), members: members))
  }
}
