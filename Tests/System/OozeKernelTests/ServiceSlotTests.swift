import OozeKernel
import Testing

@Suite struct ServiceSlotTests {
  @Test func anEmptySlotReportsItselfAndAFullOneReturnsItsService() {
    let slot = ServiceSlot<Int>(of: "Kernel", ifEmpty: "there is no number")
    #expect(slot.registeredService == nil)
    #expect(slot.service() == nil)
    slot.register(7)
    #expect(slot.service() == 7)
    #expect(slot.registeredService == 7)
  }

  @Test func theReportOfAnEmptySlotComesOnce() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let slot = ServiceSlot<Int>(of: "Kernel", ifEmpty: "there is no number")
      _ = slot.registeredService
      _ = slot.service()
      _ = slot.service()
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("number") }
    #expect(lines == ["Kernel: there is no number"])
  }

  @Test func aSlotTakesOneService() async {
    await #expect(processExitsWith: .failure) {
      let slot = ServiceSlot<Int>(of: "Kernel", ifEmpty: "there is no number")
      slot.register(1)
      slot.register(2)
    }
  }
}
