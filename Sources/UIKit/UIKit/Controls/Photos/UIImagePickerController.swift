import Foundation

/// A controller that lets the user choose a picture from the device's photos.
///
///     let picker = UIImagePickerController()
///     picker.allowsEditing = true
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The photos are those of the stage (`Stage.photos`): some drawn ones unless others are set. There is no
/// camera and there are no films, as in a simulator.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The delegate, which receives the choice and dismisses the picker.
  @_nonoverride open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get {
      (self as UINavigationController).delegate
        as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { (self as UINavigationController).delegate = newValue }
  }

  /// The source of pictures. Call ``isSourceTypeAvailable(_:)`` first: photos are shown in place of a camera,
  /// with a message.
  open var sourceType = SourceType.photoLibrary {
    didSet { if sourceType == .camera { Self.reportCamera() } }
  }

  /// The uniform types that can be chosen: pictures by default. Without them there is nothing to choose.
  open var mediaTypes = [PhotoLibrary.imageType]

  /// Whether the user chooses a square of the picture in a second step.
  open var allowsEditing = false

  /// The format of a picture's file. There is one format here.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The format of films, and their maximum length, in seconds: there are none.
  open var videoExportPreset = ""
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium

  /// Settings of a camera. There is none, and setting one of these prints a message.
  open var cameraDevice = CameraDevice.rear { didSet { Self.reportCamera() } }
  open var cameraCaptureMode = CameraCaptureMode.photo { didSet { Self.reportCamera() } }
  open var cameraFlashMode = CameraFlashMode.auto { didSet { Self.reportCamera() } }
  open var showsCameraControls = true { didSet { Self.reportCamera() } }
  open var cameraOverlayView: UIView? { didSet { Self.reportCamera() } }
  open var cameraViewTransform = CGAffineTransform.identity { didSet { Self.reportCamera() } }

  /// Whether the delegate has received a picture or the cancellation.
  private var isOver = false
  /// The dismissal of the picker, which knows at its end whether a finger began it.
  private var departure: (any UIViewControllerTransitionCoordinator)?

  /// Whether there is such a source: the photos, but no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the media types of a source; `nil` if there is no such source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [PhotoLibrary.imageType] : nil
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let hasPictures = mediaTypes.contains(PhotoLibrary.imageType)
    let library = PhotoLibrary.shared
    let grid = PhotoGridController(hasPictures ? library.photos : [])
    grid.choose = { [weak self] in self?.chose($0) }
    grid.cancel = { [weak self] in self?.cancel() }
    viewControllers = [grid]
  }

  open dynamic override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  open dynamic override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    departure = transitionCoordinator
  }

  open dynamic override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isSwipedAway = isBeingDismissed && departure?.initiallyInteractive == true
    departure = nil
    if isSwipedAway { cancel() }
  }

  private func chose(_ photo: UIImage) {
    guard allowsEditing else { return finish(photo, [:]) }
    let crop = PhotoCropController(photo)
    crop.cancel = { [weak self] in self?.popViewController(animated: true) }
    crop.choose = { [weak self] square, rect in
      self?.finish(photo, [.editedImage: square, .cropRect: NSValue(cgRect: rect)])
    }
    pushViewController(crop, animated: true)
  }

  private func finish(_ photo: UIImage, _ edited: [InfoKey: Any]) {
    end { delegate in
      var info = edited
      info[.mediaType] = PhotoLibrary.imageType
      info[.originalImage] = photo
      info[.imageURL] = PhotoLibrary.shared.file(of: photo)
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  private func cancel() { end { $0.imagePickerControllerDidCancel(self) } }

  /// Reports the end to the delegate, once, or dismisses the picker if there is none.
  private func end(_ tell: (any UIImagePickerControllerDelegate) -> Void) {
    guard !isOver else { return }
    isOver = true
    if let delegate { tell(delegate) } else { dismiss(animated: true) }
  }
}
