import CoreGraphics
import Foundation

extension UIImage {
  /// Creates an animated image from frames. Returns `nil` if there are none.
  ///
  /// - Parameter duration: The duration of one loop in seconds, or 0 for 1/30 second per frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = first.imageTraits
    traits.frames = images
    traits.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(traits)
  }

  /// Creates an animated image from “name0”, “name1” and so on.
  ///
  /// The numbers start at 0 or 1 and end at the first missing image. There can be at most 1024.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: frames(named: name), duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    let frames = frames(named: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: frames, duration: duration)
  }

  private static func frames(named name: String) -> [UIImage] {
    var frames: [UIImage] = []
    for number in 0..<1024 {
      if let traits = UIImage.traits(named: name + String(number)) {
        frames.append(UIImage(traits))
      } else if number > 0 {
        break
      }
    }
    return frames
  }
}
