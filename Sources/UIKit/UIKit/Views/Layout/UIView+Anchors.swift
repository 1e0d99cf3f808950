extension UIView: LayoutItem {
  var layoutItemState: LayoutItemState { autoLayout }
  var layoutView: UIView? { self }

  public var leadingAnchor: NSLayoutXAxisAnchor { _anchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { _anchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { _anchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { _anchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { _anchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { _anchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { _anchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { _anchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { _anchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { _anchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { _anchor(.width) }
  public var heightAnchor: NSLayoutDimension { _anchor(.height) }
}

extension LayoutItem {
  func _anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, attribute))
  }

  func _anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, attribute))
  }

  func _anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(self, attribute))
  }
}
