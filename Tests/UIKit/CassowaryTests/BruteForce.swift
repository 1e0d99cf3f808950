@testable import Cassowary

/// A constraint as the oracle sees it: coefficients by variable.
struct Line {
  var coefficients: [Double]
  var constant: Double
  var relation: Relation

  func value(at point: [Double]) -> Double {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }
}

/// Returns the smallest errors of a system, level by level. The penalties are linear between the lines, so each
/// level's minimum is at a vertex, where as many lines meet as there are unknowns. Trying every vertex finds
/// it. The axes take part, for systems that leave a direction open.
///
/// - Returns: The errors by descending priority; `nil` if no point satisfies the required lines.
func bestErrors(_ lines: [Line], isNonnegative: [Bool], levels: [Priority]) -> [Double]? {
  let count = isNonnegative.count
  var planes = lines
  for axis in 0..<count {
    let unit = (0..<count).map { $0 == axis ? 1.0 : 0 }
    planes.append(
      Line(
        coefficients: unit, constant: 0,
        relation: isNonnegative[axis] ? .greaterThanOrEqual() : Relation(above: .none, below: .none)
      ))
  }
  var best: [Double]?
  func visit(_ start: Int, _ chosen: [Int]) {
    if chosen.count == count {
      guard let point = intersection(chosen.map { planes[$0] }),
        let errors = errors(of: planes, at: point, levels: levels)
      else { return }
      if best.map({ isBetter(errors, than: $0) }) ?? true { best = errors }
      return
    }
    for next in start..<planes.count { visit(next + 1, chosen + [next]) }
  }
  visit(0, [])
  return best
}

private func isBetter(_ a: [Double], than b: [Double]) -> Bool {
  for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
  return false
}

/// Returns the errors of a point on each level; `nil` if it violates a required line.
func errors(of lines: [Line], at point: [Double], levels: [Priority]) -> [Double]? {
  var sums = [Double](repeating: 0, count: levels.count)
  for line in lines {
    let value = line.value(at: point)
    guard abs(value) > 1e-6 else { continue }
    switch value > 0 ? line.relation.above : line.relation.below {
    case .none: break
    case .forbidden: return nil
    case .level(let priority): sums[levels.firstIndex(of: priority)!] += abs(value)
    }
  }
  return sums
}

/// Returns the point where the lines meet, by Gaussian elimination; `nil` if they don't meet in a single point.
private func intersection(_ lines: [Line]) -> [Double]? {
  var matrix = lines.map { $0.coefficients + [-$0.constant] }
  let count = matrix.count
  for column in 0..<count {
    guard
      let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
      abs(matrix[pivot][column]) > 1e-9
    else { return nil }
    matrix.swapAt(column, pivot)
    for row in 0..<count where row != column {
      let factor = matrix[row][column] / matrix[column][column]
      for k in column...count { matrix[row][k] -= factor * matrix[column][k] }
    }
  }
  return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
}
