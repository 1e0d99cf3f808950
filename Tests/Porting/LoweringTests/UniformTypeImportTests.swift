import Lowering
import Testing

/// Uniform types are found in the right module, whichever import provides them.
struct UniformTypeImportTests {
  private static let standIn = "import UniformTypeIdentifiersForLinux"

  private func lowered(_ text: String) -> LoweredModule {
    lower(ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)]))
  }

  /// Code that uses the types stays, without warnings.
  @Test(arguments: [
    ("import UniformTypeIdentifiers", "UTType.png.identifier"),
    ("import struct UniformTypeIdentifiers.UTType", "UTType.png.identifier"),
    ("import UniformTypeIdentifiers", "UniformTypeIdentifiers.UTType.png.identifier"),
    ("import MobileCoreServices", "kUTTypeImage as String"),
    ("import CoreServices", "kUTTypeImage as String"),
    ("import MobileCoreServices.UTCoreTypes", "kUTTypeImage as String"),
    ("import let CoreServices.kUTTypeImage", "kUTTypeImage as String"),
    ("import MobileCoreServices\nimport UniformTypeIdentifiers", "UTType(kUTTypeImage as String)"),
    (
      "#if canImport(MobileCoreServices)\nimport MobileCoreServices\n"
        + "#elseif canImport(CoreServices)\nimport CoreServices\n#endif",
      "kUTTypeImage as String"
    ),
    ("#if canImport(UniformTypeIdentifiers)\nimport UniformTypeIdentifiers\n#endif", "UTType.png"),
  ])
  func typesAreThere(imports: String, use: String) {
    let module = lowered("import UIKit\n\(imports)\nlet type = \(use)\n")
    let text = module.files[0].text
    #expect(module.diagnostics.isEmpty, "\(module.diagnostics)")
    let own = use.replacing(
      "UniformTypeIdentifiers.", with: "UniformTypeIdentifiersForLinux.")
    #expect(text.contains("let type = \(own)\n"), "\(text)")
    #expect(
      text.contains(Self.standIn) || text.contains(" UniformTypeIdentifiersForLinux.UTType\n")
        || text.contains("import let UniformTypeIdentifiersForLinux.kUTTypeImage"), "\(text)")
    let again = lowered(text)
    #expect(again.files[0].text == text)
  }

  /// The framework that re-exports the types is left out, but the types stay.
  @Test(arguments: [
    "UTType.png.identifier", "kUTTypeImage as String", "UTTypeConformsTo(a, b)",
    "UTTypeCopyPreferredTagWithClass(a, kUTTagClassMIMEType)", "[UTType]()", "UTTagClass.mimeType",
  ])
  func typesThatAnotherFrameworkBrings(use: String) {
    let module = lowered("import UIKit\nimport PhotosUI\nlet type = \(use)\n")
    let text = module.files[0].text
    #expect(text.contains("let type = \(use)\n"))
    #expect(text.contains(Self.standIn))
    #expect(module.diagnostics.map(\.message).allSatisfy { $0.contains("there is no PhotosUI") })
  }

  /// A source that imports the module gets one import.
  @Test func theModuleIsImportedOnce() {
    let text = lowered("import UniformTypeIdentifiers\nlet type = UTType.png\n").files[0].text
    #expect(text.split(separator: Self.standIn, omittingEmptySubsequences: false).count == 2)
    #expect(lowered("import Foundation\nlet type = 1\n").files[0].text.contains("Uniform") == false)
  }

  /// A Core Foundation string is a Swift string: casts through an object return the same string, in patterns
  /// too.
  @Test func castsThereAndBack() {
    let module = lowered(
      """
      import MobileCoreServices
      func f(_ type: String) -> String {
        switch type {
        case kUTTypeText as NSString as String: return (kUTTypeText as NSString) as String
        case kUTTypeImage as String: return kUTTypeImage as NSString as String
        default: return ""
        }
      }
      """)
    let text = module.files[0].text
    #expect(text.contains("case kUTTypeText as String: return"))
    #expect(text.contains("case kUTTypeImage as String: return kUTTypeImage as String\n"))
    #expect(text.contains("bridged(kUTTypeText, to: NSString.self)"))
  }

  /// The type identifiers that a class offers to item providers stay in the class.
  @Test func itemsOfOwnClasses() {
    let module = lowered(
      """
      import UIKit
      import Contacts
      import UniformTypeIdentifiers
      final class Person: NSObject, NSItemProviderWriting {
        static var writableTypeIdentifiersForItemProvider = ["org.example", UTType.plainText.identifier]
        func loadData(
          withTypeIdentifier typeid: String,
          forItemProviderCompletionHandler ch: @escaping (Data?, Error?) -> Void
        ) -> Progress? {
          switch typeid {
          case UTType.plainText.identifier: ch(Data(), nil)
          case UTType.vCard.identifier: ch(try? CNContactVCardSerialization.data(with: []), nil)
          default: ch(nil, nil)
          }
          return nil
        }
      }
      """)
    let text = module.files[0].text
    #expect(text.contains("= [\"org.example\", UTType.plainText.identifier]"))
    #expect(text.contains("case UTType.plainText.identifier: ch(Data(), nil)"))
    #expect(!text.contains("CNContactVCardSerialization.data"))
  }
}
