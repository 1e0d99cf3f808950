import QuartzCore

/// The coordinates of the screen held upright, with the home button at the bottom, however the
/// interface is rotated.
@MainActor final class FixedScreenSpace: NSObject, UICoordinateSpace {
  let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }

  /// The transform from the screen's coordinates to these.
  private var turn: CGAffineTransform {
    let (width, height) = (bounds.width, bounds.height)
    return switch UIApplication.shared.statusBarOrientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    default: .identity
    }
  }

  func fromScreen(_ rect: CGRect) -> CGRect { rect.applying(turn) }
  func toScreen(_ rect: CGRect) -> CGRect { rect.applying(turn.inverted()) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is FixedScreenSpace
      ? rect : screen.convert(toScreen(rect), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is FixedScreenSpace
      ? rect : fromScreen(screen.convert(rect, from: coordinateSpace))
  }
}
