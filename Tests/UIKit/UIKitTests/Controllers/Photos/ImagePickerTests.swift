import Stage
import Testing
@_spi(Lowered) import UIKit

/// Source: Apple, UIImagePickerController and its delegate: available sources, the contents of the
/// dictionary, and that the delegate dismisses the picker.
@MainActor @Suite struct ImagePickerTests {
  private final class Listener: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancels = 0

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancels += 1
      picker.dismiss(animated: true)
    }
  }

  /// A delegate that implements nothing.
  private final class Deaf: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  @MainActor private struct Scene {
    let stage: Stage
    let root = UIViewController()
    let picker = UIImagePickerController()
    let listener = Listener()

    init(
      device: Stage.Device = .iPhone14, photos: [UIImage]? = nil,
      _ setUp: (UIImagePickerController) -> Void = { _ in }
    ) {
      stage = Stage(device: device)
      if let photos { stage.photos = photos }
      stage.show(root)
      picker.delegate = listener
      setUp(picker)
      root.present(picker, animated: true)
      stage.advance(by: 1)
    }

    /// The visible nodes, including those of sheets and their children.
    var nodes: [AccessibilityNode] {
      func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        nodes.flatMap { [$0] + all($0.children) }
      }
      return all(stage.accessibilityTree().nodes)
    }

    func tap(_ text: String) throws {
      let element = try #require(nodes.first { $0.label == text }, "\(text)")
      stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
      stage.advance(by: 1)
    }
  }

  /// Returns a picture whose columns are red, green and blue: 300 by 100 points.
  private static func striped(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100), format: format).image {
      for (index, color) in [UIColor.red, .green, .blue].enumerated() {
        color.setFill()
        $0.fill(CGRect(x: index * 100, y: 0, width: 100, height: 100))
      }
    }
  }

  @Test func thereArePhotosAndNoCamera() {
    typealias Picker = UIImagePickerController
    #expect(Picker.isSourceTypeAvailable(.photoLibrary))
    #expect(Picker.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!Picker.isSourceTypeAvailable(.camera))
    #expect(Picker.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(Picker.availableMediaTypes(for: .camera) == nil)
    #expect(!Picker.isCameraDeviceAvailable(.rear))
    #expect(!Picker.isFlashAvailable(for: .front))
    #expect(Picker.availableCaptureModes(for: .rear) == nil)
  }

  @Test(arguments: [Stage.Device.iPhoneSE, .iPhone14Pro, .iPadMini6])
  func eachPhotoCanBeChosen(_ device: Stage.Device) throws {
    for index in 0..<6 {
      let scene = Scene(device: device)
      try scene.tap("Photo \(index + 1) of 6")
      #expect(scene.listener.infos.count == 1)
      let info = try #require(scene.listener.infos.first)
      #expect(info[.originalImage] as? UIImage === scene.stage.photos[index])
      #expect(info[.mediaType] as? String == "public.image")
      #expect(info[.editedImage] == nil)
      #expect(scene.root.presentedViewController == nil)
      #expect(scene.listener.cancels == 0)
    }
  }

  @Test func thePhotoStandsInAFile() throws {
    let scene = Scene(photos: [Self.striped()])
    try scene.tap("Photo 1 of 1")
    let url = try #require(scene.listener.infos.first?[.imageURL] as? URL)
    let image = try #require(UIImage(contentsOfFile: url.path))
    #expect(image.cgImage?.pixels == Self.striped().cgImage?.pixels)
  }

  @Test func theFileGoesWithTheApp() throws {
    let url: URL
    do {
      let scene = Scene(photos: [Self.striped()])
      try scene.tap("Photo 1 of 1")
      url = try #require(scene.listener.infos.first?[.imageURL] as? URL)
      #expect(FileManager.default.fileExists(atPath: url.path))
    }
    _ = Stage(device: .iPhone14)
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
  }

  @Test func cancelTellsOnce() throws {
    let scene = Scene()
    try scene.tap("Cancel")
    #expect(scene.listener.cancels == 1)
    #expect(scene.listener.infos.isEmpty)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func aSwipeDownCancels() {
    let scene = Scene()
    scene.stage.drag(
      from: CGPoint(x: 195, y: 80), by: CGVector(dx: 0, dy: 700), duration: 0.3)
    scene.stage.advance(by: 2)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.listener.cancels == 1)
  }

  @Test func anAppThatDismissesItIsNotTold() {
    let scene = Scene()
    scene.root.dismiss(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.listener.cancels == 0)
  }

  @Test func withoutAnybodyToTellItDismissesItself() throws {
    for label in ["Cancel", "Photo 2 of 6"] {
      let deaf = Deaf()
      for delegate in [nil, deaf] {
        let scene = Scene { $0.delegate = delegate }
        try scene.tap(label)
        #expect(scene.root.presentedViewController == nil)
      }
    }
  }

  @Test func theSquareIsTheMiddleUntilItIsMoved() throws {
    for scale in [1.0, 2] {
      let scene = Scene(photos: [Self.striped(scale: scale)]) { $0.allowsEditing = true }
      try scene.tap("Photo 1 of 1")
      #expect(scene.listener.infos.isEmpty)
      try scene.tap("Choose")
      let info = try #require(scene.listener.infos.first)
      let edited = try #require(info[.editedImage] as? UIImage)
      #expect(edited.size == CGSize(width: 100 * scale, height: 100 * scale))
      let rect = try #require(info[.cropRect] as? NSValue).cgRectValue
      #expect(rect == CGRect(x: 100 * scale, y: 0, width: 100 * scale, height: 100 * scale))
      let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
      #expect(try #require(edited.cgImage).pixels.allSatisfy { $0 == green })
    }
  }

  @Test func theSquareFollowsTheFinger() throws {
    let scene = Scene(photos: [Self.striped()]) { $0.allowsEditing = true }
    try scene.tap("Photo 1 of 1")
    let middle = CGPoint(x: scene.root.view.bounds.midX, y: scene.root.view.bounds.midY)
    scene.stage.drag(from: middle, by: CGVector(dx: 390, dy: 0), duration: 0.5)
    scene.stage.advance(by: 2)
    try scene.tap("Choose")
    let rect = try #require(scene.listener.infos.first?[.cropRect] as? NSValue).cgRectValue
    #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func backFromTheSquareAreThePhotos() throws {
    let scene = Scene { $0.allowsEditing = true }
    try scene.tap("Photo 1 of 6")
    try scene.tap("Cancel")
    #expect(scene.listener.cancels == 0)
    try scene.tap("Photo 4 of 6")
    try scene.tap("Choose")
    let info = try #require(scene.listener.infos.first)
    #expect(info[.originalImage] as? UIImage === scene.stage.photos[3])
  }

  @Test func whereThereIsNothingToChooseItSaysSo() throws {
    for scene in [Scene(photos: []), Scene { $0.mediaTypes = ["public.movie"] }] {
      #expect(scene.nodes.contains { $0.label == "No Photos" })
      try scene.tap("Cancel")
      #expect(scene.listener.cancels == 1)
    }
  }

  private final class Saver: NSObject {
    var saved: [UIImage] = []
  }

  @Test func savedPictures() {
    let stage = Stage(device: .iPhone14)
    let image = Self.striped()
    let saver = Saver()
    let selector = Selector("image:didFinishSavingWithError:contextInfo:") {
      (saver: Saver, image: UIImage, error: Error?, context: UnsafeMutableRawPointer?) in
      saver.saved.append(image)
    }
    let count = stage.photos.count
    UIImageWriteToSavedPhotosAlbum(image, saver, selector, nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    #expect(stage.photos.count == count + 2)
    #expect(saver.saved.isEmpty)
    stage.advance(by: 0.1)
    #expect(saver.saved == [image])
    #expect(Stage(device: .iPhone14).photos.count == count)
  }
}
