import CombineForLinux
import Foundation
import ObjectiveCForLinux
import Testing

/// The parts of Apple's Combine that OpenCombine lacks.
struct CombineTests {
  @Test func mergingKeepsTheOrderOfEvents() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var seen: [Int] = []
    var isFinished = false
    let merged = subjects[0].merge(with: subjects[1], subjects[2])
      .sink { _ in
        isFinished = true
      } receiveValue: {
        seen.append($0)
      }
    for value in 0..<9 { subjects[value * 2 % 3].send(value) }
    #expect(seen == Array(0..<9))
    for subject in subjects {
      #expect(!isFinished)
      subject.send(completion: .finished)
    }
    #expect(isFinished)
    withExtendedLifetime(merged) {}
  }

  @Test func manyAreMerged() {
    let subjects = (0..<5).map { _ in PassthroughSubject<Int, Never>() }
    var seen: [Int] = []
    let merged = Publishers.MergeMany(subjects).sink { seen.append($0) }
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    #expect(seen == [0, 1, 2, 3, 4])
    withExtendedLifetime(merged) {}
  }

  @Test func theLatestAreCombined() {
    let names = CurrentValueSubject<String, Never>("eel")
    let counts = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let both = names.combineLatest(counts).map { "\($0) \($1)" }.sink { seen.append($0) }
    counts.send(1)
    names.send("ray")
    counts.send(2)
    #expect(seen == ["eel 1", "ray 1", "ray 2"])
    both.cancel()
    counts.send(3)
    #expect(seen.count == 3)
  }

  @Test func notificationsArePublished() {
    let center = NotificationCenter()
    let name = Notification.Name("tide")
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    center.publisher(for: name).compactMap { $0.userInfo?["height"] as? Int }
      .sink { seen.append($0) }.store(in: &kept)
    center.post(name: name, object: nil, userInfo: ["height": 3])
    center.post(name: Notification.Name("other"), object: nil)
    kept = []
    center.post(name: name, object: nil, userInfo: ["height": 4])
    #expect(seen == [3])
  }

  @Test func publishedPropertiesTell() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    var changes = 0
    var seen: [Int] = []
    let will = model.objectWillChange.sink { changes += 1 }
    let values = model.$count.dropFirst().sink { seen.append($0) }
    model.count = 1
    model.count = 2
    #expect(changes == 2)
    #expect(seen == [1, 2])
    withExtendedLifetime((will, values)) {}
  }

  @Test func valuesDecode() throws {
    struct Fish: Codable, Equatable { var name: String }
    var found: Fish?
    let decoded = Just(Data(#"{"name":"eel"}"#.utf8)).decode(
      type: Fish.self, decoder: JSONDecoder()
    )
    .sink { _ in
    } receiveValue: {
      found = $0
    }
    #expect(found == Fish(name: "eel"))
    withExtendedLifetime(decoded) {}
  }

  @Test func optionalsAndResultsPublish() {
    var seen: [Int] = []
    let some = Optional(3).publisher.sink { seen.append($0) }
    let none = Optional<Int>.none.publisher.sink { seen.append($0) }
    let result = Result<Int, Never>.success(5).publisher.sink { seen.append($0) }
    #expect(seen == [3, 5])
    withExtendedLifetime((some, none, result)) {}
  }

  /// Source: Apple, `Timer.publish(every:tolerance:on:in:options:)`: it "repeatedly emits the current date on the given
  /// interval"; OpenCombine's issue 196 observed on Apple's systems that nothing comes at once.
  @Test(arguments: [0.001, 3600]) func aTimerSendsAfterItsInterval(interval: Double) async {
    let count = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var count = 0
        let timer = Timer.publish(every: interval, on: .current, in: .default).autoconnect().sink {
          _ in
          count += 1
          CFRunLoopStop(CFRunLoopGetCurrent())
        }
        #expect(count == 0)
        // The loop ends by the time, or by the first date that is sent.
        _ = CFRunLoopRunInMode(.defaultMode, interval < 1 ? 60 : 0.02, false)
        timer.cancel()
        continuation.resume(returning: count)
      }
    }
    #expect(count == (interval < 1 ? 1 : 0))
  }

  @Test func queuesSchedule() async {
    let values = await withCheckedContinuation { continuation in
      var kept: AnyCancellable?
      kept = (1...3).publisher.receive(on: DispatchQueue(label: "tide")).collect().sink {
        continuation.resume(returning: $0)
        _ = kept
      }
    }
    #expect(values == [1, 2, 3])
  }
}
