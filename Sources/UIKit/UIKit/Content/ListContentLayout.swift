import CoreGraphics

/// The positions of image and texts of list content in a given width.
struct ListContentLayout {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
  }

  private let width: CGFloat
  private let insets: UIEdgeInsets
  private let isRightToLeft: Bool
  private let scale: CGFloat
  private let image: CGSize
  private let text: CGSize
  private let secondary: CGSize
  private let isSideBySide: Bool
  private let verticalPadding: CGFloat
  /// The start of the texts, from the leading edge.
  let textStart: CGFloat
  private let imageMiddle: CGFloat
  private let room: CGFloat

  /// The size of an image, and the width reserved for it.
  struct Image {
    var size: CGSize
    var keptWidth: CGFloat
  }

  /// Creates a layout. `text` and `secondary` return the sizes of the texts in a width; `nil` for none.
  init(
    configuration: UIListContentConfiguration, width: CGFloat, insets: UIEdgeInsets,
    isRightToLeft: Bool, scale: CGFloat, image: Image?, text: ((CGFloat) -> CGSize)?,
    secondary: ((CGFloat) -> CGSize)?
  ) {
    self.width = width
    self.insets = insets
    self.isRightToLeft = isRightToLeft
    self.scale = scale
    let (leading, trailing) = insets.sides(isRightToLeft: isRightToLeft)
    var start = leading
    imageMiddle = start + (image?.keptWidth ?? 0) / 2
    if let image { start += image.keptWidth + configuration.imageToTextPadding }
    self.image = image?.size ?? .zero
    textStart = start
    let room = max(0, width - start - trailing)
    self.room = room
    var first = text?(room) ?? .zero
    var second = secondary?(room) ?? .zero
    let both = text != nil && secondary != nil
    let padding = both ? configuration.textToSecondaryTextHorizontalPadding : 0
    let unwrapped = CGFloat.greatestFiniteMagnitude
    isSideBySide =
      configuration.prefersSideBySideTextAndSecondaryText && both
      && (text?(unwrapped).width ?? 0) + padding + (secondary?(unwrapped).width ?? 0) <= room
    if !isSideBySide {
      first.width = min(first.width, room)
      second.width = min(second.width, room)
    }
    self.text = first
    self.secondary = second
    verticalPadding = both ? configuration.textToSecondaryTextVerticalPadding : 0
  }

  private var textsHeight: CGFloat {
    isSideBySide
      ? max(text.height, secondary.height) : text.height + verticalPadding + secondary.height
  }

  /// The height of everything including the margins.
  var height: CGFloat { max(textsHeight, image.height) + insets.top + insets.bottom }

  private func pixel(_ value: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(value) }

  private func mirrored(_ frame: CGRect) -> CGRect {
    frame.mirrored(in: width, if: isRightToLeft)
  }

  func frames(height: CGFloat) -> Frames {
    let middle = insets.top + (height - insets.top - insets.bottom) / 2
    var frames = Frames()
    frames.image = mirrored(
      CGRect(
        x: pixel(imageMiddle - image.width / 2), y: pixel(middle - image.height / 2),
        width: image.width, height: image.height))
    let top = pixel(middle - textsHeight / 2)
    if isSideBySide {
      frames.text = CGRect(
        x: textStart, y: pixel(middle - text.height / 2), width: text.width, height: text.height)
      frames.secondary = CGRect(
        x: textStart + room - secondary.width, y: pixel(middle - secondary.height / 2),
        width: secondary.width, height: secondary.height)
    } else {
      frames.text = CGRect(x: textStart, y: top, width: room, height: text.height)
      frames.secondary = CGRect(
        x: textStart, y: top + text.height + verticalPadding, width: room,
        height: secondary.height)
    }
    frames.text = mirrored(frames.text)
    frames.secondary = mirrored(frames.secondary)
    return frames
  }
}

/// Layout guides with the frames of a list content view's parts.
@MainActor final class ListContentGuides {
  private weak var view: UIView?
  private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  private var frames = ListContentLayout.Frames()
  private(set) lazy var image = make(\.image)
  private(set) lazy var text = make(\.text)
  private(set) lazy var secondaryText = make(\.secondary)
  private var made: [(UILayoutGuide, KeyPath<ListContentLayout.Frames, CGRect>)] = []

  init(view: UIView) {
    self.view = view
  }

  private func make(_ key: KeyPath<ListContentLayout.Frames, CGRect>) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let pins = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(pins)
    constraints[ObjectIdentifier(guide)] = pins
    made.append((guide, key))
    place(frames)
    // The guide was requested after the view was laid out, and no other constraint may need this view's
    // system.
    view.engineForInterior.solve(applyingTo: nil)
    return guide
  }

  func place(_ frames: ListContentLayout.Frames) {
    self.frames = frames
    for (guide, key) in made {
      let frame = frames[keyPath: key]
      let values = [frame.minX, frame.minY, frame.width, frame.height]
      for (pin, value) in zip(constraints[ObjectIdentifier(guide)] ?? [], values)
      where pin.constant != value { pin.constant = value }
    }
  }
}
