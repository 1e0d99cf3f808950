import CoreGraphics

extension SystemObjects {
  static let archivedViews = [
    ArchivedClass(type: UIView.self, properties: view + layout),
    ArchivedClass(
      type: UIImageView.self,
      properties: [
        ArchivedProperty(\UIImageView.image, "Image"),
        ArchivedProperty(\UIImageView.highlightedImage, "HighlightedImage"),
        ArchivedProperty(\UIImageView.isHighlighted, "Highlighted"),
        ArchivedProperty(\UIImageView.isUserInteractionEnabled, "ImageInteraction"),
      ]),
    ArchivedClass(type: UIStackView.self, properties: stack),
  ]

  private static let view = [
    ArchivedProperty(\UIView.bounds, "Bounds"),
    ArchivedProperty(\UIView.anchorPoint, "AnchorPoint"),
    ArchivedProperty(\UIView.center, "Center"),
    ArchivedProperty(\UIView.transform, "Transform"),
    ArchivedProperty(\UIView.semanticContentAttribute, "Semantic"),
    ArchivedProperty(\UIView.isUserInteractionEnabled, "UserInteraction"),
    ArchivedProperty(\UIView.isMultipleTouchEnabled, "MultipleTouch"),
    ArchivedProperty(\UIView.isExclusiveTouch, "ExclusiveTouch"),
    ArchivedProperty(\UIView.tag, "Tag"),
    ArchivedProperty(\UIView.restorationIdentifier, "RestorationIdentifier"),
    ArchivedProperty(\UIView.accessibilityIdentifier, "AccessibilityIdentifier"),
    ArchivedProperty(\UIView.clipsToBounds, "ClipsToBounds"),
    ArchivedProperty(\UIView.alpha, "Alpha"),
    ArchivedProperty(\UIView.isHidden, "Hidden"),
    ArchivedProperty(\UIView.isOpaque, "Opaque"),
    ArchivedProperty(\UIView.contentMode, "ContentMode"),
    ArchivedProperty(\UIView.backgroundColor, "BackgroundColor"),
    ArchivedProperty(\UIView.ownTintColor, "TintColor"),
  ]

  private static let layout = [
    ArchivedProperty(\UIView.autoresizingMask, "AutoresizingMask"),
    ArchivedProperty(\UIView.autoresizesSubviews, "AutoresizesSubviews"),
    ArchivedProperty(\UIView.translatesAutoresizingMaskIntoConstraints, "TranslatesMask"),
    ArchivedProperty(\UIView.preservesSuperviewLayoutMargins, "PreservesMargins"),
    ArchivedProperty(\UIView.insetsLayoutMarginsFromSafeArea, "InsetsMargins"),
    hugging(.horizontal, "HorizontalHugging"), hugging(.vertical, "VerticalHugging"),
    resistance(.horizontal, "HorizontalResistance"), resistance(.vertical, "VerticalResistance"),
  ]

  private static func hugging(
    _ axis: NSLayoutConstraint.Axis, _ key: String
  ) -> ArchivedProperty {
    ArchivedProperty(key, of: UIView.self) {
      $0.contentHuggingPriority(for: axis)
    } set: {
      $0.setContentHuggingPriority($1, for: axis)
    }
  }

  private static func resistance(
    _ axis: NSLayoutConstraint.Axis, _ key: String
  ) -> ArchivedProperty {
    ArchivedProperty(key, of: UIView.self) {
      $0.contentCompressionResistancePriority(for: axis)
    } set: {
      $0.setContentCompressionResistancePriority($1, for: axis)
    }
  }

  private static let stack = [
    ArchivedProperty(\UIStackView.axis, "Axis"),
    ArchivedProperty(\UIStackView.distribution, "Distribution"),
    ArchivedProperty(\UIStackView.alignment, "Alignment"),
    ArchivedProperty(\UIStackView.spacing, "Spacing"),
    ArchivedProperty(\UIStackView.isBaselineRelativeArrangement, "BaselineRelative"),
    ArchivedProperty(\UIStackView.isLayoutMarginsRelativeArrangement, "MarginsRelative"),
    ArchivedProperty(of: UIStackView.self) { stack, archive in
      archive.encode(objects: stack.arrangedSubviews, forKey: "Arranged")
    } read: { stack, archive in
      for view in archive.decode(objectsOf: UIView.self, forKey: "Arranged") {
        stack.addArrangedSubview(view)
      }
    },
  ]
}

extension UILayoutPriority: ArchivableValue {}
extension UISemanticContentAttribute: ArchivableValue {}
extension UIStackView.Alignment: ArchivableValue {}
extension UIStackView.Distribution: ArchivableValue {}
extension UIView.AutoresizingMask: ArchivableValue {}
extension UIView.ContentMode: ArchivableValue {}
extension NSLayoutConstraint.Axis: ArchivableValue {}
