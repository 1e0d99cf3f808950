/// Reads gesture recognizers.
@MainActor
extension NibCoder {
  /// Returns the recognizer of the element, or `nil` for other elements.
  func recognizer() -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      element.read("numberOfTapsRequired", into: \.numberOfTapsRequired, of: tap)
      element.read("numberOfTouchesRequired", into: \.numberOfTouchesRequired, of: tap)
      recognizer = tap
    // Interface Builder's own spelling.
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      element.read("numberOfTapsRequired", into: \.numberOfTapsRequired, of: press)
      element.read("numberOfTouchesRequired", into: \.numberOfTouchesRequired, of: press)
      element.read("minimumPressDuration", into: \.minimumPressDuration, of: press)
      element.read("allowableMovement", into: \.allowableMovement, of: press)
      recognizer = press
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      decode(pan: pan)
      recognizer = pan
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      decode(pan: pan)
      element.read(key: "edges", named: "rectEdge", into: \.edges, of: pan, InterfaceValue.edges)
      recognizer = pan
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      element.read("numberOfTouchesRequired", into: \.numberOfTouchesRequired, of: swipe)
      element.read("direction", into: \.direction, of: swipe, from: Self.directions)
      recognizer = swipe
    case "pinchGestureRecognizer":
      let pinch = UIPinchGestureRecognizer()
      element.read("scale", into: \.scale, of: pinch)
      recognizer = pinch
    case "rotationGestureRecognizer":
      let rotation = UIRotationGestureRecognizer()
      element.read("rotation", into: \.rotation, of: rotation)
      recognizer = rotation
    default: return nil
    }
    element.read("enabled", into: \.isEnabled, of: recognizer)
    element.read("cancelsTouchesInView", into: \.cancelsTouchesInView, of: recognizer)
    element.read("delaysTouchesBegan", into: \.delaysTouchesBegan, of: recognizer)
    element.read("delaysTouchesEnded", into: \.delaysTouchesEnded, of: recognizer)
    return recognizer
  }

  private func decode(pan: UIPanGestureRecognizer) {
    element.read("minimumNumberOfTouches", into: \.minimumNumberOfTouches, of: pan)
    element.read("maximumNumberOfTouches", into: \.maximumNumberOfTouches, of: pan)
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]
}
