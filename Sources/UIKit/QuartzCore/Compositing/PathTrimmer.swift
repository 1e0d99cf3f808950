import CCairo

/// Trims a path to the part between two positions along its length.
enum PathTrimmer {
  /// Replaces `cairo`'s path by its part from `start` to `end`, both 0…1 of the total length. Curves become the
  /// lines with which Cairo would draw them.
  static func trim(_ cairo: OpaquePointer, from start: Double, to end: Double) {
    let pieces = polylines(of: cairo)
    let total = pieces.reduce(0) { $0 + length($1) }
    cairo_new_path(cairo)
    let (from, to) = (start * total, end * total)
    var passed = 0.0
    for piece in pieces {
      for (a, b) in zip(piece, piece.dropFirst()) {
        let step = distance(a, b)
        let (low, high) = (max(from, passed), min(to, passed + step))
        if low < high {
          let (p, q) = (point(a, b, (low - passed) / step), point(a, b, (high - passed) / step))
          if cairo_has_current_point(cairo) == 0 || low != passed || a == piece[0] {
            cairo_move_to(cairo, p.x, p.y)
          }
          cairo_line_to(cairo, q.x, q.y)
        }
        passed += step
      }
    }
  }

  /// Returns the current path as lines, one list for each subpath.
  static func polylines(of cairo: OpaquePointer) -> [[SIMD2<Double>]] {
    guard let path = cairo_copy_path_flat(cairo) else { return [] }
    defer { cairo_path_destroy(path) }
    var result: [[SIMD2<Double>]] = []
    var index = 0
    let count = Int(path.pointee.num_data)
    while index < count, let data = path.pointee.data {
      let header = data[index].header
      let place = index + 1 < count ? data[index + 1].point : .init(x: 0, y: 0)
      switch header.type {
      case CAIRO_PATH_MOVE_TO: result.append([SIMD2(place.x, place.y)])
      case CAIRO_PATH_LINE_TO: result[result.count - 1].append(SIMD2(place.x, place.y))
      case CAIRO_PATH_CLOSE_PATH:
        if let first = result.last?.first { result[result.count - 1].append(first) }
      default: break
      }
      index += Int(header.length)
    }
    return result
  }

  private static func length(_ line: [SIMD2<Double>]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = b - a
    return (d * d).sum().squareRoot()
  }

  private static func point(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ f: Double
  ) -> SIMD2<Double> { a + (b - a) * f }
}
