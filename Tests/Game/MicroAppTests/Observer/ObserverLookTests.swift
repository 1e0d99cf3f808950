import Micro
import Stage
import Testing

@testable import MicroApp

/// The look of the observer's screen.
@MainActor @Suite("The observer's look") struct ObserverLookTests {
  private func open(_ scene: Scene) -> ObserverController {
    let controller = ObserverController(game: scene.game, seed: 2)
    scene.stage.show(UINavigationController(rootViewController: controller))
    scene.stage.advance(by: 0.5)
    return controller
  }

  @Test("a change between light and dark mode reaches the water, which keeps its content")
  func appearance() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let observer = open(scene)
    observer.session.followBest()
    observer.dish.magnification = 0.9
    scene.stage.advance(by: 1)
    for appearance: UIUserInterfaceStyle in [.light, .dark, .light] {
      let (center, count) = (observer.dish.camera.center, observer.view.subviews.count)
      let steps = observer.session.arena.world.stepCount
      scene.stage.appearance = appearance
      scene.stage.advance(by: 0.05)
      #expect(observer.dish.palette.ground == (appearance == .dark ? .darkField : .paper))
      #expect(observer.view.subviews.first === observer.dish, "below all views that cover it")
      #expect(observer.view.subviews.count == count)
      #expect(observer.dish.magnification == 0.9)
      #expect((observer.dish.camera.center - center).length < 1)
      #expect(!observer.dish.creatures.isEmpty)
      scene.stage.advance(by: 0.5)
      #expect(observer.session.arena.world.stepCount > steps, "the observer continues")
    }
  }

  @Test("when the last of a lineage is gone, the view returns to the middle of the dish")
  func middle() throws {
    let scene = Scene(stage: Stage(appearance: .dark))
    let observer = open(scene)
    let world = observer.session.arena.world
    let far = try #require(
      world.creatures.max { $0.pose.center.length < $1.pose.center.length })
    #expect(far.pose.center.length > 5)
    observer.session.follow(far.id)
    scene.stage.advance(by: 1.5)
    #expect(observer.dish.camera.center.length > 4)
    observer.session.follow(nil)
    scene.stage.advance(by: 2.5)
    #expect(observer.dish.camera.center.length < 0.5)
  }

  @Test("the title has a bar of its own over the water", arguments: [false, true])
  func title(isDark: Bool) throws {
    let scene = Scene(stage: Stage(appearance: isDark ? .dark : .light))
    let observer = open(scene)
    let bar = try #require(observer.navigationItem.scrollEdgeAppearance)
    #expect(bar.backgroundEffect != nil)
  }

  @Test("curves show their range of values", arguments: Language.allCases)
  func axes(language: Language) throws {
    let texts = Texts(language: language)
    let plot = PlotView(
      name: "plot", colour: .accent, decimals: 2, identifier: "plot", texts: texts)
    plot.frame = CGRect(x: 0, y: 0, width: 160, height: 84)
    for values: [Float] in [[0.25, 1.5, 0.75], [-0.5, 0, 2], [3]] {
      plot.show(values)
      plot.layoutIfNeeded()
      let said = plot.subviews.compactMap { ($0 as? UILabel)?.text }
      let high = values.max() ?? 0
      let low = min(values.min() ?? 0, 0)
      for end in [high, low] {
        #expect(said.contains(texts.number(end, decimals: 2)), "\(end) in \(said)")
      }
    }
  }
}
