import Foundation
import ObjectiveCForLinux
import OozeKernel
import Testing
import UniformTypeIdentifiersForLinux

/// Uniform types as values.
struct UniformTypeTests {
  /// All types that are declared here, including those without a name in Swift.
  static let declared = UniformTypes.shared.all.map { $0.identifier }

  @Test func typesAreAsDocumented() throws {
    #expect(DocumentedTypes.all.count == 131)
    #expect(Set(DocumentedTypes.all.map(\.type)).count == DocumentedTypes.all.count)
    for (type, identifier, supertypes) in DocumentedTypes.all {
      #expect(type.identifier == identifier)
      #expect(type.isDeclared, "\(identifier)")
      #expect(!type.isDynamic, "\(identifier)")
      #expect(type.isPublic == identifier.hasPrefix("public."))
      #expect("\(type)" == identifier)
      for supertype in supertypes {
        let supertype = try #require(UTType(supertype), "\(supertype)")
        #expect(type.conforms(to: supertype), "\(type) → \(supertype)")
      }
    }
  }

  /// Source: Apple, UTType: an identifier, a filename extension or a MIME type returns the type that has it. A
  /// type is the preferred one for its own extensions among the types that conform to it.
  @Test(arguments: declared) func typesAreFoundByAllThatTheyHave(identifier: String) throws {
    let type = try #require(UTType(identifier))
    #expect(type.identifier == identifier)
    #expect(UTType(identifier.uppercased()) == type)
    #expect(type.tags[.filenameExtension]?.first == type.preferredFilenameExtension)
    #expect(type.tags[.mimeType]?.first == type.preferredMIMEType)
    for (kind, tags) in type.tags {
      for tag in tags {
        for written in [tag, tag.uppercased()] {
          #expect(UTType(tag: written, tagClass: kind, conformingTo: type) == type, "\(written)")
          let all = UTType.types(tag: written, tagClass: kind, conformingTo: nil)
          #expect(all.contains(type), "\(written)")
          #expect(all.allSatisfy { $0.isDeclared }, "\(written)")
        }
      }
    }
    if let ending = type.preferredFilenameExtension {
      #expect(UTType(filenameExtension: ending, conformingTo: type) == type)
    }
    if let mime = type.preferredMIMEType {
      #expect(UTType(mimeType: mime, conformingTo: type) == type)
    }
  }

  /// Among types with the same extension or MIME type, the one that conforms to `data` comes first.
  @Test func endingsHaveTheirPreferredType() {
    let expected: [(String, UTType)] = [
      ("txt", .plainText), ("TXT", .plainText), ("jpg", .jpeg), ("jpeg", .jpeg), ("png", .png),
      ("mp4", .mpeg4Movie), ("plist", .propertyList), ("htm", .html), ("csv", .commaSeparatedText),
      ("mov", .quickTimeMovie), ("swift", .swiftSource), ("pdf", .pdf), ("zip", .zip),
      ("json", .json), ("svg", .svg), ("heic", .heic), ("vcf", .vCard),
    ]
    for (ending, type) in expected {
      #expect(UTType(filenameExtension: ending) == type, "\(ending)")
    }
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "plist", conformingTo: .xml) == .xmlPropertyList)
    // A folder isn't data, so it must be asked for explicitly.
    #expect(UTType(filenameExtension: "framework", conformingTo: .directory) == .framework)
    #expect(UTType(filenameExtension: "framework")?.isDynamic == true)
    #expect(UTType(mimeType: "image/jpg") == .jpeg)
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType(mimeType: "video/mp4") == .mpeg4Movie)
  }

  // MARK: Conformance

  /// No type conforms to itself through others, and conformance is transitive.
  @Test func conformanceIsTransitiveAndAcyclic() throws {
    let types = try Self.declared.map { try #require(UTType($0)) }
    let above = Dictionary(uniqueKeysWithValues: types.map { ($0, $0.supertypes) })
    for type in types {
      #expect(above[type]?.contains(type) == false, "\(type)")
      for supertype in above[type] ?? [] {
        #expect(supertype.isDeclared, "\(type) → \(supertype)")
        #expect(above[supertype]?.isSubset(of: above[type] ?? []) == true, "\(type) → \(supertype)")
      }
      for other in types {
        let isAbove = above[type]?.contains(other) == true
        #expect(type.conforms(to: other) == (isAbove || type == other))
        #expect(type.isSubtype(of: other) == isAbove)
        #expect(other.isSupertype(of: type) == isAbove)
      }
    }
  }

  @Test func whatIsNotKnownIsOnlyItself() {
    #expect(UTType("com.example.nothing") == nil)
    #expect(UTType("") == nil)
    #expect(UniformTypes.shared.conforms("com.example.nothing", to: "com.example.nothing"))
    #expect(!UniformTypes.shared.conforms("com.example.nothing", to: "public.item"))
  }

  /// A cycle in a program's declarations doesn't hang.
  @Test func cyclesEnd() {
    let types = UniformTypes([
      UniformType("a.one", ["a.two"]), UniformType("a.two", ["a.three"]),
      UniformType("a.three", ["a.one"]),
    ])
    for one in ["a.one", "a.two", "a.three"] {
      #expect(types.lineage(of: one).count == 3)
      for other in ["a.one", "a.two", "a.three"] { #expect(types.conforms(one, to: other)) }
    }
  }

  /// Source: Apple, UTType.h, `localizedDescription`: a type without one uses its supertype's, and dynamic
  /// types have none.
  @Test func typesHaveNames() {
    #expect(UTType.png.localizedDescription == "PNG image")
    #expect(UTType.utf8PlainText.localizedDescription == "text")
    #expect(UTType.heic.localizedDescription == "HEIF Image")
    #expect(UTType(filenameExtension: "nothing")?.localizedDescription == nil)
    for (type, _, _) in DocumentedTypes.all {
      #expect(type.localizedDescription?.isEmpty == false, "\(type)")
    }
    #expect(UTType.png.debugDescription == "public.png (not dynamic, declared)")
  }

  // MARK: Dynamic types

  /// Source: Apple, UTType.h: an unknown tag may return a dynamic type, and invalid input returns none. The
  /// identifier is one that macOS returns (sbarex, QLStephen issue 87).
  @Test func unknownEndingsKeepThemselves() throws {
    let sql = try #require(UTType(filenameExtension: "sql"))
    #expect(sql.identifier == "dyn.ah62d4rv4ge81g6pq")
    #expect(sql.isDynamic)
    #expect(!sql.isDeclared)
    #expect(!sql.isPublic)
    #expect(sql.preferredFilenameExtension == "sql")
    #expect(sql.preferredMIMEType == nil)
    #expect(sql.supertypes == [.data, .item])
    #expect(UTType("dyn.ah62d4rv4ge81g6pq") == sql)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "") == nil)
    #expect(
      UTType(tag: "x", tagClass: UTTagClass(rawValue: "com.example"), conformingTo: nil) == nil)
    for identifier in ["dyn.", "dyn.a", "dyn.ah", "dyn.ail", "dyn.bh62d4rv4ge81g6pq", "dyn.a!"] {
      #expect(UTType(identifier) == nil, "\(identifier)")
    }
  }

  @Test(arguments: [UTTagClass.filenameExtension, .mimeType])
  func whateverATagIsItStays(kind: UTTagClass) throws {
    let parts = ["a", "b", "7", "F", "?", ":", "=", ",", "\\", "/", "ü", "鯨", " "]
    let tags = parts.map { "x" + $0 } + parts.flatMap { one in parts.map { "zz" + one + $0 } }
    for supertype in [nil, UTType.data, .package, .json, .image] as [UTType?] {
      for tag in tags + ["7q", "f0"] {
        let type = try #require(UTType(tag: tag, tagClass: kind, conformingTo: supertype))
        #expect(type.isDynamic, "\(tag)")
        #expect(type.tags == [kind: [tag.lowercased()]], "\(tag)")
        #expect(UTType(type.identifier) == type)
        #expect(type.supertypes == supertype.map { $0.supertypes.union([$0]) } ?? [], "\(tag)")
      }
    }
  }

  /// A tag of one character doesn't encode a name.
  @Test func tagsOfOneCharacter() throws {
    for character in "0123456789abdefgxyz" {
      let tag = String(character)
      let type = try #require(UTType(tag: tag, tagClass: .mimeType, conformingTo: .data))
      #expect(type.preferredMIMEType == tag)
    }
  }

  /// Random texts after the prefix are types or not, and never trap.
  @Test func randomIdentifiersAreReadOrNot() {
    var random = SplitMix64(seed: 0x7E57)
    let characters = Array("abcdefghkmnpqrstuvwxyz0123456789il-")
    for _ in 0..<4000 {
      let text = (0..<random.below(40)).map { _ in characters[random.below(characters.count)] }
      let identifier = "dyn.a" + String(text)
      if let type = UTType(identifier) { #expect(type.identifier == identifier) }
    }
  }

  // MARK: The program's own

  /// Source: Apple, "Defining file and data types for your app".
  @Test func typesOfAnInformationFile() throws {
    let information: [String: Any] = [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.eel", "UTTypeConformsTo": ["public.json"],
          "UTTypeDescription": "Eel", "UTTypeVersion": "3",
          "UTTypeReferenceURL": "https://example.org/eel",
          "UTTypeTagSpecification": [
            "public.filename-extension": ["eel", "eels"], "public.mime-type": "text/eel",
          ],
        ] as [String: Any],
        ["UTTypeConformsTo": "public.data"],
      ],
      "UTImportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.ray", "UTTypeConformsTo": "org.example.eel",
          "UTTypeTagSpecification": ["public.filename-extension": "png"],
        ] as [String: Any]
      ],
    ]
    let own = UniformTypes.declarations(in: information)
    #expect(own.map(\.identifier) == ["org.example.eel", "com.example.ray"])
    let types = UniformTypes(UniformType.ofSystem + own)
    let eel = try #require(types.type("org.example.EEL"))
    #expect(eel.extensions == ["eel", "eels"])
    #expect(eel.mimeTypes == ["text/eel"])
    #expect(eel.name == "Eel")
    #expect(eel.version == 3)
    #expect(eel.reference == URL(string: "https://example.org/eel"))
    for (type, supertype, conforms) in [
      ("org.example.eel", "public.json", true), ("org.example.eel", "public.data", true),
      ("com.example.ray", "public.text", true), ("com.example.ray", "public.image", false),
      ("public.json", "org.example.eel", false),
    ] { #expect(types.conforms(type, to: supertype) == conforms) }
    #expect(types.declared("EEL", .filenameExtension, conformingTo: nil) == [eel])
    // The system's types take precedence.
    #expect(
      types.declared("png", .filenameExtension, conformingTo: nil).map(\.identifier)
        == ["public.png", "com.example.ray"])
  }

  /// Source: Apple, UTType.h: the parent of an undeclared type is the expected type, or `data`.
  @Test func typesThatAreOnlySaidInCode() {
    let own = UTType(exportedAs: "org.example.carp.\(#line)", conformingTo: .json)
    #expect(!own.isDeclared)
    #expect(!own.isDynamic)
    #expect(own.conforms(to: .json))
    #expect(own.conforms(to: .data))
    #expect(!own.conforms(to: .image))
    let other = UTType(importedAs: "org.example.carp.\(#line)")
    #expect(other.conforms(to: .data))
    #expect(!other.conforms(to: .text))
    #expect(UTType(exportedAs: "public.png") == .png)
    #expect(UTType(importedAs: "public.png", conformingTo: .image) == .png)
  }

  @Test(arguments: declared + ["dyn.ah62d4rv4ge81g6pq"])
  func typesAreCoded(identifier: String) throws {
    let type = try #require(UTType(identifier))
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(identifier)\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }

  @Test func classesOfTags() throws {
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    #expect(UTTagClass.mimeType.rawValue == "public.mime-type")
    let data = try JSONEncoder().encode([UTTagClass.mimeType])
    #expect(try JSONDecoder().decode([UTTagClass].self, from: data) == [.mimeType])
  }

  // MARK: Names of files

  /// Source: Apple, `URL.appendingPathComponent(_:conformingTo:)`: an extension that the type already has
  /// stays.
  @Test func namesGetTheEndingOfATypeOnce() {
    let folder = URL(fileURLWithPath: "/tmp/pond", isDirectory: true)
    let expected: [(String, UTType, String)] = [
      ("puppy", .jpeg, "puppy.jpeg"), ("puppy.jpg", .jpeg, "puppy.jpg"),
      ("puppy.jpg", .image, "puppy.jpg"), ("puppy.jpg", .png, "puppy.jpg.png"),
      ("readme", .plainText, "readme.txt"), ("readme.swift", .plainText, "readme.swift"),
      ("readme", .image, "readme"), ("a.b", .pdf, "a.b.pdf"),
    ]
    for (name, type, result) in expected {
      let url = folder.appendingPathComponent(name, conformingTo: type)
      #expect(url.path == "/tmp/pond/\(result)")
      var changed = folder
      changed.appendPathComponent(name, conformingTo: type)
      #expect(changed == url)
      let whole = folder.appendingPathComponent(name)
      #expect(whole.appendingPathExtension(for: type).path == "/tmp/pond/\(result)")
    }
    #expect(folder.appendingPathComponent("App", conformingTo: .framework).hasDirectoryPath)
  }
}
