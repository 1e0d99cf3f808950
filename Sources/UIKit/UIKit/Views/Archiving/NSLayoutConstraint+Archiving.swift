import CoreGraphics
import Foundation

/// A constraint, for coders.
///
/// iOS's headers don't say that constraints can be archived, but views write those that they hold, and those to
/// which they have an outlet. The members are here because subclasses don't have to implement them.
public protocol _ArchivedConstraint: NSCoding {}

extension NSLayoutConstraint: _ArchivedConstraint {}

extension _ArchivedConstraint {
  public init?(coder: NSCoder) {
    let type = Self.self as? NSLayoutConstraint.Type
    guard let constraint = onMainActor(coder, { type?.read($0) }) as? Self else { return nil }
    self = constraint
  }

  public func encode(with coder: NSCoder) {
    guard let constraint = self as? NSLayoutConstraint else { return }
    onMainActor(coder) { constraint.write(to: ViewArchive($0)) }
  }
}

extension NSLayoutConstraint {
  /// Whether an archive can name the items.
  var canBeArchived: Bool {
    guard isRelated, !first.isDistance, !second.isDistance else { return false }
    return items.allSatisfy { $0 is UIView || $0.layoutView?.archivedName(of: $0) != nil }
  }

  fileprivate func write(to archive: ViewArchive) {
    guard isRelated else { return }
    write(first, "First", to: archive)
    write(second, "Second", to: archive)
    archive.encode(relation.rawValue, forKey: "Relation")
    archive.encode(multiplier, forKey: "Multiplier")
    archive.encode(constant, forKey: "Constant")
    archive.encode(priority, forKey: "Priority")
    archive.encode(identifier, forKey: "Identifier")
  }

  private func write(_ side: ConstraintSide, _ name: String, to archive: ViewArchive) {
    guard let item = side.item, let view = item.layoutView else { return }
    archive.encode(ViewArchive.number(of: view), forKey: name + "Item")
    archive.encode(view.archivedName(of: item), forKey: name + "Guide")
    archive.encode(side.attribute.rawValue, forKey: name + "Attribute")
  }

  /// Reads a constraint. It relates nothing if its items weren't read before it.
  fileprivate static func read(_ coder: NSCoder) -> NSLayoutConstraint {
    let archive = ViewArchive(coder)
    let hasSecond = archive.decode(Int.self, forKey: "SecondItem") != nil
    guard let first = side("First", of: archive),
      let second = hasSecond ? side("Second", of: archive) : ConstraintSide(nil, .notAnAttribute),
      let relation = archive.decode(Int.self, forKey: "Relation").flatMap(Relation.init),
      problem(of: first, with: second) == nil
    else { return makeDynamic() }
    let constraint = make(
      first, relation, second, multiplier: archive.decode(CGFloat.self, forKey: "Multiplier") ?? 1,
      constant: archive.decode(CGFloat.self, forKey: "Constant") ?? 0)
    if let priority = archive.decode(Float.self, forKey: "Priority"), priority > 0, priority <= 1000
    {
      constraint.priority = UILayoutPriority(priority)
    }
    constraint.identifier = archive.decode(String.self, forKey: "Identifier")
    constraint.shouldBeArchived = true
    return constraint
  }

  private static func side(_ name: String, of archive: ViewArchive) -> ConstraintSide? {
    guard let number = archive.decode(Int.self, forKey: name + "Item"),
      let view = ArchivedItems.of(archive.coder).views[number],
      let attribute = archive.decode(Int.self, forKey: name + "Attribute").flatMap(Attribute.init)
    else { return nil }
    guard let guide = archive.decode(String.self, forKey: name + "Guide") else {
      return ConstraintSide(view, attribute)
    }
    return view.guide(archivedAs: guide).map { ConstraintSide($0, attribute) }
  }
}

extension UIView {
  private static let archivedGuides: [(name: String, path: KeyPath<UIView, UILayoutGuide>)] = [
    ("safeArea", \.safeAreaLayoutGuide), ("margins", \.layoutMarginsGuide),
    ("readable", \.readableContentGuide),
  ]

  /// Returns the name that a guide of UIKit's has in archives.
  fileprivate func archivedName(of item: any LayoutItem) -> String? {
    guard !(item is UIView) else { return nil }
    return Self.archivedGuides.first { self[keyPath: $0.path] === item }?.name
  }

  fileprivate func guide(archivedAs name: String) -> UILayoutGuide? {
    Self.archivedGuides.first { $0.name == name }.map { self[keyPath: $0.path] }
  }
}
