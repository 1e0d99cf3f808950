import UIKit

/// Does some of what can be done with a document. On iOS to override is enough to be found.
public final class DocumentController: UIViewController {
  public private(set) var log: [String] = []

  public override func duplicate(_ sender: Any?) { log.append("duplicate") }
  public override func printContent(_ sender: Any?) { log.append("print") }

  /// Another method of the name, for another sender.
  @objc public func move(to place: NSString) { log.append("move to \(place)") }
}

/// Inherits what the one above it does.
public class FolderController: UIViewController {
  public override func export(_ sender: Any?) {}
}

public final class InnerFolderController: FolderController {}

/// Copies and pastes by overriding the actions alone.
public final class StampView: UIView {
  public private(set) var log: [String] = []

  public override var canBecomeFirstResponder: Bool { true }
  public override func copy(_ sender: Any?) { log.append("copy") }
  public override func paste(_ sender: Any?) { log.append("paste") }
}
