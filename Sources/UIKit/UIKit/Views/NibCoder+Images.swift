/// Reads image views.
@MainActor
extension NibCoder {
  func decode(imageView: UIImageView) {
    decodeFlags(of: imageView)
    imageView.image = image(named: element.string("image"))
    imageView.highlightedImage = image(named: element.string("highlightedImage"))
    element.read("highlighted", into: \.isHighlighted, of: imageView)
  }
}
