import OozeKernel

/// The properties with which a class extends the archives of its superclass. An extension of `SystemObjects` in each
/// folder lists its own classes.
@MainActor struct ArchivedClass {
  let type: UIView.Type
  var properties: [ArchivedProperty] = []
  /// The subviews that a view makes from its properties, and that archives don't keep.
  var parts: @MainActor (UIView) -> [UIView?] = { _ in [] }

  /// The list of all classes, which the folder above all others provides.
  nonisolated static let list = ServiceSlot<@MainActor @Sendable () -> [ArchivedClass]>(
    of: "UIKit", ifEmpty: "No classes for archives of views.")

  private static let known = Dictionary(
    uniqueKeysWithValues: (list.service()?() ?? []).map { (ObjectIdentifier($0.type), $0) })

  static func known(_ type: AnyClass) -> ArchivedClass? { known[ObjectIdentifier(type)] }

  /// Returns the archived classes of a view, from `UIView` down.
  static func all(of view: UIView) -> [ArchivedClass] {
    sequence(first: Swift.type(of: view) as AnyClass) { _getSuperclass($0) }
      .compactMap { known($0) }.reversed()
  }

  /// Returns the subviews that archives keep.
  static func subviews(of view: UIView) -> [UIView] {
    let parts = all(of: view).flatMap { $0.parts(view) }
    return view.subviews.filter { subview in
      !InterfaceClasses.isPart(Swift.type(of: subview)) && !parts.contains { $0 === subview }
    }
  }
}
