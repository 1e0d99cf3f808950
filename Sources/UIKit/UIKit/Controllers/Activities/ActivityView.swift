import QuartzCore

/// The measures of the sheet, quoted, from screenshots of iOS 16 (F-CONTROL-02).
enum ActivityMetrics {
  static let size = CGSize(width: 375, height: 420)
  static let margin: CGFloat = 16
  static let headerHeight: CGFloat = 72
  static let thumbnail: CGFloat = 48
  static let icon: CGFloat = 60
  static let iconStep: CGFloat = 86
  static let shareHeight: CGFloat = 112
  static let rowHeight: CGFloat = 52
  static let cornerRadius: CGFloat = 12
}

/// The shared items, the activities that share them as icons, and the others as rows.
@MainActor final class ActivityView: UIView {
  var choose: (UIActivity) -> Void = { _ in }
  var close: () -> Void = {}
  private let header: ActivityHeaderView
  private let closeButton = UIButton(type: .close)
  private let scroll = UIScrollView(frame: .zero)
  private let share = UIScrollView(frame: .zero)
  private let icons: [ActivityIconView]
  private let plate = UIView(frame: .zero)
  private let rows: [ActivityRowView]

  init(_ items: [Any], subject: String?, _ activities: [UIActivity]) {
    header = ActivityHeaderView(items, subject: subject)
    icons = activities.filter { type(of: $0).activityCategory == .share }
      .map { ActivityIconView($0) }
    rows = activities.filter { type(of: $0).activityCategory == .action }
      .map { ActivityRowView($0) }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    for icon in icons {
      icon.addAction(
        UIAction { [weak self, weak icon] _ in icon.map { self?.choose($0.activity) } },
        for: .touchUpInside)
      share.addSubview(icon)
    }
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = ActivityMetrics.cornerRadius
    plate.clipsToBounds = true
    for row in rows {
      row.addAction(
        UIAction { [weak self, weak row] _ in row.map { self?.choose($0.activity) } },
        for: .touchUpInside)
      plate.addSubview(row)
    }
    rows.last?.isLast = true
    share.showsHorizontalScrollIndicator = false
    share.isHidden = icons.isEmpty
    for view in [share, plate] as [UIView] { scroll.addSubview(view) }
    for view in [scroll, header, closeButton] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let isRightToLeft = self.isRightToLeft
    let margin = ActivityMetrics.margin
    let headerWidth = area.width - 2 * margin - 38
    header.frame = CGRect(
      x: isRightToLeft ? area.minX + margin + 38 : area.minX + margin, y: area.minY + 8,
      width: headerWidth, height: header.height(width: headerWidth))
    closeButton.frame = CGRect(
      x: isRightToLeft ? area.minX + margin : area.maxX - margin - 30, y: area.minY + 16, width: 30,
      height: 30)
    scroll.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width,
      height: max(0, bounds.height - header.frame.maxY))
    var y: CGFloat = 8
    if !icons.isEmpty {
      let shareHeight = icons.map { $0.height(width: ActivityMetrics.iconStep) }.max() ?? 0
      share.frame = CGRect(x: 0, y: y, width: bounds.width, height: shareHeight)
      let width = 2 * margin + CGFloat(icons.count) * ActivityMetrics.iconStep
      for (index, icon) in icons.enumerated() {
        let x = margin + CGFloat(index) * ActivityMetrics.iconStep
        icon.frame = CGRect(x: x, y: 0, width: ActivityMetrics.iconStep, height: shareHeight)
          .mirrored(in: max(width, bounds.width), if: isRightToLeft)
      }
      share.contentSize = CGSize(width: width, height: shareHeight)
      y += shareHeight + 8
    }
    var height: CGFloat = 0
    for row in rows {
      row.frame = CGRect(
        x: 0, y: height, width: area.width - 2 * margin,
        height: row.height(width: area.width - 2 * margin))
      height = row.frame.maxY
    }
    plate.frame = CGRect(
      x: area.minX + margin, y: y, width: area.width - 2 * margin, height: height)
    scroll.contentSize = CGSize(width: bounds.width, height: plate.frame.maxY + 24)
  }
}

/// The shared items: a thumbnail, their name and their kind.
@MainActor private final class ActivityHeaderView: UIView {
  private let image = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let kind = UILabel(frame: .zero)

  init(_ items: [Any], subject: String?) {
    super.init(frame: .zero)
    let pictures = items.compactMap { $0 as? UIImage }
    let addresses = items.compactMap { $0 as? URL }
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSString).map { "\($0)" } }
    image.image =
      pictures.first
      ?? UIImage(systemName: addresses.isEmpty ? "doc.text" : "safari")
    image.contentMode = pictures.isEmpty ? .center : .scaleAspectFill
    image.clipsToBounds = true
    image.backgroundColor = .secondarySystemGroupedBackground
    image.tintColor = .secondaryLabel
    image.layer.cornerRadius = 8
    title.text =
      subject ?? texts.first ?? addresses.first?.absoluteString
      ?? (pictures.count == 1
        ? SystemText.image.text : SystemText.items.text(with: items.count))
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 1
    kind.text = addresses.first?.host ?? (pictures.isEmpty ? SystemText.plainText : .image).text
    kind.font = .preferredFont(forTextStyle: .footnote)
    kind.textColor = .secondaryLabel
    for view in [image, title, kind] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height that the texts need in the width next to the thumbnail.
  func height(width: CGFloat) -> CGFloat {
    let heights = textHeights(width: width)
    return max(ActivityMetrics.headerHeight, (heights.title + heights.kind + 16).rounded(.up))
  }

  /// Returns the heights of the texts, which wrap at accessibility sizes.
  private func textHeights(width: CGFloat) -> (title: CGFloat, kind: CGFloat) {
    title.numberOfLines =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
    let room = CGSize(width: textWidth(width), height: .infinity)
    return (title.sizeThatFits(room).height, kind.sizeThatFits(room).height)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - ActivityMetrics.thumbnail - 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = ActivityMetrics.thumbnail
    image.frame = CGRect(
      x: isRightToLeft ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side,
      height: side)
    let (titleHeight, kindHeight) = textHeights(width: bounds.width)
    let top = (bounds.height - titleHeight - kindHeight) / 2
    let x = isRightToLeft ? 0 : side + 12
    let width = textWidth(bounds.width)
    title.frame = CGRect(x: x, y: top, width: width, height: titleHeight)
    kind.frame = CGRect(x: x, y: top + titleHeight, width: width, height: kindHeight)
  }
}

/// An activity as an icon above its name.
@MainActor private final class ActivityIconView: UIControl {
  let activity: UIActivity
  private let icon = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)

  init(_ activity: UIActivity) {
    self.activity = activity
    super.init(frame: .zero)
    icon.image = activity.activityImage
    icon.contentMode = .center
    icon.backgroundColor = .secondarySystemGroupedBackground
    icon.layer.cornerRadius = 14
    icon.clipsToBounds = true
    title.text = activity.activityTitle
    title.font = .preferredFont(forTextStyle: .caption2)
    title.textAlignment = .center
    title.numberOfLines = 2
    for view in [icon, title] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { icon.alpha = isHighlighted ? 0.5 : 1 } }

  /// Returns the height that its name needs.
  func height(width: CGFloat) -> CGFloat {
    let text = title.sizeThatFits(CGSize(width: width - 8, height: .infinity)).height
    return max(ActivityMetrics.shareHeight, (ActivityMetrics.icon + 14 + text + 8).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = ActivityMetrics.icon
    icon.frame = CGRect(x: (bounds.width - side) / 2, y: 8, width: side, height: side)
    let size = title.sizeThatFits(CGSize(width: bounds.width - 8, height: .infinity))
    title.frame = CGRect(
      x: 4, y: side + 14, width: bounds.width - 8,
      height: min(size.height, bounds.height - side - 14))
  }

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(label: activity.activityTitle, traits: .button)
  }
}

/// An activity as a row.
@MainActor private final class ActivityRowView: UIControl {
  let activity: UIActivity
  private let title = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  var isLast = false { didSet { line.isHidden = isLast } }

  init(_ activity: UIActivity) {
    self.activity = activity
    super.init(frame: .zero)
    title.text = activity.activityTitle
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 0
    icon.image = activity.activityImage
    icon.contentMode = .center
    icon.tintColor = .label
    line.backgroundColor = .separator
    for view in [title, icon, line] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  func height(width: CGFloat) -> CGFloat {
    let text = title.sizeThatFits(CGSize(width: width - 76, height: .infinity)).height
    return max(ActivityMetrics.rowHeight, (text + 24).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(
      x: isRightToLeft ? 60 : 16, y: 0, width: max(0, bounds.width - 76), height: bounds.height)
    icon.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 44, y: 0, width: 28, height: bounds.height)
    let scale = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isRightToLeft ? 0 : 16, y: bounds.height - scale, width: bounds.width - 16, height: scale)
  }

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(label: activity.activityTitle, traits: .button)
  }
}
