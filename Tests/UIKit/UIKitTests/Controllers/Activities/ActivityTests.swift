import Foundation
import Stage
import Testing

@testable import UIKit

/// Sheets of activities, on a 14 Pro.
@MainActor @Suite(.serialized) struct ActivityTests {
  private final class Own: UIActivity {
    var log: [String] = []
    var finishes = true
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .init("own") }
    override var activityTitle: String? { "Own" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      log.append("can \(activityItems.count)")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      log.append("prepare \(activityItems.map { "\($0)" })")
    }
    override func perform() {
      log.append("perform")
      activityDidFinish(finishes)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    var asked: [String] = []
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "placeholder" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      asked.append(activityType?.rawValue ?? "none")
      return "text for \(activityType?.rawValue ?? "none")"
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let host = UIViewController()

  init() {
    stage.show(host)
    stage.advance(by: 0.1)
  }

  private func control(_ label: String, in view: UIView?) -> UIControl? {
    guard let view else { return nil }
    if let control = view as? UIControl, control.accessibilityLabel == label { return control }
    return view.subviews.lazy.compactMap { control(label, in: $0) }.first
  }

  private func tap(_ label: String) throws {
    let found = try #require(control(label, in: host.presentedViewController?.view))
    stage.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  @Test func anOwnActivityGetsTheItems() throws {
    let own = Own()
    let source = Source()
    let sheet = UIActivityViewController(
      activityItems: ["a", source], applicationActivities: [own])
    var ends: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "none") \(completed)")
    }
    host.present(sheet, animated: true)
    stage.advance(by: 1)
    #expect(own.log.allSatisfy { $0 == "can 2" })
    #expect(source.asked.isEmpty)
    own.log = []
    try tap("Own")
    #expect(own.log == [#"prepare ["a", "text for own"]"#, "perform"])
    #expect(source.asked == ["own"])
    #expect(ends == ["own true"])
    #expect(host.presentedViewController == nil)
  }

  @Test func copyingFillsTheClipboard() throws {
    let url = try #require(URL(string: "https://example.org"))
    let sheet = UIActivityViewController(activityItems: ["text", url], applicationActivities: nil)
    var ends: [String] = []
    sheet.completionHandler = { ends.append("\($0?.rawValue ?? "none") \($1)") }
    host.present(sheet, animated: true)
    stage.advance(by: 1)
    try tap("Copy")
    #expect(UIPasteboard.general.strings == ["text"])
    #expect(UIPasteboard.general.urls == [url])
    #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test func closingItIsToldOnce() {
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var ends: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      ends.append("\(type?.rawValue ?? "none") \(completed)")
    }
    host.present(sheet, animated: true)
    stage.advance(by: 1)
    host.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(ends == ["none false"])
  }

  /// Activities that are excluded, or that take none of the items, aren't shown.
  @Test func onlyThoseThatTakeTheItemsAreShown() {
    let shown = { (items: [Any], excluded: [UIActivity.ActivityType]) -> [String] in
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: [Own()])
      sheet.excludedActivityTypes = excluded
      return sheet.activities.compactMap(\.activityTitle)
    }
    #expect(shown(["a"], []) == ["Own", "Copy"])
    #expect(shown(["a"], [.copyToPasteboard]) == ["Own"])
    #expect(shown(["a"], [.init("own"), .mail]) == ["Copy"])
    #expect(shown([NSObject()], []) == ["Own"])
  }

  @Test func aProviderIsAskedWhenItIsChosen() throws {
    final class Late: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "late" }
    }
    let provider = Late(placeholderItem: "early")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    host.present(sheet, animated: true)
    stage.advance(by: 1)
    try tap("Copy")
    #expect(UIPasteboard.general.string == "late")
    #expect(provider.activityType == .copyToPasteboard)
  }
}
