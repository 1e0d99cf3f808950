// On iOS, OSLog re-exports os and Foundation.
@_exported import Foundation
@_exported import OSForLinux
