/// A part of the plane around a field's position.
package indirect enum FieldRegion: Equatable, Sendable {
  case infinite
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case union(FieldRegion, FieldRegion)
  case intersection(FieldRegion, FieldRegion)
  case difference(FieldRegion, FieldRegion)
  case inverse(FieldRegion)

  /// Whether `offset` from the field's position is inside the region or on its border.
  package func contains(_ offset: PlaneVector) -> Bool {
    switch self {
    case .infinite: true
    case .circle(let radius): offset.squaredLength <= radius * radius
    case .rectangle(let width, let height):
      abs(offset.x) <= width / 2 && abs(offset.y) <= height / 2
    case .union(let a, let b): a.contains(offset) || b.contains(offset)
    case .intersection(let a, let b): a.contains(offset) && b.contains(offset)
    case .difference(let a, let b): a.contains(offset) && !b.contains(offset)
    case .inverse(let a): !a.contains(offset)
    }
  }
}
