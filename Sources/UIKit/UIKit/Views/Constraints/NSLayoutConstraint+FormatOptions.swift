import CoreGraphics

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format string across its axis, its direction, and the
  /// points between which its distances are measured.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The mask of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row runs in reading direction: the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// A column's distances are measured from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// Creates an alignment, whose bit has the number of its attribute, as in iOS's header.
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The attributes that all views should have in common.
    var alignments: [Attribute] {
      (0..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }

  /// Returns the constraints of a visual format string, which aren't active yet.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title(>=60)]-gap-[icon(24)]-|", options: .alignAllCenterY,
  ///       metrics: ["gap": 12], views: ["title": title, "icon": icon])
  ///
  /// A string that can't be parsed is a programming error and traps; the message points at the
  /// position.
  ///
  /// - Parameters:
  ///   - opts: The alignment and the direction.
  ///   - metrics: Numbers by name, in points or as priorities.
  ///   - views: Views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(
        VisualFormatParser.parse(format), opts, metrics: metrics ?? [:], views: views)
    } catch {
      preconditionFailure(error.message)
    }
  }
}
