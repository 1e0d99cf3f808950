import Foundation

// The default types of Swift's resource literals.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
/// The type of `#fileLiteral`.
public typealias _FileReferenceLiteralType = URL
