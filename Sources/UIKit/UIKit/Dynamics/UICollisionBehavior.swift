import CoreGraphics
import DynamicsEngine
import Foundation

/// Makes its items collide with each other, with boundaries, or with both.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The partners with which items collide.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    /// The number in the order in which boundaries were added; 0 is that of the reference bounds.
    let number: Int
    let path: UIBezierPath
    let walls: [CollisionSet.Wall]
  }

  private static var lastNumber = 0

  /// The behavior's number in events.
  let number: Int
  private var list: ItemList
  private var boundaries: [Boundary] = []
  private var lastBoundary = 0
  private var referenceInsets: UIEdgeInsets? {
    didSet { if referenceInsets != oldValue { changed() } }
  }

  public init(items: [any UIDynamicItem]) {
    UICollisionBehavior.lastNumber += 1
    number = UICollisionBehavior.lastNumber
    list = ItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The partners with which items collide; everything by default.
  open var collisionMode = Mode.everything {
    didSet { if collisionMode != oldValue { changed() } }
  }

  // MARK: Items

  open var items: [any UIDynamicItem] { list.items }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  // MARK: Boundaries

  /// Whether the reference view's bounds, or a collection view's content, are a boundary. The boundary
  /// follows changes of the bounds.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { referenceInsets = newValue ? referenceInsets ?? .zero : nil }
  }

  /// Makes the reference bounds a boundary, inset by `insets`.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
  }

  /// Adds a boundary along a path, replacing one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    lastBoundary += 1
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    let walls = path.cgPath.polylines.flatMap { line in
      zip(line, line.dropFirst()).map {
        CollisionSet.Wall(number: lastBoundary, from: $0, to: $1)
      }
    }
    boundaries.append(
      Boundary(identifier: identifier, number: lastBoundary, path: path, walls: walls))
    changed()
  }

  /// Adds a straight boundary, replacing one with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areSame($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    changed()
  }

  /// The identifiers in the order in which they were added; `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries that were added. The boundary of the reference bounds stays.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func areSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a as AnyObject === b as AnyObject
  }

  // MARK: Within the module

  func identifier(ofBoundary number: Int) -> (any NSCopying)? {
    boundaries.first { $0.number == number }?.identifier
  }

  override func contribute(to builder: inout DynamicsBuilder) {
    var set = CollisionSet(number: number)
    set.members = items.map { builder.index(of: $0) }
    set.collidesWithBodies = collisionMode.contains(.items)
    set.collidesWithWalls = collisionMode.contains(.boundaries)
    if let insets = referenceInsets, let bounds = builder.referenceBounds {
      let rect = bounds.inset(by: insets)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { PlaneVector($0) }
      for (index, corner) in corners.enumerated() {
        set.walls.append(
          CollisionSet.Wall(number: 0, from: corner, to: corners[(index + 1) % 4]))
      }
    }
    for boundary in boundaries { set.walls += boundary.walls }
    builder.world.sets.append(set)
    builder.collisions[number] = self
  }
}
