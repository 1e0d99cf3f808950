import Foundation
import FoundationForLinux
import OozeKernel
import Testing

/// Apple, `NSPointerArray`.
@Suite struct PointerArrayTests {
  private func pointer(_ object: NSObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test(arguments: [true, false]) func objectsThatGo(isWeak: Bool) {
    let array = isWeak ? NSPointerArray.weakObjects() : NSPointerArray.strongObjects()
    let kept = NSObject()
    array.addPointer(pointer(kept))
    do {
      let going = NSObject()
      array.addPointer(pointer(going))
      array.addPointer(nil)
      #expect(array.pointer(at: 1) == pointer(going))
      #expect(array.pointer(at: 2) == nil)
    }
    #expect(array.count == 3)
    #expect((array.pointer(at: 1) == nil) == isWeak)
    #expect(array.allObjects.count == (isWeak ? 1 : 2))
    array.compact()
    #expect(array.count == (isWeak ? 1 : 2))
    #expect(array.pointer(at: 0) == pointer(kept))
  }

  /// Makes random changes, compared with a Swift array.
  @Test(arguments: [1, 7, 40] as [UInt64]) func changes(seed: UInt64) {
    let objects = (0..<5).map { _ in NSObject() }
    let array = NSPointerArray.strongObjects()
    var model: [NSObject?] = []
    var random = SplitMix64(seed: seed)
    func next(_ bound: Int) -> Int { random.below(bound) }
    for _ in 0..<300 {
      let object = [objects[next(5)], nil][next(2)]
      switch next(5) {
      case 0:
        array.addPointer(object.map(pointer))
        model.append(object)
      case 1:
        let place = next(model.count + 1)
        array.insertPointer(object.map(pointer), at: place)
        model.insert(object, at: place)
      case 2 where !model.isEmpty:
        let place = next(model.count)
        array.replacePointer(at: place, withPointer: object.map(pointer))
        model[place] = object
      case 3 where !model.isEmpty:
        let place = next(model.count)
        array.removePointer(at: place)
        model.remove(at: place)
      default:
        let count = next(12)
        array.count = count
        model = Array(model.prefix(count))
        model += Array(repeating: nil, count: max(0, count - model.count))
      }
      #expect(array.count == model.count)
      #expect((0..<model.count).map { array.pointer(at: $0) } == model.map { $0.map(pointer) })
    }
  }
}
