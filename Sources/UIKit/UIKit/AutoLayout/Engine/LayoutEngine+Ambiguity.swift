import Cassowary
import CoreGraphics

/// Questions about the solution, for debugging.
extension LayoutEngine {
  /// The distance by which a frame is moved to find out whether it can move, in points.
  private static let step = 20.0

  func constraints(
    affecting slot: ItemSlot, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    let variables = slot.variables(along: axis)
    var result: [NSLayoutConstraint] = []
    for variable in variables {
      for row in solver.constraints(affecting: variable) {
        guard case .constraint(let constraint) = owners[row.index],
          !result.contains(where: { $0 === constraint })
        else { continue }
        result.append(constraint)
      }
    }
    return result
  }

  /// Returns solutions as good as the present one in which the item has another frame.
  func alternatives(to slot: ItemSlot) -> [Solver] {
    let variables = slot.variables(along: .horizontal) + slot.variables(along: .vertical)
    return variables.flatMap { variable in
      [Self.step, -Self.step].compactMap { solver.solution(moving: variable, by: $0) }
    }
  }
}

extension ItemSlot {
  fileprivate func variables(along axis: NSLayoutConstraint.Axis) -> [Variable] {
    axis == .horizontal
      ? [variables.minX, variables.width] : [variables.minY, variables.height]
  }
}
