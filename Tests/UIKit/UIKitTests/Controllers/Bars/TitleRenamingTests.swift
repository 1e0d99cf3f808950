import Foundation
import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Changing a title in its navigation bar.
///
/// Source: Apple, `UINavigationItem.renameDelegate` (the field appears when the system or the app calls
/// `rename(_:)` on the navigation controller; nil cancels at once) and `UINavigationItemRenameDelegate` (the
/// item's title has changed when `didEndRenamingWith` is called; returning false from `shouldEndRenamingWith`
/// cancels; it isn't called when another item is pushed).
@MainActor @Suite(.serialized) struct TitleRenamingTests {
  @MainActor private final class Renamer: @MainActor UINavigationItemRenameDelegate {
    var log: [String] = []
    var begins = true
    var ends = true
    var beginning: ((String, Range<String.Index>) -> (String, Range<String.Index>))?

    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { begins }
    func navigationItem(
      _: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      log.append("will \(suggestedTitle) \(suggestedTitle[selectedRange])")
      return beginning?(suggestedTitle, selectedRange) ?? (suggestedTitle, selectedRange)
    }
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      log.append("should \(title)")
      return ends
    }
    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
      log.append("did \(title) \(item.title ?? "")")
    }
  }

  /// A delegate with only the required method.
  private final class Least: UINavigationItemRenameDelegate {
    var titles: [String] = []
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {
      titles.append(title)
    }
  }

  private let stage: Stage
  private let controller = UIViewController()
  private let navigation: UINavigationController
  private let renamer = Renamer()

  init() {
    stage = Stage(device: .iPhone14Pro)
    controller.navigationItem.title = "Note"
    navigation = UINavigationController(rootViewController: controller)
    controller.navigationItem.renameDelegate = renamer
    stage.show(navigation)
    stage.advance(by: 0.1)
  }

  private var item: UINavigationItem { controller.navigationItem }
  private var field: UITextField? {
    navigation.navigationBar.content?.subviews.compactMap { $0 as? TitleField }.first
  }

  private func press(_ code: UIKeyboardHIDUsage) {
    stage.press(UIKey(characters: "", charactersIgnoringModifiers: "", keyCode: code))
    stage.release(code)
    stage.advance(by: 0.1)
  }

  private func begin() throws -> UITextField {
    renamer.log = []
    navigation.rename(nil)
    stage.advance(by: 0.5)
    return try #require(field)
  }

  @Test("The field has the title, completely selected, and replaces it")
  func beginning() throws {
    let field = try begin()
    #expect(renamer.log == ["will Note Note"])
    #expect(field.text == "Note")
    #expect(field.isFirstResponder)
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Note")
    let content = try #require(navigation.navigationBar.content)
    #expect(abs(field.frame.midX - content.bounds.midX) <= 1)
    #expect(content.bounds.contains(field.frame))
    #expect(content.titleControl.isHidden)
    // A second call changes nothing.
    navigation.rename(nil)
    #expect(self.field === field)
    #expect(renamer.log.count == 1)
  }

  @Test("The menu's Rename begins the change")
  func fromTheMenu() throws {
    let content = try #require(navigation.navigationBar.content)
    let control = content.titleControl
    stage.tap(at: control.convert(CGPoint(x: 10, y: 10), to: nil))
    stage.advance(by: 0.6)
    func rows(_ view: UIView) -> [MenuRowView] {
      view.subviews.flatMap { ($0 as? MenuRowView).map { [$0] } ?? rows($0) }
    }
    let row = try #require(stage.window.map(rows)?.first)
    #expect(row.element?.title == "Rename")
    stage.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    stage.advance(by: 0.6)
    #expect(field?.isFirstResponder == true)
  }

  /// The causes that end a change, and whether the title becomes the typed text.
  private enum Cause: CaseIterable {
    case returnKey, elsewhere, escape, noDelegate, pushed, refused, refusedPushed, nothingTyped
  }

  @Test("It ends once, and the title is the typed one or the former one")
  func endings() throws {
    for cause in Cause.allCases {
      item.title = "Note"
      item.renameDelegate = renamer
      renamer.ends = cause != .refused && cause != .refusedPushed
      let field = try begin()
      if cause == .nothingTyped { field.text = "" } else { stage.type("Letter") }
      #expect(field.text == (cause == .nothingTyped ? "" : "Letter"))
      renamer.log = []
      switch cause {
      case .returnKey, .refused, .nothingTyped: press(.keyboardReturnOrEnter)
      case .elsewhere: field.resignFirstResponder()
      case .escape: press(.keyboardEscape)
      case .noDelegate: item.renameDelegate = nil
      case .pushed, .refusedPushed:
        navigation.pushViewController(UIViewController(), animated: false)
      }
      stage.advance(by: 0.5)
      let asks: [Cause] = [.returnKey, .elsewhere, .refused, .nothingTyped]
      let typed = cause == .nothingTyped ? "" : "Letter"
      let holds: [Cause] = [.returnKey, .elsewhere, .pushed, .refusedPushed]
      var expected = asks.contains(cause) ? ["should \(typed)"] : []
      if holds.contains(cause) { expected.append("did Letter Letter") }
      #expect(renamer.log == expected, "\(cause)")
      #expect(item.title == (holds.contains(cause) ? "Letter" : "Note"), "\(cause)")
      #expect(!field.isFirstResponder, "\(cause)")
      #expect(field.superview == nil, "\(cause)")
      #expect(navigation.navigationBar.content?.renaming == nil)
      navigation.popToRootViewController(animated: false)
      stage.advance(by: 0.5)
      let content = try #require(navigation.navigationBar.content)
      let isPlain = cause == .noDelegate
      #expect(content.titleControl.isHidden == isPlain, "\(cause)")
      if !isPlain { #expect(content.titleControl.text == item.title) }
    }
  }

  @Test("The delegate decides the field's text and selection")
  func selections() throws {
    let texts = ["Note.txt", "😀é.txt", ""]
    for text in texts {
      for start in 0...text.count {
        for end in start...text.count {
          let range =
            text.index(
              text.startIndex, offsetBy: start)..<text.index(
              text.startIndex, offsetBy: end)
          renamer.beginning = { _, _ in (text, range) }
          let field = try begin()
          #expect(field.text == text)
          #expect(field.selectedTextRange.flatMap(field.text(in:)) == String(text[range]))
          press(.keyboardEscape)
          #expect(self.field == nil)
          #expect(item.title == "Note")
        }
      }
    }
  }

  @Test("A delegate that refuses the beginning gets no further calls")
  func refused() {
    renamer.begins = false
    #expect(!navigation.canPerformAction(Selector("rename:"), withSender: nil))
    navigation.rename(nil)
    #expect(field == nil)
    #expect(renamer.log.isEmpty)
    renamer.begins = true
    #expect(navigation.canPerformAction(Selector("rename:"), withSender: nil))
    item.renameDelegate = nil
    #expect(!navigation.canPerformAction(Selector("rename:"), withSender: nil))
    navigation.rename(nil)
    #expect(field == nil)
  }

  @Test("A delegate needs only one method, and isn't retained")
  func least() throws {
    var least: Least? = Least()
    item.renameDelegate = least
    _ = try begin()
    stage.type("Letter")
    press(.keyboardReturnOrEnter)
    #expect(least?.titles == ["Letter"])
    #expect(item.title == "Letter")
    _ = try begin()
    stage.type("Other")
    least = nil
    #expect(item.renameDelegate == nil)
    press(.keyboardReturnOrEnter)
    // No delegate is left to receive it.
    #expect(item.title == "Letter")
    #expect(field == nil)
  }

  @Test("The field keeps its width next to groups in the middle")
  func besideGroups() throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for count in 0...6 {
        let stage = Stage(device: .iPadMini6, layoutDirection: direction)
        let controller = UIViewController()
        controller.title = "Note"
        controller.navigationItem.style = .editor
        controller.navigationItem.renameDelegate = renamer
        controller.navigationItem.centerItemGroups = (0..<count).map { place in
          .fixedGroup(items: [
            UIBarButtonItem(title: "Group \(place)", primaryAction: UIAction { _ in })
          ])
        }
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        stage.advance(by: 0.1)
        navigation.rename(nil)
        stage.advance(by: 0.3)
        let content = try #require(navigation.navigationBar.content)
        let field = try #require(content.subviews.compactMap { $0 as? TitleField }.first)
        #expect(field.frame.width >= BarMetrics.minimumRenameWidth - 1)
        let buttons = content.subviews.compactMap { $0 as? BarButtonView }.filter { !$0.isHidden }
        #expect(buttons.allSatisfy { !$0.frame.intersects(field.frame) })
      }
    }
  }
}
