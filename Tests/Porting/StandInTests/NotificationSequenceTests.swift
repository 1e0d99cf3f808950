import Foundation
import FoundationForLinux
import Testing

/// Source: Apple, `NotificationCenter.notifications(named:object:)`: an asynchronous sequence of the
/// notifications that the center produces.
@Suite struct NotificationSequenceTests {
  private static let name = Notification.Name("NotificationSequenceTests")

  @Test(arguments: [0, 1, 5, 300], [false, true])
  func comesInOrder(count: Int, ofOne: Bool) async {
    let center = NotificationCenter()
    let (own, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: Self.name, object: ofOne ? own : nil)
      .makeAsyncIterator()
    for number in 0..<count {
      center.post(name: Self.name, object: own, userInfo: ["number": number])
      center.post(name: Self.name, object: other, userInfo: ["number": -number])
      center.post(name: Notification.Name("another"), object: own)
    }
    var heard: [Int] = []
    for _ in 0..<(ofOne ? count : 2 * count) {
      guard let number = await iterator.next()?.userInfo?["number"] as? Int else { break }
      heard.append(number)
    }
    #expect(heard == (0..<count).flatMap { ofOne ? [$0] : [$0, -$0] })
  }

  @Test func observingEndsWithTheIteration() async {
    let center = NotificationCenter()
    final class Payload {
      let gone: @Sendable () -> Void
      init(_ gone: @escaping @Sendable () -> Void) { self.gone = gone }
      deinit { gone() }
    }
    let counter = Counter()
    do {
      var iterator = center.notifications(named: Self.name).makeAsyncIterator()
      center.post(name: Self.name, object: Payload { counter.add() })
      _ = await iterator.next()
    }
    center.post(name: Self.name, object: Payload { counter.add() })
    // Notifications posted after the end aren't retained.
    #expect(counter.value == 2)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func add() { lock.withLock { count += 1 } }
    var value: Int { lock.withLock { count } }
  }
}
