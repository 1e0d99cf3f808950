/// The layers of a loop that must be checked in each frame. The set doesn't retain them.
final class LayerSet {
  private struct Member {
    weak var layer: CALayer?
  }

  private var members: [Member] = []

  func insert(_ layer: CALayer) {
    guard !members.contains(where: { $0.layer === layer }) else { return }
    members.append(Member(layer: layer))
  }

  func remove(_ layer: CALayer) {
    members.removeAll { $0.layer === layer || $0.layer == nil }
  }

  func contains(where isRight: (CALayer) -> Bool) -> Bool {
    members.contains { $0.layer.map(isRight) ?? false }
  }

  /// Calls `body` with the layers that `loop` shows, and removes the others.
  func forEach(in loop: RenderLoop, _ body: (CALayer) -> Void) {
    guard !members.isEmpty else { return }
    members.removeAll { $0.layer == nil || $0.layer?.loop !== loop }
    for member in members { if let layer = member.layer { body(layer) } }
  }
}
