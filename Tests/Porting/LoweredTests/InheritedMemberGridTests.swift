import Lowered
import Testing

@testable import Lowering

/// Every optional requirement of UIKit's and Core Animation's protocols, implemented in a subclass of the class that
/// conforms.
///
/// Source: as for ``InheritedMemberTests``. `DelegateProtocolTests` compares the protocols with UIKit's.
@MainActor struct InheritedMemberGridTests {
  @Test func everyOptionalMemberOfASubclassIsCalled() {
    let called = EveryProtocol.callAll()
    let delegates = DelegateProtocols.all
    // The audio player's protocol belongs to another module.
    for name in delegates.names.subtracting(["AVAudioPlayerDelegate"]).sorted() {
      var names = delegates.members(of: name).filter(\.isOptional).map(\.name)
      if name == "UIApplicationDelegate" || name == "UIWindowSceneDelegate" {
        names.append("window")
      }
      if name == "UIApplicationDelegate" {
        names += delegates.members(of: "_ApplicationLaunching").map(\.name)
      }
      guard !names.isEmpty, !name.hasPrefix("_") else { continue }
      #expect(called[name]?.sorted() == names.sorted(), "\(name)")
    }
    #expect(called.values.reduce(0) { $0 + $1.count } > 350)
  }
}
