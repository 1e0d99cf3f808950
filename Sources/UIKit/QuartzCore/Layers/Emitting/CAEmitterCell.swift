/// One kind of particle that a `CAEmitterLayer` emits: how many, how they move and what they look like.
///
/// A range is how far a particle's value may be from the mean to either side. Cells of a cell are emitted by each
/// of its particles.
///
/// Two properties of `CAMediaTiming` count: `beginTime` says when emission begins, in the time of the
/// layer or since the birth of the emitting particle, and `duration` how long it lasts; 0 is without
/// end. The others are kept.
open class CAEmitterCell: NSObject {
  var properties: EmitterCellProperties {
    var result = values
    result.cells = (emitterCells ?? []).map { $0.properties }
    return result
  }

  private var values = EmitterCellProperties()
  private var colorStorage: CGColor? = RGBA.white.cgColor

  public override init() { super.init() }

  /// The value that a new cell has for `key`, where it is not zero.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "scale", "contentsScale": return CGFloat(1)
    case "enabled", "isEnabled": return true
    case "color": return RGBA.white.cgColor
    case "contentsRect": return CGRect(x: 0, y: 0, width: 1, height: 1)
    default: return nil
    }
  }

  /// Whether the value of a key is kept when the cell is archived: when it is not the default.
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

  /// Whether the cell is emitted at all.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// For your own use.
  open var style: [AnyHashable: Any]?

  /// The cells that each particle of the cell emits.
  open var emitterCells: [CAEmitterCell]?

  /// How many are born in a second.
  open var birthRate: Float {
    get { Float(values.birthRate) }
    set { values.birthRate = CGFloat(newValue) }
  }

  /// How long a particle lives, in seconds.
  open var lifetime: Float {
    get { Float(values.lifetime) }
    set { values.lifetime = CGFloat(newValue) }
  }

  open var lifetimeRange: Float {
    get { Float(values.lifetimeRange) }
    set { values.lifetimeRange = CGFloat(newValue) }
  }

  /// The direction's angle out of the layer's plane, towards the eye, in radians.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The direction's angle in the layer's plane, in radians, clockwise on the screen. 0 is to the right;
  /// from a line, up; from the outline or surface of a circle or sphere, outwards.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle of the cone of directions, in radians; 2π is every direction.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// Points per second.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// Points per second², to the right.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// Points per second², down.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// Points per second², towards the eye.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// The factor by which the contents are enlarged; 1 unless set.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// Change of the scale per second.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// Radians per second, clockwise on the screen.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  /// The colour by which the contents' colours are multiplied; white unless set.
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

  /// Change of the red component per second.
  open var redSpeed: Float {
    get { Float(values.redSpeed) }
    set { values.redSpeed = CGFloat(newValue) }
  }

  open var greenRange: Float {
    get { Float(values.greenRange) }
    set { values.greenRange = CGFloat(newValue) }
  }

  /// Change of the green component per second.
  open var greenSpeed: Float {
    get { Float(values.greenSpeed) }
    set { values.greenSpeed = CGFloat(newValue) }
  }

  open var blueRange: Float {
    get { Float(values.blueRange) }
    set { values.blueRange = CGFloat(newValue) }
  }

  /// Change of the blue component per second.
  open var blueSpeed: Float {
    get { Float(values.blueSpeed) }
    set { values.blueSpeed = CGFloat(newValue) }
  }

  open var alphaRange: Float {
    get { Float(values.alphaRange) }
    set { values.alphaRange = CGFloat(newValue) }
  }

  /// Change of the alpha component per second.
  open var alphaSpeed: Float {
    get { Float(values.alphaSpeed) }
    set { values.alphaSpeed = CGFloat(newValue) }
  }

  /// A `CGImage`; other objects are kept and not drawn.
  open var contents: Any? {
    didSet { values.contents = (contents as? CGImage).map(ContentsIdentity.init) }
  }

  /// The part of the contents that is drawn, in their unit square.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// Pixels of the contents per point; 1 unless set.
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

  /// As a layer's: nothing asks for it.
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
