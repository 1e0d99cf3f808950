import QuartzCore
@_spi(Lowered) import ObjectiveCForLinux

extension SystemObjects {
  /// Registers the properties of animations.
  static func registerAnimations() {
    Keys<CAAnimation>.register([
      "autoreverses": \.autoreverses,
      "beginTime": \.beginTime,
      "delegate": \.delegate,
      "duration": \.duration,
      "fillMode": \.fillMode,
      "isRemovedOnCompletion": \.isRemovedOnCompletion,
      "repeatCount": \.repeatCount,
      "repeatDuration": \.repeatDuration,
      "speed": \.speed,
      "timeOffset": \.timeOffset,
      "timingFunction": \.timingFunction,
    ])
    Keys<CAPropertyAnimation>.register([
      "isAdditive": \.isAdditive,
      "isCumulative": \.isCumulative,
      "keyPath": \.keyPath,
    ])
    Keys<CABasicAnimation>.register([
      "byValue": \.byValue,
      "fromValue": \.fromValue,
      "toValue": \.toValue,
    ])
    Keys<CAKeyframeAnimation>.register([
      "calculationMode": \.calculationMode,
      "keyTimes": \.keyTimes,
      "path": \.path,
      "rotationMode": \.rotationMode,
      "timingFunctions": \.timingFunctions,
      "values": \.values,
    ])
    Keys<CAAnimationGroup>.register(["animations": \.animations])
    Keys<CASpringAnimation>.register([
      "damping": \.damping,
      "initialVelocity": \.initialVelocity,
      "mass": \.mass,
      "stiffness": \.stiffness,
    ])
    Keys<CATransition>.register([
      "endProgress": \.endProgress,
      "startProgress": \.startProgress,
      "subtype": \.subtype,
      "type": \.type,
    ])
  }
}
