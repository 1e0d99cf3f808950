@_exported import CoreFoundationTypes
@_exported import Foundation
