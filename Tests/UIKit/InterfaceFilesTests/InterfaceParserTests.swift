import Foundation
import Testing

@testable import InterfaceFiles

/// Tests of the storyboard parser with problematic files.
@Suite struct InterfaceParserTests {
  private func parse(
    _ text: String, limits: InterfaceParser.Limits = .init()
  ) throws(InterfaceFileError) -> InterfaceElement {
    var parser = InterfaceParser()
    parser.limits = limits
    return try parser.parse(Data(text.utf8))
  }

  private func document(_ inner: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n\(inner)\n"
      + "</document>\n"
  }

  @Test("Elements have their lines, attributes and text")
  func elements() throws {
    let root = try parse(
      document("<objects>\n<view id=\"a\"/>\n<string key=\"text\"> Ooze \n</string>\n</objects>"))
    let objects = try #require(root.child("objects"))
    #expect(objects.line == 3)
    #expect(objects.children.map(\.name) == ["view", "string"])
    #expect(objects.children.map(\.line) == [4, 5])
    #expect(objects.children[0].string("id") == "a")
    #expect(objects.children[1].text == "Ooze")
  }

  @Test(
    "Entities, declared or expanding, are refused before they are read",
    arguments: [
      "<!DOCTYPE document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><document/>",
      "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>",
      "<?xml version=\"1.0\"?><!DOCTYPE x><document/>",
    ])
  func entities(text: String) {
    #expect(throws: InterfaceFileError.documentType(line: 1)) { _ = try parse(text) }
  }

  @Test("A file that is too deep, too large or too long is rejected with its line")
  func limits() {
    var limits = InterfaceParser.Limits()
    limits.depth = 10
    limits.elements = 50
    limits.bytes = 4000
    let deep = document(
      String(repeating: "<view>", count: 20) + String(repeating: "</view>", count: 20))
    #expect(throws: InterfaceFileError.tooDeep(line: 3, limit: 10)) {
      _ = try parse(deep, limits: limits)
    }
    let many = document(String(repeating: "<view/>", count: 80))
    #expect(throws: InterfaceFileError.tooMany(line: 3, limit: 50)) {
      _ = try parse(many, limits: limits)
    }
    let long = document(String(repeating: " ", count: 5000))
    #expect(throws: InterfaceFileError.tooLarge(bytes: long.utf8.count, limit: 4000)) {
      _ = try parse(long, limits: limits)
    }
  }

  @Test(
    "What is no XML, or no iOS interface, is a typed error",
    arguments: [
      "", "plain", "<document", "<a><b></a></b>", "<a/>", "<document/>", "\0",
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "<document>&lol;</document>",
    ])
  func notAnInterface(text: String) {
    #expect(throws: InterfaceFileError.self) { _ = try parse(text) }
  }

  @Test("A depth far beyond the limit doesn't exhaust the stack")
  func bottomless() {
    let text = String(repeating: "<v>", count: 400_000)
    #expect(throws: InterfaceFileError.self) { _ = try parse(text) }
  }
}
