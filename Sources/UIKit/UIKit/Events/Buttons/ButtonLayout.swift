import CoreGraphics
import Foundation

/// The frames of the parts of a button with a configuration. Pure arithmetic on sizes.
struct ButtonLayout {
  /// The content to lay out.
  struct Content {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var placement = NSDirectionalRectEdge.leading
    var titleAlignment = UIButton.Configuration.TitleAlignment.center
    var isRightToLeft = false

    var hasText: Bool { title.height > 0 || subtitle.height > 0 }
    var hasImage: Bool { image.width > 0 && image.height > 0 }

    /// Whether image and text are above each other.
    var isColumn: Bool { placement.contains(.top) || placement.contains(.bottom) }

    /// Whether the image comes first, from the left or from the top.
    var imageIsFirst: Bool {
      if isColumn { return placement.contains(.top) }
      return placement.contains(.trailing) == isRightToLeft
    }

    var text: CGSize {
      let both = title.height > 0 && subtitle.height > 0
      return CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + subtitle.height + (both ? titlePadding : 0))
    }

    var gap: CGFloat { hasText && hasImage ? imagePadding : 0 }

    /// Returns the width for the text in a given width for the whole content.
    func textRoom(in width: CGFloat) -> CGFloat {
      max(0, isColumn ? width : width - image.width - gap)
    }

    /// The size of the whole content.
    var size: CGSize {
      let text = text
      return isColumn
        ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
        : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }
  }

  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero

  /// Lays out the content.
  ///
  /// - Parameter rect: The button's bounds without its insets. Text that is wider is narrowed.
  init(
    _ content: Content, in rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) {
    var content = content
    let room = content.textRoom(in: rect.width)
    content.title.width = min(content.title.width, room)
    content.subtitle.width = min(content.subtitle.width, room)
    let size = content.size
    let all = CGRect(
      x: rect.minX + Self.share(horizontal) * (rect.width - size.width),
      y: rect.minY + vertical.share * (rect.height - size.height),
      width: size.width, height: size.height)

    let text = content.text
    let first = content.imageIsFirst
    let textOrigin: CGPoint
    if content.isColumn {
      image.origin = CGPoint(
        x: all.midX - content.image.width / 2,
        y: first ? all.minY : all.maxY - content.image.height)
      textOrigin = CGPoint(
        x: all.midX - text.width / 2, y: first ? all.maxY - text.height : all.minY)
    } else {
      image.origin = CGPoint(
        x: first ? all.minX : all.maxX - content.image.width,
        y: all.midY - content.image.height / 2)
      textOrigin = CGPoint(
        x: first ? all.maxX - text.width : all.minX, y: all.midY - text.height / 2)
    }
    image.size = content.image
    let share = Self.share(content.titleAlignment, isRightToLeft: content.isRightToLeft)
    title = CGRect(
      x: textOrigin.x + share * (text.width - content.title.width), y: textOrigin.y,
      width: content.title.width, height: content.title.height)
    subtitle = CGRect(
      x: textOrigin.x + share * (text.width - content.subtitle.width),
      y: textOrigin.y + text.height - content.subtitle.height,
      width: content.subtitle.width, height: content.subtitle.height)
  }

  /// Returns the part of the free space before the content. The alignment is a side: leading and
  /// trailing are already resolved.
  private static func share(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left, .leading: 0
    case .right, .trailing: 1
    case .center, .fill: 0.5
    }
  }

  private static func share(
    _ alignment: UIButton.Configuration.TitleAlignment, isRightToLeft: Bool
  ) -> CGFloat {
    switch alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center, .automatic: 0.5
    }
  }
}
