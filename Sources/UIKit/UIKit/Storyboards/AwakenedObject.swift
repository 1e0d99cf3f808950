/// An object that is told when everything that was loaded with it is connected.
///
/// On iOS every object is; here those that a storyboard makes and that apps subclass.
protocol AwakenedObject: AnyObject {
  func awakeFromNib()
}

extension UIResponder: AwakenedObject {}
extension UIBarItem: AwakenedObject {}
extension NSLayoutConstraint: AwakenedObject {}
extension UICollectionViewLayout: AwakenedObject {}
