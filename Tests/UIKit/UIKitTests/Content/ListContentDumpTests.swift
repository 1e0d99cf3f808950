import Foundation
import Testing

@testable import UIKit

/// Descriptions of list content, for logs and debuggers.
@MainActor @Suite struct ListContentDumpTests {
  @Test func itSaysWhatItShows() {
    var content = UIListContentConfiguration.cell()
    #expect("\(content)" == "UIListContentConfiguration()")
    content.text = "Title"
    #expect("\(content)" == "UIListContentConfiguration(text: Title)")
    // An attributed text replaces a plain one.
    content.attributedText = NSAttributedString(string: "Bold")
    content.secondaryText = "Detail"
    #expect("\(content)" == "UIListContentConfiguration(text: Bold, secondaryText: Detail)")
    #expect(content.debugDescription == content.description)
  }

  @Test func itsPartsAreInItsMirror() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.imageToTextPadding = 9
    let parts = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: content).children.compactMap { child in
        child.label.map { ($0, child.value) }
      })
    #expect(parts.count == 14)
    #expect(parts["text"] as? String == "Title")
    #expect(parts["imageToTextPadding"] as? CGFloat == 9)
  }
}
