import CoreGraphics

extension SystemObjects {
  static let archivedTexts = [ArchivedClass(type: UILabel.self, properties: label)]

  private static let label = [
    ArchivedProperty(\UILabel.font, "Font"),
    ArchivedProperty(\UILabel.textColor, "TextColor"),
    ArchivedProperty(\UILabel.textAlignment, "TextAlignment"),
    ArchivedProperty(\UILabel.lineBreakMode, "LineBreakMode"),
    ArchivedProperty(\UILabel.text, "Text"),
    ArchivedProperty(\UILabel.numberOfLines, "NumberOfLines"),
    ArchivedProperty(\UILabel.adjustsFontSizeToFitWidth, "AdjustsFontSize"),
    ArchivedProperty(\UILabel.minimumScaleFactor, "MinimumScale"),
    ArchivedProperty(\UILabel.baselineAdjustment, "BaselineAdjustment"),
    ArchivedProperty(\UILabel.preferredMaxLayoutWidth, "PreferredWidth"),
    ArchivedProperty(\UILabel.adjustsFontForContentSizeCategory, "FollowsTextSize"),
    ArchivedProperty(\UILabel.shadowColor, "ShadowColor"),
    ArchivedProperty(\UILabel.shadowOffset, "ShadowOffset"),
    ArchivedProperty(\UILabel.highlightedTextColor, "HighlightedTextColor"),
    ArchivedProperty(\UILabel.isHighlighted, "Highlighted"),
    ArchivedProperty(\UILabel.isEnabled, "Enabled"),
    ArchivedProperty(\UILabel.isUserInteractionEnabled, "LabelInteraction"),
  ]
}

extension NSLineBreakMode: ArchivableValue {}
extension NSTextAlignment: ArchivableValue {}
extension UIBaselineAdjustment: ArchivableValue {}
extension UIFont: ArchivableValue {}
