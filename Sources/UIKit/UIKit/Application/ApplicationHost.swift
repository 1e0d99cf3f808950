import Foundation

/// A host that shows an application to a user. The linked library provides it: `StageBrowser` serves the
/// application on a web page.
package protocol ApplicationHost: AnyObject {
  /// Makes a stage, launches an application with a delegate of the given class, and runs it.
  @MainActor static func run(_ delegateClass: any UIApplicationDelegate.Type) -> Never
}

/// Starts an application as C programs do. `principalClassName` must be `nil`: `UIApplication` is the only
/// application class. The delegate is named with its module, "App.AppDelegate".
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  precondition(
    principalClassName == nil,
    "UIApplicationMain: subclasses of UIApplication are not supported (\(principalClassName ?? ""))"
  )
  guard let name = delegateClassName,
    let type = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    preconditionFailure(
      "UIApplicationMain: \(delegateClassName ?? "nil") names no UIApplicationDelegate class")
  }
  runApplication(type)
}

@MainActor func runApplication(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
  guard let host = NSClassFromString("StageBrowser.BrowserHost") as? any ApplicationHost.Type else {
    let message = """
      Nothing shows this application: it was linked without StageBrowser.
      Add the product "StageBrowser" to the executable's dependencies and import it in one file.
      """
    Diagnostics.write(message)
    exit(78)  // EX_CONFIG of sysexits.h
  }
  host.run(delegateClass)
}

extension UIApplication {
  /// Returns an object of a delegate class, created by its `init()`.
  package static func makeDelegate(
    _ type: any UIApplicationDelegate.Type
  ) -> any UIApplicationDelegate {
    guard let object = (type as? NSObject.Type)?.makeDynamic(),
      let delegate = object as? any UIApplicationDelegate
    else {
      preconditionFailure("\(type) isn't an NSObject: an application delegate has to be one")
    }
    return delegate
  }
}
