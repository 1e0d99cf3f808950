import Foundation
import Testing
import UIKit

/// Values that iOS would show and that have no effect here are reported (CONTRIBUTING.md, “Unsupported API”).
@MainActor @Suite struct IneffectiveValueTests {
  @Test func eachIsReportedOnce() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 0..<2 {
        let label = UILabel()
        label.lineBreakStrategy = .standard
        label.lineBreakStrategy = []
        label.lineBreakStrategy = .pushOut
        label.allowsDefaultTighteningForTruncation = true
        var content = UIListContentConfiguration.cell()
        content.textProperties.allowsDefaultTighteningForTruncation = true
        let paragraph = NSMutableParagraphStyle()
        paragraph.hyphenationFactor = 0.5
        paragraph.usesDefaultHyphenation = true
        paragraph.allowsDefaultTighteningForTruncation = true
        paragraph.lineBreakStrategy = .hangulWordPriority
        let field = UITextField()
        let view = UITextView()
        field.smartQuotesType = .no
        field.smartQuotesType = .yes
        view.smartQuotesType = .yes
        view.smartDashesType = .yes
        view.smartInsertDeleteType = .yes
        view.isFindInteractionEnabled = false
        view.isFindInteractionEnabled = true
        UIDropProposal(operation: .copy).isPrecise = true
        let style = UIPointerStyle(shape: .roundedRect(.zero))
        style.accessories = []
        style.accessories = [.arrow(.top)]
        _ = UIFontDescriptor(name: "Helvetica", matrix: .identity)
        _ = UIFontDescriptor(name: "Helvetica", matrix: CGAffineTransform(scaleX: 2, y: 1))
        let rotor = UIAccessibilityCustomRotor(name: "Eels") { _ in nil }
        view.accessibilityCustomRotors = []
        view.accessibilityCustomRotors = [rotor]
        NSObject().accessibilityCustomRotors = [rotor]
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasSuffix("has no effect here") }
      .map(String.init)
    let members = [
      "NSMutableParagraphStyle.allowsDefaultTighteningForTruncation",
      "NSMutableParagraphStyle.hyphenationFactor", "NSMutableParagraphStyle.lineBreakStrategy",
      "NSMutableParagraphStyle.usesDefaultHyphenation",
      "TextProperties.allowsDefaultTighteningForTruncation", "UIDropProposal.isPrecise",
      "UILabel.allowsDefaultTighteningForTruncation", "UILabel.lineBreakStrategy",
      "UIPointerStyle.accessories", "UITextView.isFindInteractionEnabled",
      "accessibilityCustomRotors", "smartDashesType",
      "smartInsertDeleteType", "smartQuotesType",
      "the matrix of a UIFontDescriptor", "the shape of a UIPointerStyle",
    ]
    #expect(lines.sorted() == members.map { "UIKit: \($0) has no effect here" }.sorted())
  }

  @Test func defaultsAreSilent() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let label = UILabel()
      label.lineBreakStrategy = []
      label.allowsDefaultTighteningForTruncation = false
      let paragraph = NSMutableParagraphStyle()
      paragraph.hyphenationFactor = 0
      paragraph.lineBreakStrategy = .standard
      UITextField().smartQuotesType = .default
      UITextView().smartDashesType = .no
      UIDropProposal(operation: .copy).isPrecise = false
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains("no effect"))
  }

  /// Archives of values aren't read. Their initializers fail, where they once made default values.
  @Test func archivesOfValuesFail() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(1, forKey: "number")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
    #expect(UIFont(coder: coder) == nil)
    #expect(UIFontDescriptor(coder: coder) == nil)
    #expect(UIBezierPath(coder: coder) == nil)
    #expect(NSParagraphStyle(coder: coder) == nil)
    #expect(NSShadow(coder: coder) == nil)
    #expect(NSTextAttachment(coder: coder) == nil)
    #expect(NSTextTab(coder: coder) == nil)
    #expect(UITraitCollection(coder: coder) == nil)
    #expect(UIBlurEffect(coder: coder) == nil)
    #expect(UIVisualEffect(coder: coder) == nil)
    #expect(UICubicTimingParameters(coder: coder) == nil)
    #expect(UISpringTimingParameters(coder: coder) == nil)
    #expect(UIImageAsset(coder: coder) == nil)
    #expect(NSLayoutManager(coder: coder) == nil)
    #expect(CALayer(coder: coder) == nil)
  }
}
