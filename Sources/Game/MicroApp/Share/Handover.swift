import UIKit

/// The means to share things in addition to the system's own sheet: in a page, the browser shares or saves files, and
/// records films.
@available(iOS 16, *)
@MainActor public struct Handover {
  /// Receives a file: its name with the extension, its media type and its content.
  public var file: (_ name: String, _ type: String, _ data: Data) -> Void
  /// Records a part of the screen from now on: the film's name without an extension, the area in points of the window,
  /// and the duration in seconds.
  public var film: (_ name: String, _ area: CGRect, _ seconds: TimeInterval) -> Void

  public init(
    file: @escaping (_ name: String, _ type: String, _ data: Data) -> Void,
    film: @escaping (_ name: String, _ area: CGRect, _ seconds: TimeInterval) -> Void
  ) {
    self.file = file
    self.film = film
  }
}

/// Hands a picture over as a file.
@available(iOS 16, *)
final class HandoverActivity: UIActivity {
  private let name: String
  private let title: String
  private let handover: Handover
  private var image: UIImage?

  /// Creates the activity.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without an extension.
  ///   - title: The title in the sheet.
  init(name: String, title: String, handover: Handover) {
    self.name = name
    self.title = title
    self.handover = handover
    super.init()
  }

  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("ooze.handover") }
  override var activityTitle: String? { title }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    image = activityItems.lazy.compactMap { $0 as? UIImage }.first
  }

  /// The sheet calls this on the main thread, which iOS's declaration doesn't state.
  override func perform() {
    guard let data = image?.pngData() else { return activityDidFinish(false) }
    let (name, handover) = (name, handover)
    MainActor.assumeIsolated { handover.file("\(name).png", "image/png", data) }
    activityDidFinish(true)
  }
}
