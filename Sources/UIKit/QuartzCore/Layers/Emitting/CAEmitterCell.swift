/// A kind of particle that a `CAEmitterLayer` emits: the number, the movement and the appearance.
///
/// A range is the largest difference between a particle's value and the mean, in both directions. Each particle
/// emits the cells of its cell.
///
/// Two properties of `CAMediaTiming` have an effect. `beginTime` is the start of emission, in the layer's time
/// or since the birth of the emitting particle, and `duration` is its length: infinite by default, and for 0. The
/// others are only stored.
open class CAEmitterCell: NSObject {
  var properties: EmitterCellProperties {
    var result = values
    result.cells = (emitterCells ?? []).map { $0.properties }
    return result
  }

  private var values = EmitterCellProperties()
  private var colorStorage: CGColor? = CGColor(white: 1, alpha: 1)

  public override init() { super.init() }

  /// Returns the value of `key` in a new cell, if it isn't zero.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "scale", "contentsScale": return CGFloat(1)
    case "enabled", "isEnabled": return true
    case "color": return CGColor(white: 1, alpha: 1)
    case "contentsRect": return CGRect(x: 0, y: 0, width: 1, height: 1)
    default: return nil
    }
  }

  /// Returns whether to archive the value of a key: whether it differs from the default.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    let fresh = EmitterCellProperties()
    if let path = EmitterCellProperties.numbers[key] {
      return values[keyPath: path] != fresh[keyPath: path]
    }
    return values != fresh || emitterCells != nil
  }

  /// The name of the cell in key paths of the layer.
  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  /// Whether the cell is emitted.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// A dictionary for your own use.
  open var style: [AnyHashable: Any]?

  /// The cells that each particle of this cell emits.
  open var emitterCells: [CAEmitterCell]?

  /// The number of births per second.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { values.birthRate = CGFloat(newValue) }
  }

  /// The lifetime of a particle in seconds.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { values.lifetime = CGFloat(newValue) }
  }

  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { values.lifetimeRange = CGFloat(newValue) }
  }

  /// The angle of the direction out of the layer's plane, towards the eye, in radians.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The angle of the direction in the layer's plane, in radians, clockwise on the screen. 0 is to the right.
  /// From a line it is up, and from the outline or surface of a circle or sphere it is outwards.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle of the cone of directions, in radians; 2π is every direction.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// The velocity in points per second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// The acceleration in points per second², to the right.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// The acceleration in points per second², down.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// The acceleration in points per second², towards the eye.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// The scale of the contents. The default is 1.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// The change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// The rotation in radians per second, clockwise on the screen.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  /// The colour by which the contents' colours are multiplied. The default is white.
  open var color: CGColor? {
    get { colorStorage }
    set {
      colorStorage = newValue
      values.color = newValue.map(RGBA.init)
    }
  }

  open var redRange: Float {
    get { Float(values.redRange) }
    set { values.redRange = CGFloat(newValue) }
  }

  /// The change of the red component per second.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { values.redSpeed = CGFloat(newValue) }
  }

  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { values.greenRange = CGFloat(newValue) }
  }

  /// The change of the green component per second.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { values.greenSpeed = CGFloat(newValue) }
  }

  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { values.blueRange = CGFloat(newValue) }
  }

  /// The change of the blue component per second.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { values.blueSpeed = CGFloat(newValue) }
  }

  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { values.alphaRange = CGFloat(newValue) }
  }

  /// The change of the alpha component per second.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { values.alphaSpeed = CGFloat(newValue) }
  }

  /// The image of a particle: a `CGImage`. Other objects are stored but not drawn.
  open var contents: Any? {
    didSet { values.contents = (contents as? CGImage).map(ContentsIdentity.init) }
  }

  /// The part of the contents that is drawn, in their unit square.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// The number of pixels per point of the contents. The default is 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  open var magnificationFilter: String {
    get { values.magnificationFilter.rawValue }
    set { values.magnificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }

  open var minificationFilter: String {
    get { values.minificationFilter.rawValue }
    set { values.minificationFilter = CALayerContentsFilter(rawValue: newValue) }
  }

  /// The bias for smaller images, which has no effect, as in a layer.
  open var minificationFilterBias: Float = 0
}

extension CAEmitterCell: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set { values.timing.beginTime = newValue }
  }
  public var duration: CFTimeInterval {
    get { values.timing.duration }
    set { values.timing.duration = newValue }
  }
  public var speed: Float {
    get { values.timing.speed }
    set { values.timing.speed = newValue }
  }
  public var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { values.timing.timeOffset = newValue }
  }
  public var repeatCount: Float {
    get { values.timing.repeatCount }
    set { values.timing.repeatCount = newValue }
  }
  public var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { values.timing.repeatDuration = newValue }
  }
  public var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { values.timing.autoreverses = newValue }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { values.timing.fillMode = newValue }
  }
}
