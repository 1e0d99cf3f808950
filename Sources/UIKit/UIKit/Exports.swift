@_exported import class FoundationForLinux.UndoManager
@_exported import QuartzCore
