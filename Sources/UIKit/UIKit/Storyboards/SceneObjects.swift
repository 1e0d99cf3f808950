/// The objects of a storyboard's scene by their ids, without retaining them.
///
/// A prototype is an archive of its own, from which a list makes many cells. Its actions and outlets may lead to objects
/// outside it, usually to the controller of the scene.
@MainActor
final class SceneObjects {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [String: Weak] = [:]
  private let outer: SceneObjects?

  /// - Parameter outer: The objects around a prototype.
  init(in outer: SceneObjects? = nil) { self.outer = outer }

  func add(_ object: AnyObject, id: String) { objects[id] = Weak(object: object) }

  func object(id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id: id) }
}
