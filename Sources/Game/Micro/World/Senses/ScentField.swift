/// The concentration of a scent everywhere in the dish. It spreads and fades:
///
///     ∂c/∂t = D ∇²c − δ c + sources
///
/// An explicit five-point scheme on square tiles solves this equation. From a point source, scent falls off over the
/// length √(D/δ) ≈ 6 cell lengths, so a nose smells farther than an eye sees.
public struct ScentField: Hashable, Sendable {
  /// The side of a tile, in cell lengths.
  static let tile: Float = 2
  /// The diffusion constant D, in square cell lengths per second.
  static let diffusion: Float = 4
  /// The decay constant δ, per second.
  static let fading: Float = 0.1
  /// The value below which a concentration becomes 0: subnormal numbers would slow the field down.
  static let faintest: Float = 1e-20
  /// The number of steps of the world in one step of the field: D·Δt/tile² = 0.13, well below the ¼ at which the scheme
  /// becomes unstable.
  static let interval: UInt64 = 8
  /// The number of rows that a thread takes at a time.
  private static let rowsAtATime = 16

  /// The number of tiles along a side, including two rows of empty border.
  let side: Int
  let origin: Float
  /// The concentrations, row by row.
  public private(set) var values: [Float]
  private var next: [Float]

  init(radius: Float) {
    side = Self.side(radius: radius)
    origin = -Float(side) * Self.tile / 2
    values = [Float](repeating: 0, count: side * side)
    next = values
  }

  /// Creates a field with given concentrations. Returns `nil` if their number doesn't match the dish's tiles, or one is
  /// invalid.
  init?(radius: Float, values: [Float]) {
    side = Self.side(radius: radius)
    origin = -Float(side) * Self.tile / 2
    guard values.count == side * side, values.allSatisfy({ $0 >= 0 && $0 < .infinity }) else {
      return nil
    }
    self.values = values
    next = values
  }

  private static func side(radius: Float) -> Int {
    Int((2 * radius / tile).rounded(.up)) + 4
  }

  /// Releases `amount` of scent at a place, spread over the nearest four tiles.
  mutating func release(_ amount: Float, at place: Vector) {
    let (index, fx, fy) = self.place(place)
    values[index] += amount * (1 - fx) * (1 - fy)
    values[index + 1] += amount * fx * (1 - fy)
    values[index + side] += amount * (1 - fx) * fy
    values[index + side + 1] += amount * fx * fy
  }

  /// Returns the concentration at a place, interpolated between the nearest four tiles.
  func concentration(at place: Vector) -> Float {
    let (index, fx, fy) = self.place(place)
    let near = values[index] * (1 - fx) + values[index + 1] * fx
    let far = values[index + side] * (1 - fx) + values[index + side + 1] * fx
    return near * (1 - fy) + far * fy
  }

  /// Advances the field by `interval` steps of the world.
  ///
  /// - Complexity: O(tiles).
  mutating func spread(_ threads: Threads = .one) {
    let time = Float(Self.interval) / 60
    let share = Self.diffusion * time / (Self.tile * Self.tile)
    let rest = (1 - 4 * share) * (1 - Self.fading * time)
    let side = self.side
    values.withUnsafeBufferPointer { values in
      next.withUnsafeMutableBufferPointer { next in
        threads.blocks(of: Self.rowsAtATime, below: side - 2) { rows in
          for row in rows.lowerBound + 1..<rows.upperBound + 1 {
            for tile in (row * side + 1)..<(row * side + side - 1) {
              let around =
                values[tile - 1] + values[tile + 1] + values[tile - side] + values[tile + side]
              let value = rest * values[tile] + share * around
              next[tile] = value < Self.faintest ? 0 : value
            }
          }
        }
      }
    }
    swap(&values, &next)
  }

  /// Returns the tile to the left of and above a place, and the fraction of the way to the next, 0 … 1. Places outside
  /// count as on the border.
  private func place(_ place: Vector) -> (index: Int, x: Float, y: Float) {
    let last = Float(side - 2)
    let x = min(max((place.x - origin) / Self.tile - 0.5, 0), last)
    let y = min(max((place.y - origin) / Self.tile - 0.5, 0), last)
    let column = min(Int(x), side - 2)
    let row = min(Int(y), side - 2)
    return (row * side + column, x - Float(column), y - Float(row))
  }
}
