/// An object that is notified when everything loaded with it is connected.
///
/// On iOS, every object is notified. Here, the notified objects are those that a storyboard creates
/// and that apps subclass.
protocol AwakenedObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: AwakenedObject {}
extension UIBarItem: AwakenedObject {}
extension NSLayoutConstraint: AwakenedObject {}
