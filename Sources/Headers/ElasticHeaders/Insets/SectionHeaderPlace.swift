import UIKit

/// The place of a section header, as a pure function in the table's content coordinates.
struct SectionHeaderPlace: Equatable {
  /// The header's frame when nothing moves it.
  var home: CGRect
  /// The end of the section, which pushes the header out.
  var sectionEnd: CGFloat
  /// The line above which the header doesn't move while its section is there; `nil` for a header that doesn't
  /// stick.
  var line: CGFloat?

  /// Returns the header's frame within `insets`. Left and right make it narrower, and bottom is the distance to
  /// the next section. Their top is part of the line.
  func frame(insets: UIEdgeInsets) -> CGRect {
    var frame = home
    frame.origin.x += insets.left
    frame.size.width = max(home.width - insets.left - insets.right, 0)
    guard let line else { return frame }
    let last = sectionEnd - home.height - insets.bottom
    frame.origin.y = max(home.minY, min(line, last))
    return frame
  }
}
