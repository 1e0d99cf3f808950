import Micro

/// A place beside a cell at which a new one fits, for players who choose from a list instead of dragging.
@available(iOS 16, *)
struct FreePlace: Hashable, Sendable {
  /// The direction from its anchor, in steps of 45° from x (ahead) to y (right).
  enum Bearing: Int, CaseIterable, Hashable, Sendable {
    case ahead, aheadRight, right, behindRight, behind, behindLeft, left, aheadLeft

    /// The angle, in radians.
    var angle: Float { Float(rawValue) * .pi / 4 }
  }

  let bearing: Bearing
  let position: Vector
}

@available(iOS 16, *)
extension EditorDraft {
  /// Returns the places at which a new cell can be attached to another: for each bearing, the nearest place without a
  /// fault, except possibly the price. O(cells²).
  func freePlaces(
    for type: CellType, at anchor: GeneID, by link: LinkType
  ) -> [FreePlace] {
    guard let origin = genome.cell(anchor)?.position else { return [] }
    return FreePlace.Bearing.allCases.compactMap { bearing in
      for length in [1, 1.25, 1.5, 1.75, 2] as [Float] {
        let position = (origin + Vector(angle: bearing.angle) * length).snapped
        let operation = EditOperation.addCell(type, at: position, linkedTo: anchor, by: link)
        if case .body = reason(against: operation) { continue }
        return FreePlace(bearing: bearing, position: position)
      }
      return nil
    }
  }

  /// Returns the reason why an operation would be refused; `nil` if it wouldn't.
  func reason(against operation: EditOperation) -> EditorRefusal? {
    do throws(EditorRefusal) {
      _ = try outcome(of: operation)
      return nil
    } catch {
      return error
    }
  }
}
