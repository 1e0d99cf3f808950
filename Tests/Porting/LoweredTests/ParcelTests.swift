import Foundation
import Lowered
import Testing
import UIKit
import UniformTypeIdentifiersForLinux

/// Uniform types in sources written as iOS developers write them.
struct ParcelTests {
  @Test func anOwnClassIsItselfAndAText() {
    let provider = NSItemProvider(object: Parcel("eels"))
    #expect(provider.registeredTypeIdentifiers == ["org.example.parcel", "public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: Parcel.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == "eels")
    nonisolated(unsafe) var content: String?
    provider.loadDataRepresentation(forTypeIdentifier: "org.example.parcel") { data, _ in
      content = try? data.map {
        try Parcel.object(withItemProviderData: $0, typeIdentifier: "org.example.parcel").content
      }
    }
    #expect(content == "eels")
  }

  @Test func aTextBecomesAnOwnClass() {
    let provider = NSItemProvider(object: NSString(string: "rays"))
    nonisolated(unsafe) var content: String?
    provider.loadObject(ofClass: Parcel.self) { parcel, _ in
      content = (parcel as? Parcel)?.content
    }
    #expect(content == "rays")
  }

  @Test(arguments: [
    ("/pond/eel.PNG", "image/png"), ("eel.html", "text/html"), ("eel.mp3", "audio/mpeg"),
    ("eel.unknown", "application/octet-stream"), ("eel", "application/octet-stream"),
  ])
  func filesHaveMIMETypes(path: String, mime: String) {
    #expect(Labels.mimeType(of: path) == mime)
  }

  @Test func typesAreAskedWhatTheyAre() {
    #expect(Labels.isPicture("public.jpeg"))
    #expect(!Labels.isPicture("public.json"))
    #expect(Labels.pictureEndings([.png, .json, .tiff, .image]) == ["png", "tiff"])
  }
}
