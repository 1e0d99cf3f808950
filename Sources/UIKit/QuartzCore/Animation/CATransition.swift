/// Shows how a layer's old picture gives way to its new one: what was shown when the transition was added, and what
/// the layer shows while it runs.
///
///     layer.add(CATransition(), forKey: nil)   // a fade of a quarter second
///     layer.contents = other
///
/// A layer runs one transition at a time, under the key `kCATransition`. In a layer that was not shown
/// yet, nothing is seen of it.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Where the new picture comes from; `fade` has none, and `nil` means from the left.
  open var subtype: CATransitionSubtype?
  /// The part of the way that is shown, each 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// How far the new picture has taken over at the layer's `time`; `nil` when nothing is shown.
  func progress(at time: CFTimeInterval, duration: CFTimeInterval) -> Double? {
    guard let sample = timing.sample(at: time, duration: duration) else { return nil }
    let eased = timingFunction?.value(at: sample.progress) ?? sample.progress
    return Double(startProgress) + (Double(endProgress) - Double(startProgress)) * eased
  }
}

/// How the new picture comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Out of the old one.
  public static let fade = Self(rawValue: "fade")
  /// Slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// Pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// Is uncovered by the old one sliding away.
  public static let reveal = Self(rawValue: "reveal")
  /// Is the back of the old one, which turns. `UIView`'s own, under Core Animation's name for it.
  package static let flip = Self(rawValue: "oglFlip")
}

/// The side that the new picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
