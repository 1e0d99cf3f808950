// Facts about a document: keys of the dictionary that a PDF context is made with.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// A text, or a list of texts.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// A page's rectangle: a `CGRect`'s bytes in a data object. In the dictionary that a page begins with.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
