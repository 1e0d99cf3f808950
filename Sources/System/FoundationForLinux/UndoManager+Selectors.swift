import Foundation
import ObjectiveCForLinux

extension UndoManager {
  /// Registers a method that undoes a change, with its argument.
  ///
  /// The target is not retained, and the argument is. If the target doesn't have the method, the undo reports
  /// that and does nothing.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      if selector.result(on: target, [anObject]) == nil {
        Diagnostics.report(
          "\(type(of: target)) has no method '\(selector)' that takes what it was sent")
      }
    }
  }
}
