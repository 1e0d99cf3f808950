import UIKit

extension Stage {
  /// The device's photos, oldest first: what `UIImagePickerController` offers, and what
  /// `UIImageWriteToSavedPhotosAlbum` adds to. They are drawn landscapes until others are set.
  public var photos: [UIImage] {
    get { application.photoLibrary.photos }
    set { application.photoLibrary.photos = newValue }
  }
}
