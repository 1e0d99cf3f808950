import CoreGraphics
import Foundation

/// The appearance of a calendar's day.
struct CalendarDayLook: Equatable {
  var isEnabled = true
  var isChosen = false
  var isToday = false
}

/// A day of a month: its number, the circle behind a chosen day, and its decoration.
final class CalendarDayView: PartView {
  private let circle = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private(set) var look = CalendarDayLook()
  private var design = UIFontDescriptor.SystemDesign.default
  var choose: () -> Void = {}
  /// The day's name for assistive software.
  var spokenDate = ""
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  override func prepare() {
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addParts([circle, label])
  }

  func show(_ text: String, _ look: CalendarDayLook, design: UIFontDescriptor.SystemDesign) {
    label.text = text
    self.look = look
    self.design = design
    updateLooks()
  }

  private func updateLooks() {
    label.font = CalendarFont.day(design, isBold: look.isChosen, traits: traitCollection)
    circle.isHidden = !look.isChosen
    let tint = tintColor ?? .systemBlue
    circle.backgroundColor =
      look.isToday ? tint : tint.withAlphaComponent(CalendarMetrics.circleAlpha)
    switch (look.isEnabled, look.isChosen, look.isToday) {
    case (false, _, _): label.textColor = .tertiaryLabel
    case (true, true, true): label.textColor = .white
    case (true, true, false), (true, false, true): label.textColor = tint
    case (true, false, false): label.textColor = .label
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLooks()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    updateLooks()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, min(bounds.height, CalendarMetrics.circle))
    let numberHeight = min(bounds.height, CalendarMetrics.rowHeight)
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: numberHeight / 2 - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: numberHeight)
    guard let decoration else { return }
    let room = CGRect(
      x: 0, y: numberHeight - 8, width: bounds.width, height: bounds.height - numberHeight + 8)
    var size = decoration.bounds.size
    if size == .zero { size = decoration.systemLayoutSizeFitting(room.size) }
    size.width = min(size.width, room.width)
    decoration.frame = CGRect(middle: room.middle, size: size)
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility(label: spokenDate, traits: .button)
    if look.isChosen { own.traits.insert(.selected) }
    if !look.isEnabled { own.traits.insert(.notEnabled) }
    return own
  }

  override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      choose()
      return true
    }
  }
}

/// The fonts of calendars.
@MainActor enum CalendarFont {
  static func day(
    _ design: UIFontDescriptor.SystemDesign, isBold: Bool, traits: UITraitCollection
  ) -> UIFont {
    scaled(
      CalendarMetrics.daySize, isBold ? .medium : .regular, design, .title3,
      CalendarMetrics.largestDay, traits)
  }

  static func header(
    _ design: UIFontDescriptor.SystemDesign, traits: UITraitCollection
  ) -> UIFont {
    scaled(
      CalendarMetrics.headerSize, .semibold, design, .headline, CalendarMetrics.largestHeader,
      traits)
  }

  static func weekday(
    _ design: UIFontDescriptor.SystemDesign, traits: UITraitCollection
  ) -> UIFont {
    scaled(CalendarMetrics.weekdaySize, .semibold, design, .footnote, 18, traits)
  }

  private static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight, _ design: UIFontDescriptor.SystemDesign,
    _ style: UIFont.TextStyle, _ largest: CGFloat, _ traits: UITraitCollection
  ) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    let font =
      plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? plain
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: font, maximumPointSize: largest, compatibleWith: traits)
  }
}
