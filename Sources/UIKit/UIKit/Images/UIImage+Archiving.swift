import CoreGraphics
import Foundation

extension UIImage: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Writes the image as PNG, with its scale, orientation and rendering mode.
  public func encode(with coder: NSCoder) {
    if let data = cgImage.flatMap({ UIImage(cgImage: $0).pngData() }) {
      coder.encode(NSData(data: data), forKey: "UIImageData")
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
  }
}

extension ImageTraits {
  init?(_ coder: NSCoder) {
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let bitmap = UIImage(data: Data(referencing: data))?.cgImage,
      let orientation = UIImage.Orientation(
        rawValue: coder.decodeInteger(forKey: "UIImageOrientation"))
    else { return nil }
    self.init(bitmap: bitmap)
    let scale = coder.decodeDouble(forKey: "UIScale")
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
    renderingMode =
      UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
  }
}
