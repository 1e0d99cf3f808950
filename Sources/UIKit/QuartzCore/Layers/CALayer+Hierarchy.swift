extension CALayer {
  /// The model layer's serial number, which a layer and its presentation layer share.
  var modelSerial: UInt32 { modelStorage?.serial ?? serial }

  var sublayerList: [CALayer]? {
    if let modelStorage {
      let list = modelStorage.sublayerStorage.compactMap { $0.presentation() }
      return list.isEmpty ? nil : list
    }
    return sublayerStorage.isEmpty ? nil : sublayerStorage
  }

  /// Inserts `layer` at `index` of the list without `layer` in its old place.
  func insert(_ layer: CALayer, at index: Int) {
    checkInsertion(of: layer)
    let wasShown = layer.loop != nil
    var index = index
    if layer.superlayerStorage === self,
      let old = sublayerStorage.firstIndex(where: { $0 === layer })
    {
      if old == index || (old == sublayerStorage.count - 1 && index > old) { return }
      sublayerStorage.remove(at: old)
      index = min(index, sublayerStorage.count)
    } else {
      layer.leaveParent()
      index = min(index, sublayerStorage.count)
    }
    sublayerStorage.insert(layer, at: index)
    layer.superlayerStorage = self
    layer.markNeedsLayout()
    sublayersDidChange()
    layer.raisePending()
    invalidateNode()
    if !wasShown && loop != nil { layer.runOrderAction(kCAOnOrderIn) }
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, sibling.superlayerStorage === self else {
      insert(layer, at: above ? sublayerStorage.count : 0)
      return
    }
    let others = sublayerStorage.filter { $0 !== layer }
    guard let place = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(layer, at: above ? place + 1 : place)
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    precondition(
      oldLayer.superlayerStorage === self && maskStorage !== oldLayer,
      "CALayer.replaceSublayer: the layer is not a sublayer of this one")
    insert(newLayer, beside: oldLayer, above: false)
    oldLayer.detach()
  }

  func setSublayers(_ list: [CALayer]) {
    let kept = Set(list.map(ObjectIdentifier.init))
    precondition(
      kept.count == list.count, "CALayer.sublayers: a layer is in the list twice")
    for layer in sublayerStorage where !kept.contains(ObjectIdentifier(layer)) { layer.detach() }
    for (index, layer) in list.enumerated() { insert(layer, at: index) }
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== maskStorage else { return }
    if let mask { checkInsertion(of: mask) }
    maskStorage?.detach()
    guard let mask else { return }
    mask.leaveParent()
    maskStorage = mask
    mask.superlayerStorage = self
    mask.markNeedsLayout()
    mask.raisePending()
    invalidateNode()
  }

  func detach() {
    guard superlayerStorage != nil else { return }
    if let loop {
      runOrderAction(kCAOnOrderOut)
      loop.treeChanged()
    }
    leaveParent()
  }

  private func leaveParent() {
    guard let parent = superlayerStorage else { return }
    superlayerStorage = nil
    parent.invalidateNode()
    if parent.maskStorage === self {
      parent.maskStorage = nil
      return
    }
    if let index = parent.sublayerStorage.firstIndex(where: { $0 === self }) {
      parent.sublayerStorage.remove(at: index)
    }
    parent.sublayersDidChange()
  }

  private func checkInsertion(of layer: CALayer) {
    precondition(modelStorage == nil, "CALayer: a presentation layer's tree cannot be changed")
    var ancestor: CALayer? = self
    while let current = ancestor {
      precondition(
        current !== layer, "CALayer: a layer cannot be put into itself or its own sublayers")
      ancestor = current.superlayerStorage
    }
  }

  /// The loop that shows this layer's tree.
  package var loop: RenderLoop? {
    var layer = self
    while let parent = layer.superlayerStorage { layer = parent }
    return layer.rootLoop
  }

  private func runOrderAction(_ event: String) {
    guard !CATransaction.disableActions(), let action = action(forKey: event) else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }
}
