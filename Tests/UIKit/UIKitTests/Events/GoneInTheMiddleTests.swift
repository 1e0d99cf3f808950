import Stage
import Testing

/// Tests of objects that disappear while fingers and keys act on them. Nothing traps, and nothing
/// is left over.
@MainActor @Suite struct GoneInTheMiddleTests {
  /// The input that acts on the object.
  enum Hand: CaseIterable { case finger, twoFingers, fingerAndKey }

  /// The finger's action before the object disappears. Menus appear after half a second.
  enum Stroke: CaseIterable { case pressed, dragged, held }

  @Test(arguments: GoneSubject.allCases)
  func leavesNothingBehind(subject: GoneSubject) {
    for going in GoneSubject.Going.allCases {
      for hand in Hand.allCases {
        for stroke in Stroke.allCases { check(subject, going, hand, stroke) }
      }
    }
  }

  private func check(
    _ subject: GoneSubject, _ going: GoneSubject.Going, _ hand: Hand, _ stroke: Stroke
  ) {
    let name = Comment(rawValue: "\(subject) goes by \(going), \(hand) \(stroke)")
    let stage = Stage()
    let shown = subject.show(on: stage)
    let places = hand == .twoFingers ? subject.places : [subject.places[0]]
    for (finger, place) in places.enumerated() { stage.touchDown(at: place, finger: finger) }
    let key = UIKey(
      characters: "a", charactersIgnoringModifiers: "a", keyCode: .keyboardA, modifierFlags: [])
    if hand == .fingerAndKey { stage.press(key) }
    var way: CGFloat = 0
    func move(by distance: CGFloat) {
      way += distance
      for (finger, place) in places.enumerated() {
        stage.touchMove(to: CGPoint(x: place.x + way / 4, y: place.y + way), finger: finger)
      }
    }
    switch stroke {
    case .pressed: stage.advance(by: 0.05)
    case .held: stage.advance(by: 0.8)
    case .dragged:
      for _ in 0..<6 {
        move(by: 8)
        stage.advance(by: 0.02)
      }
    }
    #expect(stage.brokenInputInvariants == [], name)
    subject.go(going, shown, on: stage)
    #expect(stage.brokenInputInvariants == [], name)
    if hand == .fingerAndKey { stage.press(key) }
    for _ in 0..<6 {
      stage.advance(by: 0.1)
      move(by: 5)
      #expect(stage.brokenInputInvariants == [], name)
    }
    for finger in places.indices { stage.touchUp(finger: finger) }
    if hand == .fingerAndKey { stage.release(.keyboardA) }
    stage.advance(by: 1)
    #expect(stage.brokenInputInvariants == [], name)
    let busy = stage.application.allWindows.filter { !$0.gestures.isIdle }
    #expect(busy.isEmpty, name)
    #expect(!stage.application.touchStream.isTouched, name)
    // Views that are shown now receive touches as usual.
    stage.window?.isHidden = false
    for place in subject.places { stage.tap(at: place) }
    stage.advance(by: 1)
    #expect(stage.brokenInputInvariants == [], name)
  }
}
