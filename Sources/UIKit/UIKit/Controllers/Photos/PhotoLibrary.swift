import QuartzCore

/// The photos of a device, oldest first.
@MainActor package final class PhotoLibrary {
  /// The uniform type of its photos.
  static let imageType = "public.image"

  /// The photos; drawn ones unless others are set.
  package lazy var photos = SamplePhoto.all.map { $0.draw() }

  /// The current application's library.
  static var shared: PhotoLibrary { UIApplication.shared.photoLibrary }

  private let handedOut = TemporaryFolder()

  /// Writes a picture to a temporary file, as the system does for a picture that an app receives; the file is
  /// removed with the app. `nil` if it can't be written.
  func file(of photo: UIImage) -> URL? {
    guard let data = photo.pngData() else { return nil }
    do {
      return try handedOut.write(data, pathExtension: "png")
    } catch {
      Diagnostics.report("a photo can't be written to a file: \(error.localizedDescription)")
      return nil
    }
  }
}

extension UIApplication {
  package var photoLibrary: PhotoLibrary { part(PhotoLibrary()) }
}

/// Adds an image to the device's photos, and then calls `completionSelector` on `completionTarget` with the
/// image, no error, and `contextInfo`: `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoLibrary.shared.photos.append(image)
  guard let completionTarget, let completionSelector else { return }
  RenderLoop.current.schedule(after: 0) {
    completionSelector.perform(on: completionTarget as AnyObject, image, nil, contextInfo)
  }
}
