import CoreGraphics

extension UIImage {
  /// A plus in a filled circle, as tables use it to insert.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A minus in a filled circle, as tables use it to delete.
  public class var remove: UIImage { standard("minus.circle.fill") }
  /// Three dots in a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ name: String) -> UIImage {
    guard let image = UIImage(systemName: name) else {
      preconditionFailure("the symbols lack \(name)")
    }
    return image
  }
}
