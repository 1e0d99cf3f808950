/// What stack views read.
@MainActor
extension NibCoder {
  package func decode(stackView: UIStackView) {
    // The file lists the arranged views as subviews, in their order.
    for view in stackView.subviews { stackView.addArrangedSubview(view) }
    if element["axis"] == "vertical" { stackView.axis = .vertical }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let distribution = element["distribution"].flatMap({ distributions[$0] }) {
      stackView.distribution = distribution
    }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
      "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    if let alignment = element["alignment"].flatMap({ alignments[$0] }) {
      stackView.alignment = alignment
    }
    if let spacing = element.optionalNumber("spacing") { stackView.spacing = spacing }
    if let relative = element.flag("baselineRelativeArrangement") {
      stackView.isBaselineRelativeArrangement = relative
    }
  }
}
