import UIKit

extension UIView {
  /// Moves all other subviews into `contentView`, itself a subview, together with the constraints that connect
  /// them to this view. Constraints of this view alone, such as its height, stay.
  ///
  /// The items of a constraint can't be changed, so each constraint is made again. Outlets refer to the old
  /// ones.
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

  /// Returns the counterpart in `contentView` of this view or one of its guides.
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
  /// Whether one of the items is in `view`, or is a guide of a view in it.
  fileprivate func isAbout(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return owner?.isDescendant(of: view) == true
    }
  }

  /// Returns the same constraint between other items.
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
