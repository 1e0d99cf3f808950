import UIKit

/// Where a section header belongs: a pure function, in the table's content coordinates.
struct SectionHeaderPlace: Equatable {
  /// Where the header stands when nothing moves it.
  var home: CGRect
  /// The end of the section, which pushes the header out.
  var sectionEnd: CGFloat
  /// The line above which the header doesn't go, as long as its section is there; `nil` for a header
  /// that doesn't stick.
  var line: CGFloat?

  /// The header's frame, within `insets`: their left and right make it narrower, and their bottom is
  /// the distance that it keeps from the next section. Their top is part of the line.
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
