import CoreGraphics
import Foundation

/// The common knowledge of both sides of a drag.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// The position of the finger.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets the items be moved, and not copied alone.
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has a form of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether such an object can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source knows it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the application keeps with the drag.
  var localContext: Any? { get set }
}

/// The indicator while dropped data is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag, as those that it may be dropped on know it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag's own session, since it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// Here no progress is shown: what is dragged within an application is there at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes an object of each item that can be one, and hands them over on the main thread.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type)
  }
}

extension UIDropSession {
  @discardableResult public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { objects in
      completion(
        objects.compactMap { object in
          var value: T?
          if let object = object as? T._ObjectiveCType {
            T._conditionallyBridgeFromObjectiveC(object, result: &value)
          }
          return value
        })
    }
  }
}

/// The effect of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  /// As cancel, and what is below the finger says that it takes nothing now.
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The operation on the items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: _CopyingObject {
  open private(set) var operation: UIDropOperation
  /// Whether the finger's place decides, as in a text: the preview is smaller then. Here it isn't.
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  override func _copy() -> Any {
    let copy = type(of: self).init(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
