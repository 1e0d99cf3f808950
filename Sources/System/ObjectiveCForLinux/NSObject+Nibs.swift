import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Does nothing: what an object of a storyboard does when everything is connected, a class says itself.
  public func awakeFromNib() {}

  /// Does nothing: what a class shows in Interface Builder, it says itself.
  public func prepareForInterfaceBuilder() {}
}
