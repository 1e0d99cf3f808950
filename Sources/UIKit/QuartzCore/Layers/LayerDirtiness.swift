import Synchronization

/// The parts of a layer that must be updated. The `subtree` flags and `node` are passed up the tree, so that a
/// clean layer only has clean layers below it.
struct LayerDirtiness: OptionSet {
  var rawValue: UInt8

  static let layout = Self(rawValue: 1)
  static let subtreeLayout = Self(rawValue: 2)
  static let display = Self(rawValue: 4)
  static let subtreeDisplay = Self(rawValue: 8)
  /// The layer's node doesn't show the current values of the layer or its subtree.
  static let node = Self(rawValue: 16)
  /// Layout is due only because constraints must be solved, which may change nothing.
  static let solution = Self(rawValue: 32)
  /// The layer is being laid out.
  static let layingOut = Self(rawValue: 64)

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

  /// Sets `flag` here and on every superlayer up to the first one that already has it.
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

  /// Requests a layout after a sublayer came or went, except in this layer's own layout. An app that adds views in
  /// `viewDidLayoutSubviews()` would be asked again without an end.
  func sublayersDidChange() {
    if !dirty.contains(.layingOut) { markNeedsLayout() }
  }

  func markNeedsLayout() {
    dirty.remove(.solution)
    guard modelStorage == nil, !dirty.contains(.layout) else { return }
    dirty.insert(.layout)
    raise(.subtreeLayout)
  }

  /// Requests layout for a solution of constraints, unless layout is due anyway.
  package func setNeedsSolution() {
    guard !dirty.contains(.layout) else { return }
    markNeedsLayout()
    dirty.insert(.solution)
  }

  /// Returns whether the present layout was requested only for a solution. The next one isn't.
  package func takeNeedsSolution() -> Bool { dirty.remove(.solution) != nil }

  /// Returns whether layout is due, which the caller performs.
  package func takeNeedsLayout() -> Bool { dirty.remove(.layout) != nil }

  func markNeedsDisplay() {
    guard modelStorage == nil, !dirty.contains(.display) else { return }
    dirty.insert(.display)
    raise(.subtreeDisplay)
  }

  /// Passes the pending flags of a newly added subtree to the superlayers.
  func raisePending() {
    guard let parent = superlayerStorage else { return }
    if !dirty.isDisjoint(with: .anyLayout) { parent.raise(.subtreeLayout) }
    if !dirty.isDisjoint(with: .anyDisplay) { parent.raise(.subtreeDisplay) }
    parent.raise(.node)
  }
}
