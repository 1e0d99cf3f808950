/// Calls initializers of a class that is known only at run time, as Objective-C does.
///
/// In Swift such initializers must be `required`, and then subclasses written for iOS (`override init()`,
/// `override init(layer: Any)`) wouldn't compile here. The maker classes have the initializer at the same place
/// of their method table as the real ones: `init()` is inherited from `NSObject`, and `init(layer:)` is the
/// first method of a class without stored properties. `LayerInitializersTests` would detect a compiler that
/// changes that.
enum LayerInitializers {
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let maker = unsafeBitCast(type as AnyClass, to: _ObjectMaker.Type.self)
    return unsafeDowncast(maker.init() as AnyObject, to: type)
  }

  static func copy(of layer: CALayer) -> CALayer {
    let maker = unsafeBitCast(type(of: layer) as AnyClass, to: _LayerCopyMaker.Type.self)
    return unsafeDowncast(maker.init(layer: layer) as AnyObject, to: CALayer.self)
  }
}

open class _ObjectMaker: NSObject {
  public required override init() { super.init() }
}

open class _LayerCopyMaker: NSObject {
  public required init(layer: Any) { super.init() }
}

extension CALayer {
  /// Returns a new layer of a class known at run time, as a view does with its `layerClass`.
  package static func makeDynamic(_ type: CALayer.Type) -> CALayer { LayerInitializers.make(type) }
}
