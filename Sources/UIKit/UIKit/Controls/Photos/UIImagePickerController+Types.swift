extension UIImagePickerController {
  /// A source of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The size and the compression of films.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// The form of a picture's file.
  public enum ImageURLExportPreset: Int, Sendable {
    /// The format that every app can read.
    case compatible = 0
    /// The format of the picture.
    case current = 1
  }

  /// A key of the information about the chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The uniform type: `public.image`.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The whole picture: a `UIImage`.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The chosen square: a `UIImage`.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The square's position in the picture's pixels: an `NSValue` of a `CGRect`.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The picture's file: a `URL`.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The film's file; never present.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's URL in the library; never present.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// A camera's metadata of a picture; never present.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A live photo; never present.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture's object in the Photos framework; never present.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }
}
