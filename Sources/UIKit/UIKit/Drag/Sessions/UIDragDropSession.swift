import CoreGraphics
import Foundation

/// The information that both sides of a drag share.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Returns the position of the finger.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows moving the items, and not only copying them.
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether such an object can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the side of its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value that the application stores with the drag.
  var localContext: Any? { get set }
}

/// The indicator while dropped data is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// A drag, from the side of its drop target.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag's own session, since the drag began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator. No progress is shown here, because items dragged within an
  /// application are available at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes an object from each item that allows it, and delivers the objects on the main thread.
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
  /// Cancel, where the target below the finger reports that it currently accepts nothing.
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The operation that a drop would perform now.
@preconcurrency @MainActor open class UIDropProposal: _CopyingObject {
  open private(set) var operation: UIDropOperation
  /// Whether the exact place of the finger matters, as in a text: on iOS the preview is then smaller. Here it isn't,
  /// and the first `true` is reported.
  open var isPrecise = false {
    didSet { if isPrecise { Diagnostics.reportIneffective("UIDropProposal.isPrecise") } }
  }
  /// Whether the preview keeps its size, which all previews do here.
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
