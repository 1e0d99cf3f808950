import CoreGraphics
import Foundation

extension UIImage {
  /// Frames that a `UIImageView` shows in turn. `nil` when there are none.
  ///
  /// - Parameter duration: of one round, in seconds; 0 for a thirtieth of a second a frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = first.imageTraits
    traits.frames = images
    traits.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(traits)
  }

  /// The images “name0”, “name1” and so on, from 0 or from 1 to the first that is not there, 1024 at
  /// most.
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
      if let image = UIImage(named: name + String(number)) {
        frames.append(image)
      } else if number > 0 {
        break
      }
    }
    return frames
  }
}
