import Cassowary
import CoreGraphics
import Foundation

/// A linear relation between measures of two items: `first.attribute  ⋚  multiplier · second.attribute
/// + constant`.
///
/// The nearest common ancestor of the two items holds an active constraint. A change of ``constant``
/// costs a few pivots in the solved system, and nothing is rebuilt.
///
/// If required constraints contradict each other, they are reported on standard error and one of them
/// is broken: it then holds as nearly as the others allow, and layout continues.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The terms of the constraint. Every initializer sets them once, except the bare one, which exists
  /// so that subclasses inherit the others.
  private struct Terms {
    let first: ConstraintSide
    let relation: Relation
    let second: ConstraintSide
    let multiplier: CGFloat
  }

  private var terms: Terms?
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// The layout engine of the island that contains the constraint.
  weak var engine: LayoutEngine?
  var solverConstraint: Constraint?
  /// Whether the constraint gave way to other required constraints.
  var isBroken = false
  var isEditPending = false

  public nonisolated override init() { super.init() }

  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    relate(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Sets the terms of a constraint that the bare initializer created.
  private func relate(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
    constant: CGFloat
  ) {
    precondition(
      constant.isFinite && multiplier.isFinite,
      "A constraint's constant and multiplier must be finite, not \(constant) and \(multiplier)")
    terms = Terms(first: first, relation: relation, second: second, multiplier: multiplier)
    storedConstant = constant
    if let problem = Self.problem(of: first, with: second) { preconditionFailure(problem) }
  }

  /// Returns a constraint of the class that a storyboard names, created by its `init()`.
  static func make(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
    constant: CGFloat
  ) -> Self {
    let constraint = makeDynamic()
    constraint.relate(first, relation, second, multiplier: multiplier, constant: constant)
    return constraint
  }

  /// Creates the constraint `view1.attr1 ⋚ multiplier · view2.attr2 + c`. Without `view2` the right
  /// side is the constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutItem else {
      preconditionFailure("A constraint's item is a view or a layout guide, not \(view1)")
    }
    let other = view2 as? any LayoutItem
    precondition(
      view2 == nil || other != nil,
      "A constraint's item is a view or a layout guide, not \(String(describing: view2))")
    self.init(
      ConstraintSide(item, attr1), relation, ConstraintSide(other, attr2), multiplier: multiplier,
      constant: c)
  }

  // MARK: Parts

  /// Whether the constraint has terms.
  var isRelated: Bool { terms != nil }

  private var relatedTerms: Terms {
    guard let terms else {
      preconditionFailure(
        "A constraint that was made by init() relates nothing: use init(item:attribute:…)")
    }
    return terms
  }

  var first: ConstraintSide { relatedTerms.first }
  var second: ConstraintSide { relatedTerms.second }

  open unowned(unsafe) var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.attribute }
  open unowned(unsafe) var secondItem: AnyObject? { second.item }
  open var secondAttribute: Attribute { second.attribute }
  /// An anchor equal to the one from which the constraint was created, but not of the class of its axis.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the other side; nil if that is only the constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.item.map { _ in NSLayoutAnchor(second) }
  }
  open var relation: Relation { relatedTerms.relation }
  open var multiplier: CGFloat { relatedTerms.multiplier }

  /// The constant in points. It can be changed while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "A constraint's constant must be finite, not \(newValue)")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engine?.constantDidChange(of: self)
    }
  }

  /// The priority; ``UILayoutPriority/required`` by default.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "A constraint's priority is above 0 and at most 1000, not \(newValue.rawValue)")
      storedPriority = newValue
      engine?.addAgain(self)
    }
  }

  /// A name for the constraint in reports.
  open var identifier: String?

  /// Whether the view that holds the constraint writes it to archives. Those of storyboards are.
  open var shouldBeArchived = false

  // MARK: Activity

  /// Whether the constraint takes part in layout. Activating it requires a common ancestor of its
  /// items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install(on: nil) } else { uninstall() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Nibs

  /// Called after the constraint was loaded from a storyboard and its outlets are connected.
  ///
  /// Not isolated to an actor, like `UIResponder.awakeFromNib()`.
  nonisolated open func awakeFromNib() {}

  /// Called only by Interface Builder, on the instance that it draws; never called here.
  nonisolated open func prepareForInterfaceBuilder() {}

  // MARK: Text

  /// A description like `<NSLayoutConstraint 'id' UILabel.width == 60 @750 (active)>`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    let symbol =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = second.item == nil ? "" : second.text
    if second.item != nil, multiplier != 1 { right = "\(multiplier)*\(right)" }
    if right.isEmpty {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let level = priority == .required ? "" : " @\(priority.rawValue)"
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint \(name)\(first.text) \(symbol) \(right)\(level) (\(state))>"
  }
}
