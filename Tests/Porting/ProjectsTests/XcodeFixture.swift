/// An Xcode project with an app and its tests. One folder is listed as groups, and one is synchronized with the
/// disk by Xcode.
enum XcodeFixture {
  static let files = [
    "Pond.xcodeproj/project.pbxproj": project,
    "Pond/AppDelegate.swift":
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "Pond/Screens/List.swift": "import UIKit\nfinal class List: UIViewController {}\n",
    "Pond/Screens/Unlisted.swift": "this file belongs to no target\n",
    "Pond/Base.lproj/Main.storyboard": "<document/>",
    "Pond/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
    </dict></plist>
    """,
    "PondTests/ListTests.swift":
      "import XCTest\n@testable import Pond\nfinal class ListTests: XCTestCase {}\n",
    "PondTests/Deep/MoreTests.swift": "import XCTest\nfinal class MoreTests: XCTestCase {}\n",
    "PondTests/Excluded.swift": "not compiled\n",
  ]

  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = {
      };
      objectVersion = 77;
      objects = {

    /* Begin PBXBuildFile section */
        B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
        B2 /* List.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = V1; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = List.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Unlisted.swift; sourceTree = "<group>"; };
        P1 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Pond.app; sourceTree = BUILT_PRODUCTS_DIR; };
        P2 = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; path = PondTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; children = (F3, ); name = Main.storyboard; sourceTree = "<group>"; };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Excluded.swift, ); target = T2; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = PondTests; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, Y1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, G2, V1, ); path = Pond; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F2, F4, ); path = Screens; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (); };
        T1 = {isa = PBXNativeTarget; name = Pond; productName = Pond; productReference = P1; productType = "com.apple.product-type.application"; buildPhases = (S1, R1, ); buildConfigurationList = L1; dependencies = (); };
        D1 = {isa = PBXTargetDependency; target = T1; };
        T2 = {isa = PBXNativeTarget; name = PondTests; productReference = P2; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2, ); buildConfigurationList = L2; dependencies = (D1, ); fileSystemSynchronizedGroups = (Y1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Pond/Info.plist; PRODUCT_NAME = "$(TARGET_NAME)"; TARGETED_DEVICE_FAMILY = "1, 2"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PADDLE"; SWIFT_VERSION = 5.0; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; SWIFT_VERSION = 6.0; }; };
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); defaultConfigurationName = Debug; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        O1 = {isa = PBXProject; buildConfigurationList = L3; mainGroup = G0; targets = (T1, T2, ); };
      };
      rootObject = O1;
    }

    """
}
