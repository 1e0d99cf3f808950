import Lowered
import Stage
import Testing
import UIKit

/// A screen with a map and a web view, both of which Linux lacks: the rest of the screen works.
@MainActor @Suite(.serialized) struct AbsentFrameworkTests {
  @Test func theRestWorks() {
    let page = PageController()
    Stage(device: .iPhone14Pro).show(page)
    #expect(page.log == ["loaded", "neither", "plain 1"])
    var said: [String] = []
    page.later { said.append($0) }
    #expect(said == ["loaded"])
    #expect(page.number(of: page.view) == 7)
  }
}
