/// Reads stack views.
@MainActor
extension NibCoder {
  func decode(stackView: UIStackView) {
    // The file lists the arranged views as subviews in their order.
    for view in stackView.subviews { stackView.addArrangedSubview(view) }
    element.read("axis", into: \.axis, of: stackView, from: ["vertical": .vertical])
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    element.read("distribution", into: \.distribution, of: stackView, from: distributions)
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    element.read("alignment", into: \.alignment, of: stackView, from: alignments)
    element.read("spacing", into: \.spacing, of: stackView)
    element.read(
      "spacingType", into: \.spacing, of: stackView,
      from: ["standard": UIStackView.spacingUseSystem])
    element.read(
      "baselineRelativeArrangement", into: \.isBaselineRelativeArrangement, of: stackView)
  }
}
