/// The shape of a `CAEmitterLayer`'s source, and its mode of emission.
struct EmitterProperties: Sendable, Equatable {
  var cells: [EmitterCellProperties] = []
  var birthRate: CGFloat = 1
  var lifetime: CGFloat = 1
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var velocity: CGFloat = 1
  var scale: CGFloat = 1
  var spin: CGFloat = 1
  var seed: UInt32 = 0
}

/// The settings of a `CAEmitterCell`. Angles are in radians, lengths in points, and times in seconds. A range
/// is the largest difference from the mean in both directions, except for `emissionRange`, which is the whole
/// angle of the cone.
struct EmitterCellProperties: Sendable, Equatable {
  var name: String?
  var isEnabled = true
  var contents: ContentsIdentity?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var cells: [EmitterCellProperties] = []
  var timing = MediaTiming(duration: .infinity)

  var birthRate: CGFloat = 0
  var lifetime: CGFloat = 0
  var lifetimeRange: CGFloat = 0
  var emissionLatitude: CGFloat = 0
  var emissionLongitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var xAcceleration: CGFloat = 0
  var yAcceleration: CGFloat = 0
  var zAcceleration: CGFloat = 0
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var color: RGBA? = .white
  var redRange: CGFloat = 0
  var greenRange: CGFloat = 0
  var blueRange: CGFloat = 0
  var alphaRange: CGFloat = 0
  var redSpeed: CGFloat = 0
  var greenSpeed: CGFloat = 0
  var blueSpeed: CGFloat = 0
  var alphaSpeed: CGFloat = 0

  typealias NumberPath = WritableKeyPath<EmitterCellProperties, CGFloat> & Sendable

  /// The numeric properties by key.
  static let numbers: [String: NumberPath] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange,
    "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
    "alphaSpeed": \.alphaSpeed,
  ]

  /// Returns the longest possible lifetime of a particle plus that of the particles that it emits.
  func longestLife(_ factor: CGFloat) -> Double {
    let own = Double(max(0, lifetime + abs(lifetimeRange)) * factor)
    let inner = cells.map { $0.longestLife(factor) }.max() ?? 0
    let sum = own + inner
    return sum.isNaN ? 0 : sum.clamped(to: 0...1e6)
  }

  /// Whether particles differ in colour, so that images in many colours are needed.
  var hasManyColors: Bool {
    redRange != 0 || greenRange != 0 || blueRange != 0 || redSpeed != 0 || greenSpeed != 0
      || blueSpeed != 0
  }
}

extension EmitterProperties {
  /// Changes the first cell with a name, at any depth.
  mutating func changeCell(named name: String, _ change: (inout EmitterCellProperties) -> Void) {
    _ = Self.change(&cells, name, change)
  }

  private static func change(
    _ cells: inout [EmitterCellProperties], _ name: String,
    _ change: (inout EmitterCellProperties) -> Void
  ) -> Bool {
    for index in cells.indices {
      if cells[index].name == name {
        change(&cells[index])
        return true
      }
      if self.change(&cells[index].cells, name, change) { return true }
    }
    return false
  }

  func cell(named name: String) -> EmitterCellProperties? {
    var found: EmitterCellProperties?
    var copy = self
    copy.changeCell(named: name) { found = $0 }
    return found
  }
}
