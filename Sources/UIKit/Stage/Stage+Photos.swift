import UIKit

extension Stage {
  /// The device's photos, oldest first. `UIImagePickerController` offers them, and
  /// `UIImageWriteToSavedPhotosAlbum` adds to them. The default photos are drawn landscapes.
  public var photos: [UIImage] {
    get { application.photoLibrary.photos }
    set { application.photoLibrary.photos = newValue }
  }
}
