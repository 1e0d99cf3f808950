import Synchronization

/// The parts of a layer that have to be made again. The `subtree` flags and `node` are raised up the
/// tree, so that a clean layer has only clean layers below it.
struct LayerDirtiness: OptionSet {
  var rawValue: UInt8

  static let layout = Self(rawValue: 1)
  static let subtreeLayout = Self(rawValue: 2)
  static let display = Self(rawValue: 4)
  static let subtreeDisplay = Self(rawValue: 8)
  /// The layer's node does not show its values or its subtree's any more.
  static let node = Self(rawValue: 16)

  static let anyLayout: Self = [.layout, .subtreeLayout]
  static let anyDisplay: Self = [.display, .subtreeDisplay]
}

extension CALayer {
  private static let serials = Atomic<UInt32>(0)

  static func nextSerial() -> UInt32 {
    let serial = serials.wrappingAdd(1, ordering: .relaxed).newValue
    precondition(serial != 0, "CALayer: more than 2³² layers were made")
    return serial
  }

  /// Raises `flag` here and on every superlayer up to the first that has it.
  func raise(_ flag: LayerDirtiness) {
    var layer = self
    while !layer.dirty.contains(flag) {
      layer.dirty.insert(flag)
      guard let parent = layer.superlayerStorage else {
        layer.rootLoop?.wake()
        return
      }
      layer = parent
    }
  }

  func invalidateNode() { raise(.node) }

  func markNeedsLayout() {
    guard modelStorage == nil, !dirty.contains(.layout) else { return }
    dirty.insert(.layout)
    raise(.subtreeLayout)
  }

  func markNeedsDisplay() {
    guard modelStorage == nil, !dirty.contains(.display) else { return }
    dirty.insert(.display)
    raise(.subtreeDisplay)
  }

  /// Tells the superlayers what a newly added subtree has pending.
  func raisePending() {
    guard let parent = superlayerStorage else { return }
    if !dirty.isDisjoint(with: .anyLayout) { parent.raise(.subtreeLayout) }
    if !dirty.isDisjoint(with: .anyDisplay) { parent.raise(.subtreeDisplay) }
    parent.raise(.node)
  }
}
