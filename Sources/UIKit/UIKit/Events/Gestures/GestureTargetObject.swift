import Foundation

/// A target of a gesture recognizer as an object, in the list that apps read by the key `targets`, although Apple doesn't
/// document it: many let another pan pop a navigation controller.
@MainActor final class GestureTargetObject: NSObject {
  weak var target: AnyObject?
  let action: Selector

  init(_ target: GestureTarget) {
    self.target = target.target
    action = target.action
  }
}

extension UIGestureRecognizer {
  /// The targets, as an array that can be given to another recognizer.
  var targetObjects: NSMutableArray {
    get { NSMutableArray(array: targets.map(GestureTargetObject.init)) }
    set {
      targets = []
      for case let object as GestureTargetObject in newValue {
        if let target = object.target { addTarget(target, action: object.action) }
      }
    }
  }
}
