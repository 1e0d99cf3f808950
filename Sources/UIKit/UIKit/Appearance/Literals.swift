import Foundation

// The types that Swift's literals of resources have where nothing else says it.

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
/// The type of `#fileLiteral`.
public typealias _FileReferenceLiteralType = URL
