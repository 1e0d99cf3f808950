// The functions for a rematch, `Rematch`. The module holds one at a time. The page writes the codes of both creatures
// into memory, one after the other.

nonisolated(unsafe) private var rematch: Rematch?
/// The codes of both creatures.
nonisolated(unsafe) private let text = UnsafeMutablePointer<UInt8>.allocate(
  capacity: 2 * GenomeCode.maximumLength)

/// Returns the address at which the page writes both codes.
@_expose(wasm, "rematch_text")
@_cdecl("rematch_text")
public func textOfRematch() -> UnsafeMutablePointer<UInt8> { text }

/// Returns the number of bytes of each code.
@_expose(wasm, "rematch_text_limit")
@_cdecl("rematch_text_limit")
public func limitOfText() -> UInt32 { UInt32(GenomeCode.maximumLength) }

/// Begins a rematch of the two creatures in memory.
///
/// - Parameters:
///   - creature: The length of the player's code, which comes first.
///   - killer: The length of the killer's code.
/// - Returns: 1, or 0 if one of the codes is wrong or a body isn't viable.
@_expose(wasm, "rematch_create")
@_cdecl("rematch_create")
public func createRematch(
  creature: UInt32, killer: UInt32, seedLow: UInt32, seedHigh: UInt32
) -> UInt32 {
  rematch = nil
  let lengths = [Int(creature), Int(killer)]
  guard lengths[0] <= GenomeCode.maximumLength, lengths[1] <= GenomeCode.maximumLength else {
    return 0
  }
  func code(from start: Int, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text + start, count: count), as: UTF8.self)
  }
  guard let mine = try? GenomeCode.parse(code(from: 0, lengths[0])),
    let its = try? GenomeCode.parse(code(from: lengths[0], lengths[1]))
  else { return 0 }
  rematch = try? Rematch(
    creature: mine, killer: its, seed: UInt64(seedHigh) << 32 | UInt64(seedLow))
  return rematch == nil ? 0 : 1
}

/// Advances the rematch by 1/60 s.
///
/// - Parameters:
///   - x: The place to which the player points, in cell lengths of the dish.
///   - y: The same.
///   - isHeld: 1 if the player points, 0 if not.
///   - triggers: The organs that are triggered, as in `PlayerInput.Triggers`.
@_expose(wasm, "rematch_step")
@_cdecl("rematch_step")
public func stepRematch(x: Float, y: Float, isHeld: UInt32, triggers: UInt32) {
  guard let pose = rematch?.run.creature?.pose else {
    rematch?.step(PlayerInput())
    return
  }
  var input = PlayerInput()
  let way = Vector(x: x, y: y) - pose.center
  if isHeld != 0, way.length > nearest {
    input = PlayerInput(
      Steering(along: way, heading: pose.heading, push: min(way.length / farthest, 1)))
  }
  input.triggers = PlayerInput.Triggers(rawValue: UInt8(truncatingIfNeeded: triggers))
  rematch?.step(input)
}

/// The distance below which the creature stays, and the one from which it uses full strength, in cell lengths.
private let nearest: Float = 0.8
private let farthest: Float = 4

/// Returns the raw value of the outcome; 0 while it is undecided.
@_expose(wasm, "rematch_outcome")
@_cdecl("rematch_outcome")
public func outcomeOfRematch() -> UInt32 { UInt32(rematch?.outcome?.rawValue ?? 0) }

/// Returns the remaining time, in seconds.
@_expose(wasm, "rematch_rest")
@_cdecl("rematch_rest")
public func restOfRematch() -> Double {
  let steps = min(rematch?.run.score.steps ?? 0, Rematch.duration)
  return Double(Rematch.duration - steps) / 60
}

/// Returns the lower half of the state's hash.
@_expose(wasm, "rematch_hash_low")
@_cdecl("rematch_hash_low")
public func hashOfRematchLow() -> UInt32 { UInt32(truncatingIfNeeded: rematch?.hash() ?? 0) }

/// Returns the upper half of the state's hash.
@_expose(wasm, "rematch_hash_high")
@_cdecl("rematch_hash_high")
public func hashOfRematchHigh() -> UInt32 {
  UInt32(truncatingIfNeeded: (rematch?.hash() ?? 0) >> 32)
}

/// Returns the radius of its dish, in cell lengths.
@_expose(wasm, "rematch_radius")
@_cdecl("rematch_radius")
public func radiusOfRematch() -> Float { rematch?.run.settings.arena.world.radius ?? 0 }

/// Draws its dish as `dish_draw` does.
@_expose(wasm, "rematch_draw")
@_cdecl("rematch_draw")
public func drawRematch() -> UnsafeMutablePointer<Float> {
  if let world = rematch?.run.arena.world { picture.draw(world) }
  return picture.cells.start
}

/// Returns a value of a creature: x, y, the radius, and the health of the nucleus, 0 … 1.
///
/// - Parameters:
///   - isKiller: 1 for the killer, 0 for the player's creature.
///   - field: The number of the value, 0 … 3.
/// - Returns: The value, or −1 if the creature is gone.
@_expose(wasm, "rematch_creature")
@_cdecl("rematch_creature")
public func creatureOfRematch(isKiller: UInt32, field: UInt32) -> Float {
  guard let run = rematch?.run,
    let creature = isKiller != 0 ? rematch?.killer : run.creature
  else { return -1 }
  switch field {
  case 0: return creature.pose.center.x
  case 1: return creature.pose.center.y
  case 2: return creature.pose.radius
  default:
    guard let index = run.arena.world.index(of: creature.id) else { return -1 }
    return run.arena.world.nucleusHealth(of: index)
  }
}
