/// An animation from a layer's old picture to its new one. The old picture is the one shown when the transition
/// was added, and the new one is what the layer shows while the transition runs.
///
///     layer.add(CATransition(), forKey: nil)   // a fade of a quarter second
///     layer.contents = other
///
/// A layer runs one transition at a time, under the key `kCATransition`. In a layer that has not been shown
/// yet, the transition has no visible effect.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The side from which the new picture comes. `fade` has none, and `nil` means from the left.
  open var subtype: CATransitionSubtype?
  /// The start of the shown part of the way, 0…1.
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

  /// Returns the progress of the new picture at the layer's `time`, or `nil` if nothing is shown.
  func progress(at time: CFTimeInterval, duration: CFTimeInterval) -> Double? {
    guard let sample = timing.sample(at: time, duration: duration) else { return nil }
    let eased = timingFunction?.value(at: sample.progress) ?? sample.progress
    return Double(startProgress) + (Double(endProgress) - Double(startProgress)) * eased
  }
}

/// The way in which the new picture appears.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture fades in over the old one.
  public static let fade = Self(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old picture slides away and uncovers the new one.
  public static let reveal = Self(rawValue: "reveal")
  /// The old picture turns over, and the new one is its back. `UIView` uses it, under Core Animation's name.
  package static let flip = Self(rawValue: "oglFlip")
}

/// The side from which the new picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
