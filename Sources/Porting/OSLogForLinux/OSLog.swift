// On iOS whoever imports OSLog has os and Foundation too.
@_exported import Foundation
@_exported import OSForLinux
