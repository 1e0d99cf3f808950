import QuartzCore

/// The time of the layers that a gesture drives: it is stopped, and moved by hand.
///
/// UIKit does the same: the container's layer has speed 0, and its time offset follows the finger.
@MainActor
final class TransitionClock {
  private struct Held {
    let layer: CALayer
    /// The layer's own time when it was stopped, in seconds.
    let start: CFTimeInterval
    /// The animations that ran before and don't belong to the transition.
    let earlier: Set<ObjectIdentifier>
  }
  private var held: [Held] = []
  /// The transition's current time, in seconds from its beginning.
  private(set) var time: CFTimeInterval = 0

  /// Stops the time of `layer` and its sublayers.
  func hold(_ layer: CALayer) {
    let isHeld = sequence(first: layer, next: \.superlayer).contains { ancestor in
      held.contains { $0.layer === ancestor }
    }
    guard !isHeld else { return }
    let start = layer.convertTime(CACurrentMediaTime(), from: nil)
    held.append(Held(layer: layer, start: start, earlier: Self.animations(in: layer)))
    layer.speed = 0
    layer.timeOffset = start + time
  }

  /// Moves to `seconds` from the beginning.
  func seek(to seconds: CFTimeInterval) {
    time = seconds
    for item in held { item.layer.timeOffset = item.start + seconds }
  }

  /// Lets the layers' time continue from its present value.
  func release() {
    for item in held {
      let layer = item.layer
      let local = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = local
      layer.beginTime =
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }
    held = []
    time = 0
  }

  /// Gives the views their presented values, removes the transition's animations, and lets time continue: the
  /// end of a reversed transition. Without it the views would jump to the animations' targets.
  func keepWhatIsShown() {
    UIView.performWithoutAnimation {
      for item in held { keepWhatIsShown(in: item.layer, except: item.earlier) }
    }
    release()
  }

  private func keepWhatIsShown(in layer: CALayer, except earlier: Set<ObjectIdentifier>) {
    for sublayer in layer.sublayers ?? [] { keepWhatIsShown(in: sublayer, except: earlier) }
    let added = (layer.animationKeys() ?? []).filter { key in
      layer.animation(forKey: key).map { !earlier.contains(ObjectIdentifier($0)) } ?? false
    }
    guard !added.isEmpty else { return }
    let paths = added.compactMap {
      (layer.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath
    }
    if let shown = layer.presentation() {
      for path in Set(paths).sorted() { Self.take(path, from: shown, for: layer) }
    }
    for key in added { layer.removeAnimation(forKey: key) }
  }

  /// Sets the value through the view if there is one, because the view has to be notified of its new
  /// position.
  private static func take(_ path: String, from shown: CALayer, for layer: CALayer) {
    let view = layer.delegate as? UIView
    switch (path, view) {
    case ("position", let view?): view.center = shown.position
    case ("bounds", let view?): view.bounds = shown.bounds
    case ("transform", let view?): view.transform3D = shown.transform
    case ("opacity", let view?): view.alpha = CGFloat(shown.opacity)
    case ("backgroundColor", let view?):
      view.backgroundColor = shown.backgroundColor.map { UIColor(cgColor: $0) }
    default: layer.setValue(shown.value(forKeyPath: path), forKeyPath: path)
    }
  }

  private static func animations(in layer: CALayer) -> Set<ObjectIdentifier> {
    let own = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    return (layer.sublayers ?? []).reduce(into: Set(own.map(ObjectIdentifier.init))) {
      $0.formUnion(animations(in: $1))
    }
  }
}
