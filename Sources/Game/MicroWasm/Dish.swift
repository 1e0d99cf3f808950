// The functions that the WebAssembly module exports. It holds one dish at a time; arguments and results are numbers.
// They are compiled together with Micro's own sources, as one module of Embedded Swift.

/// The dish; WebAssembly runs it on one thread.
nonisolated(unsafe) private var dish: Arena?

/// Replaces the current dish by a new one with `population` seed creatures, under version 2 of the rules.
@_expose(wasm, "dish_create")
@_cdecl("dish_create")
public func createDish(population: UInt32, seed: UInt32) {
  let population = Int(max(population, 1))
  var world = WorldSettings(population: population)
  world.rules = .second
  dish = Arena(
    settings: ArenaSettings(world: world, population: population), founders: SeedCreatures.all,
    seed: UInt64(seed))
}

/// Replaces the current dish by a new one for breeding under version 3 of the rules, with `population` creatures that
/// chase what they see. `habitat` is the number of a kind of dish; an unknown one means the shallows.
@_expose(wasm, "dish_breed")
@_cdecl("dish_breed")
public func breedDish(population: UInt32, seed: UInt32, habitat: UInt32) {
  dish = Arena(
    settings: .breeding(
      Int(max(population, 1)), rules: .third,
      habitat: UInt8(exactly: habitat).flatMap { Habitat(rawValue: $0) } ?? .shallows),
    founders: SeedCreatures.chasers, seed: UInt64(seed))
}

/// Advances the dish by `count` steps of 1/60 s.
@_expose(wasm, "dish_step")
@_cdecl("dish_step")
public func stepDish(count: UInt32) {
  for _ in 0..<count { dish?.step() }
}

/// Returns the lower half of the state's hash.
@_expose(wasm, "dish_hash_low")
@_cdecl("dish_hash_low")
public func hashOfDishLow() -> UInt32 { UInt32(truncatingIfNeeded: dish?.world.hash() ?? 0) }

/// Returns the upper half of the state's hash.
@_expose(wasm, "dish_hash_high")
@_cdecl("dish_hash_high")
public func hashOfDishHigh() -> UInt32 {
  UInt32(truncatingIfNeeded: (dish?.world.hash() ?? 0) >> 32)
}

/// Returns the simulated time, in seconds.
@_expose(wasm, "dish_time")
@_cdecl("dish_time")
public func timeOfDish() -> Double { dish?.world.time ?? 0 }

/// Returns the radius of the dish, in cell lengths.
@_expose(wasm, "dish_radius")
@_cdecl("dish_radius")
public func radiusOfDish() -> Float { dish?.settings.world.radius ?? 0 }

/// Returns the number of living creatures.
@_expose(wasm, "dish_creatures")
@_cdecl("dish_creatures")
public func creaturesInDish() -> UInt32 { UInt32(dish?.world.livingCount ?? 0) }

/// Returns the number of births since the dish was made.
@_expose(wasm, "dish_births")
@_cdecl("dish_births")
public func birthsInDish() -> UInt32 { UInt32(dish?.counts.births ?? 0) }

/// Returns the number of creatures that another creature ate.
@_expose(wasm, "dish_consumed")
@_cdecl("dish_consumed")
public func consumedInDish() -> UInt32 { UInt32(dish?.counts.consumed ?? 0) }

/// Returns the highest number of births between a living creature and its founder.
@_expose(wasm, "dish_generation")
@_cdecl("dish_generation")
public func generationInDish() -> UInt32 {
  var highest = 0
  guard let dish else { return 0 }
  for creature in dish.world.living {
    highest = max(highest, creature.lineage.generation)
  }
  return UInt32(highest)
}

/// The picture that `dish_draw` filled last.
nonisolated(unsafe) var picture = DishPicture()

/// Draws the dish into memory and returns the address of its cells, `DishPicture.numbersPerCell` numbers each. The
/// address is valid until the next call.
@_expose(wasm, "dish_draw")
@_cdecl("dish_draw")
public func drawDish() -> UnsafeMutablePointer<Float> {
  if let world = dish?.world { picture.draw(world) }
  return picture.cells.start
}

@_expose(wasm, "dish_cell_count")
@_cdecl("dish_cell_count")
public func drawnCells() -> UInt32 { UInt32(picture.cells.count / DishPicture.numbersPerCell) }

/// Returns the address of the links that `dish_draw` drew, `DishPicture.numbersPerLink` numbers each.
@_expose(wasm, "dish_links")
@_cdecl("dish_links")
public func linksOfDish() -> UnsafeMutablePointer<Float> { picture.links.start }

@_expose(wasm, "dish_link_count")
@_cdecl("dish_link_count")
public func drawnLinks() -> UInt32 { UInt32(picture.links.count / DishPicture.numbersPerLink) }
