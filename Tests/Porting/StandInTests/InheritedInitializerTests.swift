import Foundation
import FoundationNetworking
import ObjectiveCForLinux
import Testing

/// Initializers that subclasses of `NSObject` have on iOS because they inherit them.
struct InheritedInitializerTests {
  /// Source: Apple, `Progress.isIndeterminate`: true if both counts are zero. `DTTableViewManager`'s tests, which run on
  /// iOS, make a progress so.
  @Test func aProgressBeginsWithoutUnits() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0)
    #expect(progress.completedUnitCount == 0)
    #expect(progress.isIndeterminate)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  /// Source: Apple, `URLResponse.init(url:mimeType:expectedContentLength:textEncodingName:)`, which `HTTPURLResponse`
  /// inherits: "The expected content length. This value should be –1 if the expected length is undetermined".
  @Test func aResponseByHTTPHasWhatItsArgumentsSay() throws {
    let url = try #require(URL(string: "https://example.com/picture.jpg"))
    let picture = HTTPURLResponse(
      url: url, mimeType: "image/jpeg", expectedContentLength: 22_789, textEncodingName: nil)
    #expect(picture.url == url)
    #expect(picture.mimeType == "image/jpeg")
    #expect(picture.expectedContentLength == 22_789)
    #expect(picture.textEncodingName == nil)
    let text = HTTPURLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
    #expect(text.mimeType == "text/plain")
    #expect(text.expectedContentLength == -1)
    #expect(text.textEncodingName == "utf-8")
    #expect(
      HTTPURLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
        .mimeType == nil)
  }

  /// Source: Apple, `NSObject.init()`, which these classes inherit; tests of apps make such objects to pass them on.
  @Test func emptyObjectsCanBeMade() {
    #expect(URLResponse().mimeType == nil)
    #expect(URLResponse().expectedContentLength == -1)
    #expect(HTTPURLResponse().allHeaderFields.isEmpty)
    #expect(NSError().code == 0)
    #expect(NSError().userInfo.isEmpty)
  }

  /// Source: Apple, `URLCache.init(memoryCapacity:diskCapacity:directory:)`, whose last argument has a default.
  @Test func aCacheHasTheCapacitiesThatItWasGiven() {
    let cache = URLCache(memoryCapacity: 2_000, diskCapacity: 0)
    #expect(cache.memoryCapacity == 2_000)
    #expect(cache.diskCapacity == 0)
  }

  /// A subclass's own initializers, which apps write for their tests, stay the ones that are called.
  @Test func subclassesHaveTheirOwnInitializers() {
    final class Failure: HTTPURLResponse, @unchecked Sendable {
      init() {
        super.init(
          url: URL(fileURLWithPath: "/"), statusCode: 404, httpVersion: nil, headerFields: nil)!
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Failure().statusCode == 404)
  }
}
