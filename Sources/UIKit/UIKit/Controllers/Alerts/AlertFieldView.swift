import QuartzCore

/// The box around a text field of an alert.
final class AlertFieldView: UIView {
  let field: UITextField

  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = AlertMetrics.fieldRadius
    addSubview(field)
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the box.
  var height: CGFloat {
    (field.intrinsicContentSize.height + 2 * AlertMetrics.fieldPadding.height).rounded(.up)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(
      dx: AlertMetrics.fieldPadding.width, dy: AlertMetrics.fieldPadding.height)
  }

  /// Passes a touch on the box to the field.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? field : hit
  }
}
