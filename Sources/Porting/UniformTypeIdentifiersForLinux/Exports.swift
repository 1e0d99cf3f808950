// Apple's module brings Foundation along, whose item providers stand in a module of their own here, as do the
// texts that Core Services names types with.
@_exported import CoreFoundationTypes
@_exported import Foundation
