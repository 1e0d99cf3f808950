import CoreGraphics
import Micro
import Stage
import StageBrowser

/// The random input of a page, which is the same for the same seed and the same answers.
///
/// It only uses the knowledge of a page. Most of its input goes to known elements, because these open alerts,
/// edit texts and start runs; the rest goes anywhere.
package struct MonkeyHands {
  /// The time of the next step in seconds.
  package var nextTime: Double { min(nextIdea, planned.first?.time ?? .infinity) }

  private var random: RandomSource
  private var planned: [MonkeyStep] = []
  private var nextIdea = 0.0
  private var lastFinger: UInt32 = 0
  /// The times at which the fingers that are down are lifted.
  private var lifts: [Double] = []

  /// The maximum number of fingers that are down at once; the page protocol allows ten.
  private static let maximumFingers = 6
  /// The average time between two actions in seconds.
  private static let pause: Float = 0.3

  package init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }

  /// Returns the steps at ``nextTime``.
  package mutating func steps(knowing page: PageKnowledge) -> [MonkeyStep] {
    let time = nextTime
    if nextIdea <= time {
      have(page)
      nextIdea = time + milliseconds(Double(random.uniform(0, 2 * Self.pause)))
    }
    let due = planned.prefix { $0.time <= time }
    planned.removeFirst(due.count)
    return Array(due)
  }

  // MARK: Ideas

  private mutating func have(_ page: PageKnowledge) {
    let now = nextIdea
    lifts.removeAll { $0 <= now }
    guard page.isOpen else {
      plan(now, .open)
      return
    }
    let isEditing = page.state?.editing != nil
    switch random.below(100) {
    case 0..<28: tap(page)
    case 28..<46: drag(page)
    case 46..<50: press(page)
    case 50..<56: pinch(page)
    case 56..<62: turnWheel(page)
    case 62..<70: isEditing ? write() : strike()
    case 70..<78: strike()
    case 78..<90: request(page)
    case 90..<95: choose(page)
    case 95..<97: plan(now, .rest(seconds: milliseconds(Double(random.uniform(0.05, 1.5)))))
    default: disturb(page)
    }
    if isEditing, random.chance(0.5) { write() }
  }

  private mutating func tap(_ page: PageKnowledge) {
    let place = target(page)
    let count = random.chance(0.15) ? 2 : 1
    for index in 0..<count {
      finger(
        along: [place], from: nextIdea + 0.16 * Double(index),
        for: Double(random.uniform(0.01, 0.12)))
    }
  }

  private mutating func press(_ page: PageKnowledge) {
    let place = target(page)
    let end = random.chance(0.5) ? place : anywhere(page)
    finger(
      along: [place, place, place, end], from: nextIdea, for: Double(random.uniform(0.5, 2)),
      landing: random.chance(0.3) ? .secondary : .down)
  }

  private mutating func drag(_ page: PageKnowledge) {
    let start = random.chance(0.6) ? target(page) : edgeOrAnywhere(page)
    var end = anywhere(page)
    // Most drags along an axis scroll, pull a sheet or go back.
    if random.chance(0.4) { end.x = start.x }
    if random.chance(0.3) { end.y = start.y }
    finger(along: [start, end], from: nextIdea, for: Double(random.uniform(0.05, 0.8)))
  }

  private mutating func pinch(_ page: PageKnowledge) {
    for _ in 0..<(2 + random.below(3)) {
      finger(
        along: [target(page), anywhere(page), anywhere(page)],
        from: nextIdea + Double(random.uniform(0, 0.1)), for: Double(random.uniform(0.1, 1.2)))
    }
  }

  /// Plans a finger that goes down at the first of `places` and moves through the others to the last.
  private mutating func finger(
    along places: [CGPoint], from start: Double, for seconds: Double,
    landing: ClientMessage.Pointer.Phase = .down
  ) {
    guard lifts.count < Self.maximumFingers else { return }
    lastFinger += 1
    let identifier = lastFinger
    func step(_ time: Double, _ phase: ClientMessage.Pointer.Phase, _ place: CGPoint) {
      plan(
        time,
        .say(
          .pointer(
            ClientMessage.Pointer(
              phase: phase, identifier: identifier, location: quarter(place), milliseconds: 0))))
    }
    step(start, landing, places[0])
    let moves = places.count == 1 ? 0 : max(1, Int(seconds * 60))
    for index in 1..<max(1, moves) {
      let along = Double(index) / Double(moves) * Double(places.count - 1)
      let leg = min(Int(along), places.count - 2)
      let part = along - Double(leg)
      let (a, b) = (places[leg], places[leg + 1])
      let place = CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      step(start + seconds * Double(index) / Double(moves), .move, place)
    }
    step(start + seconds, random.chance(0.08) ? .cancel : .up, places[places.count - 1])
    lifts.append(start + seconds)
  }

  private mutating func turnWheel(_ page: PageKnowledge) {
    let place = target(page)
    let (dx, dy) = (Double(random.uniform(-40, 40)), Double(random.uniform(-120, 120)))
    let isFlat = random.chance(0.3)
    let isContinuous = random.chance(0.5)
    for index in 0..<(1 + random.below(12)) {
      plan(
        nextIdea + 0.016 * Double(index),
        .say(
          .wheel(
            ClientMessage.Wheel(
              location: quarter(place),
              delta: CGVector(dx: isFlat ? dx.rounded() : 0, dy: isFlat ? 0 : dy.rounded()),
              isContinuous: isContinuous, milliseconds: 0))))
    }
  }

  private static let keys: [(key: String, code: String)] = [
    ("ArrowLeft", "ArrowLeft"), ("ArrowRight", "ArrowRight"), ("ArrowUp", "ArrowUp"),
    ("ArrowDown", "ArrowDown"), ("Enter", "Enter"), ("Escape", "Escape"), (" ", "Space"),
    ("Tab", "Tab"), ("Backspace", "Backspace"), ("Delete", "Delete"), ("Home", "Home"),
    ("End", "End"), ("PageDown", "PageDown"), ("PageUp", "PageUp"), ("a", "KeyA"), ("c", "KeyC"),
    ("d", "KeyD"), ("n", "KeyN"), ("p", "KeyP"), ("s", "KeyS"), ("v", "KeyV"), ("w", "KeyW"),
    ("x", "KeyX"), ("z", "KeyZ"), ("1", "Digit1"), ("2", "Digit2"), ("[", "BracketLeft"),
    ("=", "Equal"), ("-", "Minus"),
  ]

  private mutating func strike() {
    let (key, code) = Self.keys[random.below(Self.keys.count)]
    let modifiers: UInt8 = random.chance(0.3) ? UInt8(random.below(16)) : 0
    func step(_ time: Double, isDown: Bool) {
      plan(
        time,
        .say(
          .key(
            ClientMessage.Key(
              isDown: isDown, modifiers: ClientMessage.Modifiers(rawValue: modifiers), key: key,
              code: code))))
    }
    step(nextIdea, isDown: true)
    // Some keys are never released, as when the window loses the keyboard.
    if random.chance(0.95) {
      step(nextIdea + Double(random.uniform(0.02, 0.9)), isDown: false)
    }
  }

  private static let texts = [
    "a", "eel", "Zürich", "e\u{301}", "日本語", "👩‍👩‍👧‍👦", "12.5", "-1e9", "עברית", "\n", "\t", "",
    "two words", "ﬃ",
  ]

  private mutating func write() {
    let text = Self.texts[random.below(Self.texts.count)]
    func step(
      _ index: Int, _ purpose: ClientMessage.Text.Purpose, _ piece: String, last: Bool = true
    ) {
      let length = piece.utf16.count
      plan(
        nextIdea + 0.05 * Double(index),
        .say(
          .text(
            ClientMessage.Text(
              purpose: purpose, isLast: last, selection: length..<length, piece: piece))))
    }
    switch random.below(5) {
    case 0: step(0, .insert, text)
    case 1: step(0, .paste, text)
    case 2:
      step(0, .insert, text, last: false)
      step(1, .insert, "x")
    default:
      step(0, .compose, "k")
      step(1, .compose, "ka")
      if random.chance(0.7) { step(2, .commit, text) }
      if random.chance(0.2) { step(3, .compose, "") }
    }
  }

  private mutating func request(_ page: PageKnowledge) {
    guard !page.told.isEmpty else { return }
    let targets = page.targets
    // Most of the elements that the page ever received are gone.
    let isStale = targets.isEmpty || random.chance(0.2)
    let place =
      isStale ? random.below(page.told.count + 3) : targets[random.below(targets.count)].place
    let request: AccessibilityCenter.Request =
      switch random.below(10) {
      case 0: .increment
      case 1: .decrement
      case 2: .escape
      case 3: .focus
      case 4: .scroll(UIAccessibilityScrollDirection(rawValue: 1 + random.below(6)) ?? .down)
      case 5: .custom(random.below(3))
      default: .activate
      }
    plan(
      nextIdea, .say(.element(ClientMessage.Element(request: request, number: UInt32(place)))))
  }

  private mutating func choose(_ page: PageKnowledge) {
    guard let state = page.state else { return }
    func one(_ choices: [StageState.Choice]) -> String {
      choices.isEmpty ? "none" : choices[random.below(choices.count)].name
    }
    let (name, value): (ClientMessage.Setting.Name, String) =
      switch random.below(10) {
      case 0, 1: (.orientation, random.chance(0.5) ? "portrait" : "landscape")
      case 2, 3: (.device, one(state.devices))
      case 4: (.appearance, random.chance(0.5) ? "light" : "dark")
      case 5: (.textSize, one(state.textSizes))
      case 6: (.layoutDirection, random.chance(0.5) ? "ltr" : "rtl")
      case 7: (.device, "no-such-device")
      default: (.screen, one(state.screens))
      }
    plan(nextIdea, .say(.setting(ClientMessage.Setting(name: name, value: value))))
  }

  private mutating func disturb(_ page: PageKnowledge) {
    switch random.below(8) {
    case 0: plan(nextIdea, .leave)
    case 1: plan(nextIdea, .open)
    case 2:
      // A page reconnects in the middle of any activity.
      plan(nextIdea, .leave)
      plan(nextIdea + 0.05, .open)
    case 3: plan(nextIdea, .acknowledgeAgain)
    case 4: plan(nextIdea, .acknowledgeUnknown)
    case 5:
      plan(nextIdea, .open)
      let place = quarter(anywhere(page))
      lastFinger += 1
      plan(
        nextIdea + 0.02,
        .sayLate(
          .pointer(
            ClientMessage.Pointer(
              phase: .down, identifier: lastFinger, location: place, milliseconds: 0))))
    default:
      let size = CGSize(width: 200 + random.below(2000), height: 200 + random.below(1500))
      let ratios = [0.5, 1, 1.25, 2, 3]
      let covers: [UIEdgeInsets] = [
        .zero, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        UIEdgeInsets(top: 1000, left: 1000, bottom: 1000, right: 1000),
      ]
      let viewport = ClientMessage.Viewport(
        size: size, pixelRatio: ratios[random.below(ratios.count)],
        safeArea: covers[random.below(covers.count)])
      plan(nextIdea, .say(.resize(viewport)))
    }
  }

  // MARK: Places

  /// Returns a random point, sometimes in an element if there are any.
  private mutating func target(_ page: PageKnowledge) -> CGPoint {
    let targets = page.targets
    guard !targets.isEmpty, random.chance(0.85) else { return anywhere(page) }
    let frame = targets[random.below(targets.count)].element.frame
    return CGPoint(
      x: frame[0] + frame[2] * Double(random.uniform(0.1, 0.9)),
      y: frame[1] + frame[3] * Double(random.uniform(0.1, 0.9)))
  }

  private mutating func edgeOrAnywhere(_ page: PageKnowledge) -> CGPoint {
    var place = anywhere(page)
    switch random.below(5) {
    case 0: place.x = 2
    case 1: place.x = page.size.width - 2
    case 2: place.y = page.size.height - 2
    default: break
    }
    return place
  }

  /// Returns a point on the screen, or slightly outside it.
  private mutating func anywhere(_ page: PageKnowledge) -> CGPoint {
    CGPoint(
      x: page.size.width * Double(random.uniform(-0.05, 1.05)),
      y: page.size.height * Double(random.uniform(-0.05, 1.05)))
  }

  /// Rounds to quarters of a point, which the page protocol and a file represent exactly.
  private func quarter(_ place: CGPoint) -> CGPoint {
    func round(_ value: CGFloat) -> CGFloat {
      ((value * 4).rounded() / 4).clamped(to: -9999...9999)
    }
    return CGPoint(x: round(place.x), y: round(place.y))
  }

  // MARK: Plans

  private func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  private mutating func plan(_ time: Double, _ action: MonkeyStep.Action) {
    let step = MonkeyStep(time: milliseconds(time), action: action)
    let index = planned.firstIndex { $0.time > step.time } ?? planned.endIndex
    planned.insert(step, at: index)
  }
}
