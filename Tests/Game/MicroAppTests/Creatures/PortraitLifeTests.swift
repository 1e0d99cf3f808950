import Micro
import Stage
import Testing
import UIKit

@testable import MicroApp

/// A portrait is as large as ten screens. Whatever happens while it is open, it must be released afterwards.
@MainActor
@Suite struct PortraitLifeTests {
  enum Event: CaseIterable {
    case close, closeTwice, zoomAndClose, pinchAndClose, turn, changeDevice, turnDark, enlargeText,
      showOther
    case escape, touchAndShowOther
  }

  private final class Watched {
    weak var portrait: PortraitController?
    weak var page: CreatureController?
  }

  @Test(
    "Nothing keeps a portrait or its page after it was closed, or its screen went",
    arguments: Event.allCases, [0.05, 0.3, 1.0])
  func isLetGo(event: Event, after delay: Double) throws {
    let stage = Stage()
    let watched = Watched()
    try inScene {
      let scene = Scene(stage: stage, reducesMotion: false)
      scene.fill()
      scene.show()
      let reader = Reader(stage: stage)
      try reader.activate("Creatures", .button)
      try reader.activate("Nessie II", .button)
      let table = try #require(stage.view(withIdentifier: "creature") as? UITableView)
      let header = try #require(table.tableHeaderView as? PortraitHeaderView)
      let place = stage.frame(of: header.portrait)
      stage.tap(at: CGPoint(x: place.midX, y: place.midY))
      stage.advance(by: delay)
      watched.page = table.delegate as? CreatureController
      watched.portrait = watched.page?.presentedViewController as? PortraitController
      #expect(watched.portrait != nil)
      #expect(watched.page != nil)
      perform(event, on: stage, watched.portrait)
      stage.advance(by: 1)
      stage.show(UIViewController())
      stage.advance(by: 2)
    }
    #expect(watched.portrait == nil)
    #expect(watched.page == nil)
  }

  private func inScene(_ body: () throws -> Void) rethrows { try body() }

  private func perform(_ event: Event, on stage: Stage, _ portrait: PortraitController?) {
    let middle = CGPoint(x: 196, y: 426)
    let close = stage.view(withIdentifier: "close").map(stage.frame(of:)) ?? .zero
    let button = CGPoint(x: close.midX, y: close.midY)
    switch event {
    case .close: stage.tap(at: button)
    case .closeTwice:
      stage.tap(at: button)
      stage.advance(by: 0.1)
      stage.tap(at: button)
    case .zoomAndClose:
      stage.tap(at: middle)
      stage.advance(by: 0.05)
      stage.tap(at: middle)
      stage.advance(by: 0.1)
      stage.tap(at: button)
    case .pinchAndClose:
      stage.touchDown(at: middle)
      stage.touchDown(at: CGPoint(x: 150, y: 300), finger: 1)
      stage.advance(by: 0.1)
      stage.touchMove(to: CGPoint(x: 100, y: 200), finger: 1)
      stage.advance(by: 0.1)
      stage.touchUp(finger: 1)
      stage.touchUp()
      stage.tap(at: button)
    case .turn: stage.rotate(to: .landscapeLeft)
    case .changeDevice: stage.device = .iPad10
    case .turnDark: stage.appearance = .dark
    case .enlargeText: stage.textSize = .accessibilityExtraLarge
    case .showOther: stage.show(UIViewController())
    case .escape: _ = portrait?.accessibilityPerformEscape()
    case .touchAndShowOther:
      stage.touchDown(at: middle)
      stage.show(UIViewController())
      stage.advance(by: 0.2)
      stage.touchUp()
    }
  }
}
