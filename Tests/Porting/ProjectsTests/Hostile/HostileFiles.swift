import Foundation

/// A project with one of each thing that the tool reads, from which hostile projects are generated.
enum HostileFiles {
  static let base: [String: String] = [
    "Pond/AppDelegate.swift":
      "import UIKit\nimport Reeds\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "Pond/Screens/List.swift":
      "import UIKit\nfinal class List: UIViewController { let a = UIImage.eel }\n",
    "Pond/Base.lproj/Main.storyboard": "<document/>",
    "Pond/de.lproj/Main.strings": "\"a\" = \"b\";",
    "Pond/Art.xcassets/Contents.json": "{}", "Pond/Art.xcassets/Eel.imageset/Contents.json": "{}",
    "Pond/Art.xcassets/Eel.imageset/eel.png": "png",
    "Pond/Pond-Bridging-Header.h": "#import <UIKit/UIKit.h>\n",
    "Pond/Model.xcdatamodeld/Model.xcdatamodel/contents":
      "<model><entity name=\"Eel\" codeGenerationType=\"class\"/></model>",
    "Folder/a.txt": "a", "Folder/inner/b.txt": "b",
    "PondTests/ListTests.swift":
      "import XCTest\n@testable import Pond\nfinal class ListTests: XCTestCase {}\n",
    "Pond/Pond.xcconfig":
      "#include \"Pond.xcconfig\"\n#include? \"Other.xcconfig\"\nA = $(B)$(B)\nB = $(C)$(C)\nC = $(A)$(A)\n",
    "Pond/Other.xcconfig": "#include \"Pond.xcconfig\"\nOTHER_SWIFT_FLAGS = -DOTHER $(A)\n",
    "Package.swift": "// swift-tools-version: 5.9\n",
    "Sources/Eels/Eel.swift": "import UIKit\npublic final class Eel: UIView {}\n",
    "Sources/Eels/Art/eel.txt": "eel",
    "Sources/Core/core.c": "int core;\n", "Sources/Core/include/core.h": "extern int core;\n",
    "Tests/EelsTests/EelTests.swift": "import XCTest\nfinal class EelTests: XCTestCase {}\n",
    "Local/Package.swift": "// swift-tools-version: 5.9\n",
    "Local/Sources/Eels/Eel.swift": "import UIKit\n",
    "Podfile": "pod 'Reeds', :path => 'Reeds'\n",
    "Reeds/Reeds.podspec":
      "Pod::Spec.new do |s|\n  s.name = 'Reeds'\n  s.source_files = '**/**/{*,?}*.{swift,h}'\n  s.resources = ['*.png']\nend\n",
    "Reeds/Classes/Reed.swift": "import UIKit\npublic final class Reed: UIView {}\n",
    "Reeds/reed.png": "png",
    "Pond.xcworkspace/contents.xcworkspacedata":
      "<Workspace><FileRef location = \"group:Pond.xcodeproj\"></FileRef><FileRef location = \"absolute:/canary\"></FileRef></Workspace>",
  ]

  /// The project file's property list.
  nonisolated(unsafe) static let project = list(
    #"""
    {
      "archiveVersion": "1",
      "objectVersion": "77",
      "rootObject": "O1",
      "classes": {},
      "objects": {
        "B1": {"isa": "PBXBuildFile", "fileRef": "F1"},
        "B2": {"isa": "PBXBuildFile", "fileRef": "F2"},
        "B3": {"isa": "PBXBuildFile", "fileRef": "V1"},
        "B4": {"isa": "PBXBuildFile", "fileRef": "F5"},
        "B5": {"isa": "PBXBuildFile", "fileRef": "F6"},
        "B6": {"isa": "PBXBuildFile", "fileRef": "F7"},
        "F1": {"isa": "PBXFileReference", "path": "AppDelegate.swift", "sourceTree": "<group>"},
        "F2": {"isa": "PBXFileReference", "path": "List.swift", "sourceTree": "<group>"},
        "F3": {"isa": "PBXFileReference", "path": "Base.lproj/Main.storyboard", "sourceTree": "<group>"},
        "F4": {"isa": "PBXFileReference", "path": "de.lproj/Main.strings", "sourceTree": "<group>"},
        "F5": {
          "isa": "PBXFileReference",
          "path": "Art.xcassets",
          "sourceTree": "<group>",
          "lastKnownFileType": "folder.assetcatalog"
        },
        "F6": {
          "isa": "PBXFileReference",
          "path": "Folder",
          "sourceTree": "SOURCE_ROOT",
          "lastKnownFileType": "folder"
        },
        "F7": {"isa": "PBXFileReference", "path": "Model.xcdatamodeld", "sourceTree": "<group>"},
        "F8": {"isa": "PBXFileReference", "path": "Pond.xcconfig", "sourceTree": "<group>"},
        "F9": {"isa": "PBXFileReference", "path": "../Other.xcodeproj", "sourceTree": "<group>"},
        "P1": {"isa": "PBXFileReference", "path": "Pond.app", "sourceTree": "BUILT_PRODUCTS_DIR"},
        "V1": {
          "isa": "PBXVariantGroup",
          "children": ["F3", "F4"],
          "name": "Main.storyboard",
          "sourceTree": "<group>"
        },
        "X1": {
          "isa": "PBXFileSystemSynchronizedBuildFileExceptionSet",
          "membershipExceptions": ["Excluded.swift"],
          "target": "T2"
        },
        "Y1": {
          "isa": "PBXFileSystemSynchronizedRootGroup",
          "exceptions": ["X1"],
          "path": "PondTests",
          "sourceTree": "<group>",
          "explicitFolders": ["inner"]
        },
        "G0": {"isa": "PBXGroup", "children": ["G1", "Y1", "F9"], "sourceTree": "<group>"},
        "G1": {
          "isa": "PBXGroup",
          "children": ["F1", "G2", "V1", "F5", "F7", "F8"],
          "path": "Pond",
          "sourceTree": "<group>"
        },
        "G2": {"isa": "PBXGroup", "children": ["F2"], "path": "Screens", "sourceTree": "<group>"},
        "S1": {"isa": "PBXSourcesBuildPhase", "files": ["B1", "B2", "B6"]},
        "R1": {"isa": "PBXResourcesBuildPhase", "files": ["B3", "B4", "B5"]},
        "S2": {"isa": "PBXSourcesBuildPhase", "files": []},
        "T1": {
          "isa": "PBXNativeTarget",
          "name": "Pond",
          "productName": "Pond",
          "productReference": "P1",
          "productType": "com.apple.product-type.application",
          "buildPhases": ["S1", "R1"],
          "buildConfigurationList": "L1",
          "dependencies": [],
          "packageProductDependencies": ["Q1", "Q2"]
        },
        "D1": {"isa": "PBXTargetDependency", "target": "T1"},
        "T2": {
          "isa": "PBXNativeTarget",
          "name": "PondTests",
          "productType": "com.apple.product-type.bundle.unit-test",
          "buildPhases": ["S2"],
          "buildConfigurationList": "L2",
          "dependencies": ["D1"],
          "fileSystemSynchronizedGroups": ["Y1"]
        },
        "Q1": {"isa": "XCSwiftPackageProductDependency", "productName": "Eels", "package": "K1"},
        "Q2": {"isa": "XCSwiftPackageProductDependency", "productName": "Eels", "package": "K2"},
        "K1": {
          "isa": "XCRemoteSwiftPackageReference",
          "repositoryURL": "https://example.invalid/eels.git",
          "requirement": {"kind": "branch", "branch": "main"}
        },
        "K2": {"isa": "XCLocalSwiftPackageReference", "relativePath": "Local"},
        "C1": {
          "isa": "XCBuildConfiguration",
          "name": "Debug",
          "baseConfigurationReference": "F8",
          "buildSettings": {
            "INFOPLIST_FILE": "Pond/Info.plist",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "Pond",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
            "SWIFT_VERSION": "5.0",
            "EXECUTABLE_NAME": "Pond",
            "SWIFT_OBJC_BRIDGING_HEADER": "Pond/Pond-Bridging-Header.h",
            "INFOPLIST_KEY_UILaunchStoryboardName": "Main",
            "PRODUCT_BUNDLE_IDENTIFIER": "app.$(PRODUCT_NAME:rfc1034identifier)"
          }
        },
        "C2": {"isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": {"SWIFT_VERSION": "6.0"}},
        "C3": {"isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": {"SDKROOT": "iphoneos"}},
        "L1": {"isa": "XCConfigurationList", "buildConfigurations": ["C1"], "defaultConfigurationName": "Debug"},
        "L2": {"isa": "XCConfigurationList", "buildConfigurations": ["C2"]},
        "L3": {"isa": "XCConfigurationList", "buildConfigurations": ["C3"]},
        "O1": {
          "isa": "PBXProject",
          "buildConfigurationList": "L3",
          "mainGroup": "G0",
          "targets": ["T1", "T2"],
          "projectDirPath": ""
        }
      }
    }
    """#)

  /// A manifest as `swift package dump-package` describes it.
  nonisolated(unsafe) static let manifest = list(
    #"""
    {
      "name": "Eels",
      "toolsVersion": {"_version": "5.9.0"},
      "swiftLanguageVersions": ["5"],
      "platforms": [{"platformName": "ios", "version": "15.0"}],
      "products": [{"name": "Eels", "targets": ["Eels"]}],
      "dependencies": [
        {"fileSystem": [{"identity": "local", "path": "/repository/Pond/Local"}]},
        {
          "sourceControl": [
            {
              "identity": "eels",
              "location": {"remote": [{"urlString": "https://example.invalid/eels.git"}]},
              "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}
            }
          ]
        }
      ],
      "targets": [
        {
          "name": "Eels",
          "type": "regular",
          "exclude": ["Excluded"],
          "dependencies": [{"byName": ["Core"]}],
          "resources": [{"path": "Art", "rule": {"copy": {}}}, {"path": "Art/eel.txt", "rule": {"process": {}}}],
          "settings": [
            {"tool": "swift", "kind": {"define": {"_0": "EELS"}}},
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
          ]
        },
        {"name": "Core", "type": "regular", "publicHeadersPath": "include", "path": "Sources/Core"},
        {"name": "EelsTests", "type": "test", "dependencies": [{"target": ["Eels"]}]},
        {"name": "EelsTool", "type": "executable", "path": "Pond", "sources": ["AppDelegate.swift"]}
      ]
    }
    """#)

  private static func list(_ text: String) -> [String: Any] {
    try! JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
  }
}
