/// A view that is laid out whenever constraints in it change, also if nothing moves: the content view of a cell, which
/// may need another size.
@preconcurrency @MainActor protocol ConstraintObserving: UIView {}
