// Apple's module re-exports Foundation. Its item providers are in a separate module here, and so are the
// strings with which Core Services names types.
@_exported import Foundation
@_exported import ObjectiveCForLinux
