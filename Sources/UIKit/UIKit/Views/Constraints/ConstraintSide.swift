/// An item that Auto Layout can place: a view or a layout guide.
@preconcurrency @MainActor protocol LayoutItem: AnyObject {
  var layoutItemState: LayoutItemState { get }
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
}

/// One side of a constraint: an item's attribute, or its distance from another item's.
@MainActor struct ConstraintSide {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// For a distance, the item that it is measured from.
  private(set) weak var origin: (any LayoutItem)?
  let originAttribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = item == nil ? .notAnAttribute : attribute
    originAttribute = .notAnAttribute
  }

  init(
    from origin: any LayoutItem, _ originAttribute: NSLayoutConstraint.Attribute,
    to item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
    self.originAttribute = originAttribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var family: NSLayoutConstraint.Attribute.Family {
    isDistance ? .dimension : attribute.family
  }

  /// The items of this side that still exist.
  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }

  /// The views whose insides contain the items. Margins, like guides, are inside the view that owns
  /// them.
  var surroundings: [UIView] {
    [(item, attribute), (origin, originAttribute)].compactMap { item, attribute in
      item is UIView && attribute.withinMargins == nil
        ? item?.layoutView?._superview : item?.layoutView
    }
  }

  var text: String {
    func name(_ item: (any LayoutItem)?) -> String {
      item.map { String(describing: type(of: $0)) } ?? "nil"
    }
    let end = "\(name(item)).\(attribute.name)"
    return isDistance ? "(\(end) - \(name(origin)).\(originAttribute.name))" : end
  }
}
