import CoreGraphics
import Foundation

/// A drag within the application. After it ends, its properties keep their last values.
@MainActor final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var prefersFullSizePreviews = false
  weak var window: UIWindow?
  /// The position of the finger in the window.
  var point: CGPoint

  init(window: UIWindow?, point: CGPoint) {
    self.window = window
    self.point = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The drag as its drop targets see it.
@MainActor final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  nonisolated let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }
  var localDragSession: (any UIDragSession)? { drag }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = DropLoading(
      items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, aClass, completion)
    loading.begin()
    return loading.progress
  }
}

/// Objects loaded from the items of a drop; they are delivered together.
@MainActor private final class DropLoading {
  private let providers: [NSItemProvider]
  private let kind: any NSItemProviderReading.Type
  private var completion: (([any NSItemProviderReading]) -> Void)?
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var waiting: Set<Int>
  let progress: Progress

  init(
    _ providers: [NSItemProvider], _ kind: any NSItemProviderReading.Type,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    self.providers = providers
    self.kind = kind
    self.completion = completion
    waiting = Set(providers.indices)
    progress = Progress(totalUnitCount: Int64(providers.count))
  }

  func begin() {
    guard !providers.isEmpty else { return finish() }
    for (index, provider) in providers.enumerated() {
      provider._loadObject(ofClass: kind) { self.loaded($0, at: index) }
    }
  }

  private func loaded(_ object: (any NSItemProviderReading)?, at index: Int) {
    guard waiting.remove(index) != nil else { return }
    objects[index] = object
    progress.completedUnitCount += 1
    if waiting.isEmpty { finish() }
  }

  private func finish() {
    let objects = providers.indices.compactMap { self.objects[$0] ?? nil }
    completion?(objects)
    completion = nil
  }
}
