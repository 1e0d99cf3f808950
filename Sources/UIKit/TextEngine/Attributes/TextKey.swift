import Foundation

/// The names of the attributes that layout and drawing support.
package enum TextKey {
  package static let font = NSAttributedString.Key("NSFont")
  package static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  package static let foregroundColor = NSAttributedString.Key("NSColor")
  package static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  package static let ligature = NSAttributedString.Key("NSLigature")
  package static let kern = NSAttributedString.Key("NSKern")
  package static let tracking = NSAttributedString.Key("CTTracking")
  package static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  package static let underlineStyle = NSAttributedString.Key("NSUnderline")
  package static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  package static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  package static let shadow = NSAttributedString.Key("NSShadow")
  package static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  package static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  package static let obliqueness = NSAttributedString.Key("NSObliqueness")
  package static let link = NSAttributedString.Key("NSLink")
  package static let attachment = NSAttributedString.Key("NSAttachment")
  package static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
