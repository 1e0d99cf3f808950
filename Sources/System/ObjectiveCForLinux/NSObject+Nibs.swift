import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Does nothing. A class overrides it to run code when a storyboard's objects are connected.
  public func awakeFromNib() {}

  /// Does nothing. A class overrides it to set up its appearance in Interface Builder.
  public func prepareForInterfaceBuilder() {}
}
