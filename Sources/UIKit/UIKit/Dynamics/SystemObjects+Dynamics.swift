extension SystemObjects {
  /// Registers the properties of dynamics.
  static func registerDynamics() {
    Keys<UIAttachmentBehavior>.register([
      "anchorPoint": \.anchorPoint,
      "attachmentRange": \.attachmentRange,
      "damping": \.damping,
      "frequency": \.frequency,
      "frictionTorque": \.frictionTorque,
      "length": \.length,
    ])
    Keys<UICollisionBehavior>.register([
      "collisionMode": \.collisionMode,
      "translatesReferenceBoundsIntoBoundary": \.translatesReferenceBoundsIntoBoundary,
    ])
    Keys<UIDynamicAnimator>.register(["referenceView": \.referenceView])
    Keys<UIDynamicBehavior>.register(["dynamicAnimator": \.dynamicAnimator])
    Keys<UIDynamicItemBehavior>.register([
      "allowsRotation": \.allowsRotation,
      "angularResistance": \.angularResistance,
      "charge": \.charge,
      "density": \.density,
      "elasticity": \.elasticity,
      "friction": \.friction,
      "isAnchored": \.isAnchored,
      "resistance": \.resistance,
    ])
    Keys<UIFieldBehavior>.register([
      "animationSpeed": \.animationSpeed,
      "direction": \.direction,
      "falloff": \.falloff,
      "minimumRadius": \.minimumRadius,
      "position": \.position,
      "region": \.region,
      "smoothness": \.smoothness,
      "strength": \.strength,
    ])
    Keys<UIGravityBehavior>.register([
      "angle": \.angle,
      "gravityDirection": \.gravityDirection,
      "magnitude": \.magnitude,
    ])
    Keys<UIPushBehavior>.register([
      "active": \.active,
      "angle": \.angle,
      "magnitude": \.magnitude,
      "pushDirection": \.pushDirection,
    ])
    Keys<UISnapBehavior>.register([
      "damping": \.damping,
      "snapPoint": \.snapPoint,
    ])
  }
}
