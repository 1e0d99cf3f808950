import CoreGraphics

extension UIImage {
  /// A plus sign in a filled circle, which tables show for insertion.
  public class var add: UIImage { standard("plus.circle.fill") }
  /// A minus sign in a filled circle, which tables show for deletion.
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
