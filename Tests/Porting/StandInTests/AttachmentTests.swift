import Foundation
import Testing
import UIKit
@testable import XCTestForLinux

/// Attachments and activities, which XCTest on Linux lacks.
@MainActor struct AttachmentTests {
  @Test func activitiesGiveBackWhatTheirBlocksDo() throws {
    struct Refused: Error {}
    let sum = XCTContext.runActivity(named: "Add") { activity in
      activity.add(XCTAttachment(string: "1 + 2"))
      return activity.name.count + 3
    }
    #expect(sum == 6)
    #expect(throws: Refused.self) {
      try XCTContext.runActivity(named: "Refuse") { _ in throw Refused() }
    }
  }

  @Test func attachmentsKeepWhatTheyAreMadeOf() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let attachments = [
      XCTAttachment(string: "eel"), XCTAttachment(image: picture),
      XCTAttachment(data: Data([1]), uniformTypeIdentifier: "public.patch-file"),
    ]
    #expect(
      attachments.map(\.uniformTypeIdentifier) == [
        "public.plain-text", "public.png", "public.patch-file",
      ])
    #expect(attachments.allSatisfy { $0.lifetime == .deleteOnSuccess && $0.name == nil })
  }

  @Test(arguments: [
    (XCTAttachment.ImageQuality.original, "public.png", [0x89, 0x50] as [UInt8]),
    (.medium, "public.jpeg", [0xFF, 0xD8]), (.low, "public.jpeg", [0xFF, 0xD8]),
  ])
  func picturesHaveTheirQuality(
    quality: XCTAttachment.ImageQuality, type: String, start: [UInt8]
  ) throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let attachment = XCTAttachment(image: picture, quality: quality)
    #expect(attachment.uniformTypeIdentifier == type)
    #expect(try Array(#require(attachment.payload).prefix(2)) == start)
  }

  @Test(arguments: [
    ("eel.txt", "public.plain-text"), ("eel.PNG", "public.png"), ("eel", "public.data"),
  ])
  func filesHaveTheTypeOfTheirEnding(name: String, type: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-\(name)")
    try Data([7]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attachment = XCTAttachment(contentsOfFile: file)
    #expect(attachment.uniformTypeIdentifier == type)
    #expect(attachment.payload == Data([7]))
    #expect(attachment.name == file.lastPathComponent)
  }

  /// A renderer with an empty area returns an empty image, as for a view that isn't laid out.
  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 5, height: 0)])
  func aPictureWithoutAreaIsEmpty(size: CGSize) {
    let view = UILabel()
    view.text = "eel"
    let image = UIGraphicsImageRenderer(size: size).image { view.layer.render(in: $0.cgContext) }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  /// A layer that was never on a screen is drawn too.
  @Test func aLayerIsDrawnBeforeItIsRendered() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Volvox"
    func picture() -> Data? {
      UIGraphicsImageRenderer(size: label.bounds.size)
        .image { label.layer.render(in: $0.cgContext) }.pngData()
    }
    let first = picture()
    label.text = ""
    #expect(first != picture())
    label.text = "Volvox"
    #expect(first == picture())
  }

  /// The debugging descriptions of iOS that snapshot libraries use.
  @Test func treesAreDescribedByName() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20.5))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 100.0 / 3, height: 5))
    label.text = "eel"
    view.addSubview(label)
    let text = try #require(
      view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String)
    let lines = text.replacing(#/: 0x[0-9a-f]+/#, with: "").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("<UIView; frame = (0 0; 30 20.5)"))
    #expect(lines[0].hasSuffix("autoresize = W+H; layer = <CALayer>>"))
    #expect(lines[1].hasPrefix("   | <UILabel; frame = (1 2; 33.3333 5); text = 'eel'"))
    #expect(lines[1].hasSuffix("userInteractionEnabled = NO; layer = <_UILabelLayer>>"))
    let controller = UINavigationController(rootViewController: UIViewController())
    let tree = try #require(
      controller.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String)
    #expect(
      tree.replacing(#/ 0x[0-9a-f]+/#, with: "") == """
        <UINavigationController>, state: disappeared, view: (view not loaded)
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }

  @Test func theApplicationIsFoundByName() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIApplication.responds(to: Selector("gone")))
    #expect(!UIView.responds(to: selector))
  }
}
