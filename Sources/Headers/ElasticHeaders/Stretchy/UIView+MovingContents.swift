import UIKit

extension UIView {
  /// Moves all other subviews into `contentView`, one of them, and with them the constraints that
  /// fasten them to this view. Constraints of this view alone, such as its height, stay.
  ///
  /// A constraint can't be given other items, so each is made anew: outlets to them name the old ones.
  func moveContents(to contentView: UIView) {
    let contents = subviews.filter { $0 !== contentView }
    guard !contents.isEmpty else { return }
    let fastenings = constraints.filter { constraint in
      contents.contains { constraint.isAbout($0) }
    }
    NSLayoutConstraint.deactivate(fastenings)
    contents.forEach(contentView.addSubview)
    NSLayoutConstraint.activate(
      fastenings.map { $0.replacing { [self] in counterpart(of: $0, in: contentView) } })
  }

  /// The counterpart in `contentView` of this view or one of its guides.
  private func counterpart(of item: AnyObject, in contentView: UIView) -> AnyObject {
    if item === self { return contentView }
    guard let guide = item as? UILayoutGuide, guide.owningView === self else { return item }
    if guide === safeAreaLayoutGuide { return contentView.safeAreaLayoutGuide }
    if guide === layoutMarginsGuide { return contentView.layoutMarginsGuide }
    if guide === readableContentGuide { return contentView.readableContentGuide }
    return guide
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is in `view`, or a guide of a view in it.
  fileprivate func isAbout(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) == true
    }
  }

  /// The same constraint between other items.
  fileprivate func replacing(_ counterpart: (AnyObject) -> AnyObject) -> NSLayoutConstraint {
    guard let first = firstItem else { return self }
    let copy = NSLayoutConstraint(
      item: counterpart(first), attribute: firstAttribute, relatedBy: relation,
      toItem: secondItem.map(counterpart), attribute: secondAttribute, multiplier: multiplier,
      constant: constant)
    copy.priority = priority
    copy.identifier = identifier
    return copy
  }
}
