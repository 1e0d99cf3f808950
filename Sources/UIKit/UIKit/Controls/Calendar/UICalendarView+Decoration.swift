import CoreGraphics
import Foundation

extension UICalendarView {
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// A decoration below a day's number: a dot, an image, or a custom view.
  @preconcurrency @MainActor open class Decoration: NSObject {
    /// Makes the view, once for each shown day.
    fileprivate(set) var makeView: () -> UIView = { Decoration.dot(nil, .medium) }

    /// Creates a grey dot of medium size.
    public override required init() {
      super.init()
    }

    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      making(customViewProvider)
    }

    fileprivate static func making(_ makeView: @escaping () -> UIView) -> Self {
      let decoration = Self()
      decoration.makeView = makeView
      return decoration
    }

    fileprivate static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let side = CalendarMetrics.decorations[size.rawValue]
      let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      view.backgroundColor = color ?? .systemFill
      view.layer.cornerRadius = side / 2
      return view
    }

    fileprivate static func picture(
      _ image: UIImage?, _ color: UIColor?, _ size: DecorationSize
    ) -> UIView {
      let side = CalendarMetrics.imageDecorations[size.rawValue]
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = color ?? .systemGray
      let own = image?.size ?? .zero
      let width = own.height > 0 ? side * own.width / own.height : side
      view.frame = CGRect(x: 0, y: 0, width: width, height: side)
      return view
    }
  }
}

extension UICalendarView.Decoration {
  /// Returns a dot, which is grey without a colour.
  public static func `default`(
    color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> Self { making { UICalendarView.Decoration.dot(color, size) } }

  /// Returns an image; a template image is grey without a colour.
  public static func image(
    _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
  ) -> Self { making { UICalendarView.Decoration.picture(image, color, size) } }
}
