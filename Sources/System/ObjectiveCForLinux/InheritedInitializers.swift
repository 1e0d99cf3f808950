import Foundation
import FoundationNetworking

// Initializers that these classes have or inherit on iOS. Foundation on Linux lacks them, and extensions can't override any.

extension Progress {
  /// Creates a progress without units.
  public convenience init(_: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

extension NSError {
  /// Creates an error with the code 0. Its domain is empty; on iOS it has none.
  public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}

extension URLResponse {
  /// Creates a response that describes nothing. Its address is blank; on iOS it has none.
  public convenience init(_: Void = ()) {
    self.init(url: blankPage, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// Creates a response with the status 200. Its address is blank; on iOS it has none.
  public convenience init(_: Void = (), _: Void = ()) {
    self.init(url: blankPage, statusCode: 200, httpVersion: nil, headerFields: nil)!
  }

  /// Creates a response with the status 200 and the header fields that the arguments describe.
  public convenience init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?,
    _: Void = ()
  ) {
    var fields: [String: String] = [:]
    if let mimeType {
      fields["Content-Type"] = textEncodingName.map { "\(mimeType); charset=\($0)" } ?? mimeType
    }
    if length >= 0 { fields["Content-Length"] = String(length) }
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}

extension URLCache {
  /// Creates a cache with its files in a folder; in the default one if that is `nil`.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

private let blankPage = URL(string: "about:blank")!
