import Foundation
import Testing
import UniformTypeIdentifiersForLinux

/// Type identifiers, as apps older than iOS 14 use them.
///
/// Source: Apple, Core Services, UTCoreTypes.h and UTType.h.
struct CoreServicesTests {
  /// Each constant, with the type that replaced it.
  @Test func constantsAreTheIdentifiersOfTypes() {
    let constants: [(CFString, UTType)] = [
      (kUTTypeItem, .item), (kUTTypeContent, .content), (kUTTypeData, .data),
      (kUTTypeDirectory, .directory), (kUTTypeFolder, .folder), (kUTTypeURL, .url),
      (kUTTypeFileURL, .fileURL), (kUTTypeText, .text), (kUTTypePlainText, .plainText),
      (kUTTypeUTF8PlainText, .utf8PlainText), (kUTTypeRTF, .rtf), (kUTTypeHTML, .html),
      (kUTTypeXML, .xml), (kUTTypeJSON, .json), (kUTTypePropertyList, .propertyList),
      (kUTTypePDF, .pdf), (kUTTypeImage, .image), (kUTTypeJPEG, .jpeg), (kUTTypeTIFF, .tiff),
      (kUTTypeGIF, .gif), (kUTTypePNG, .png), (kUTTypeAppleICNS, .icns), (kUTTypeBMP, .bmp),
      (kUTTypeICO, .ico), (kUTTypeRawImage, .rawImage), (kUTTypeScalableVectorGraphics, .svg),
      (kUTTypeLivePhoto, .livePhoto), (kUTTypeMovie, .movie), (kUTTypeVideo, .video),
      (kUTTypeAudio, .audio), (kUTTypeQuickTimeMovie, .quickTimeMovie), (kUTTypeMP3, .mp3),
      (kUTTypeMPEG4, .mpeg4Movie), (kUTTypeWaveformAudio, .wav), (kUTTypeArchive, .archive),
      (kUTTypeZipArchive, .zip), (kUTTypeVCard, .vCard), (kUTTypeContact, .contact),
      (kUTTypeSwiftSource, .swiftSource), (kUTTypeSpreadsheet, .spreadsheet),
      (kUTTypePresentation, .presentation), (kUTTypeDatabase, .database), (kUTTypeFont, .font),
    ]
    for (constant, type) in constants {
      #expect(constant as String == type.identifier)
      #expect(UTTypeIsDeclared(constant))
      #expect(!UTTypeIsDynamic(constant))
    }
    let withoutTypes = [
      kUTTypeJPEG2000, kUTTypePICT, kUTTypeQuickTimeImage, kUTTypeJavaSource, kUTTypeJavaClass,
      kUTTypeJavaArchive, kUTTypeAliasRecord, kUTTypeApplicationFile, kUTTypeInkText,
      kUTTypeTXNTextAndMultimediaData,
    ]
    for constant in withoutTypes { #expect(UTTypeIsDeclared(constant), "\(constant)") }
  }

  @Test func conformanceIsThatOfTypes() {
    for (type, _, _) in DocumentedTypes.all {
      for (other, _, _) in DocumentedTypes.all {
        #expect(
          UTTypeConformsTo(type.identifier, other.identifier) == type.conforms(to: other))
      }
    }
    #expect(UTTypeEqual("public.PNG", kUTTypePNG))
    #expect(!UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
  }

  /// The way from a file name to its MIME type in networking code.
  @Test(arguments: [
    ("png", "image/png"), ("JPG", "image/jpeg"), ("html", "text/html"), ("mp4", "video/mp4"),
    ("pdf", "application/pdf"), ("json", "application/json"), ("nothing", nil),
  ])
  func mimeTypesOfEndings(ending: String, mime: String?) throws {
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending, nil)?
        .takeRetainedValue())
    #expect(UTTypeIsDynamic(type) == (mime == nil))
    #expect(
      UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue() == mime)
    let object = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, NSString(string: ending), nil)
    #expect(object?.takeUnretainedValue() == type)
  }

  @Test func allTagsAndAllTypes() throws {
    let tags = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)
    #expect(tags?.takeRetainedValue() as? [String] == ["jpeg", "jpg", "jpe"])
    #expect(UTTypeCopyAllTagsWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4", nil)
    #expect(types?.takeRetainedValue() as? [String] == ["public.mpeg-4", "public.mpeg-4-audio"])
    let sounds = UTTypeCreateAllIdentifiersForTag(
      kUTTagClassFilenameExtension, "mp4", kUTTypeAudio)
    #expect(sounds?.takeRetainedValue() as? [String] == ["public.mpeg-4-audio"])
    #expect(UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "", nil) == nil)
    #expect(UTTypeCreatePreferredIdentifierForTag("com.example", "a", nil) == nil)
    #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() == "PNG image")
  }
}
