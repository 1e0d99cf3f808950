import Foundation
import Testing

@testable import UIKit

/// Tests of HTML as attributed strings, as on iOS: characters, fonts, colours and paragraphs.
///
/// Source: Apple, NSAttributedString, `init(data:options:documentAttributes:)`; attributes from dumps
/// of such strings on iOS (Times New Roman with 12 points, links in 0000EE, lists with tabs at 11 and
/// 36).
@Suite struct HTMLDocumentTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// Returns the attribute at the start of a piece of the text.
  private func value<Value>(
    _ key: NSAttributedString.Key, at piece: String, in text: NSAttributedString
  ) -> Value? {
    let range = (text.string as NSString).range(of: piece)
    guard range.location != NSNotFound else { return nil }
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("<b>a</b>", "a"), ("<p>a</p>", "a\n"), ("<p>a</p><p>b</p>", "a\nb\n"),
    ("a<p>b", "a\nb"), ("<div>a</div>b", "a\nb"), ("<div><div>a</div></div>b", "a\nb"),
    ("a<br>b", "a\nb"), ("a<br/><br>b", "a\n\nb"), ("<p>a<br>b</p>", "a\u{2028}b\n"),
    ("<p>a<br></p>b", "a\nb"), ("  a \n\t b  ", "a b"), ("a <b> b</b>", "a b"),
    ("<pre>\n a\n  b</pre>", " a\n  b\n"), ("a&nbsp; b", "a\u{A0} b"),
    ("&lt;&amp;&gt;&quot;&apos;", "<&>\"'"), ("&#8211;&#x2014;&#150;", "–—–"),
    ("&copy2020 &notit; &bogus;", "©2020 ¬it; &bogus;"),
    ("&#0;&#x110000;&#xD800;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&Agrave;&yuml;&alpha;&Omega;&euro;", "ÀÿαΩ€"), ("a<!-- b -->c", "ac"), ("a<!-- b", "a"),
    ("<!DOCTYPE html><html><head><title>t</title></head><body>a</body></html>", "a"),
    ("<script>if (a < b) {}</script>a", "a"), ("<style>p { color: red }</style>a", "a"),
    ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    ("<ul><li>a<li>b</ul>c", "\t•\ta\n\t•\tb\nc"),
    ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"), ("<ol start=3><li>a</ol>", "\t3.\ta\n"),
    ("<ol type=a><li>a<li>b</ol>", "\ta.\ta\n\tb.\tb\n"),
    ("<ul><li><p>a</p></li></ul>", "\t•\ta\n"),
    ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t◦\tb\n"), ("<li></li>", "\t•\t\n"),
    ("<ul style='list-style: none'><li>a</ul>", "a\n"), ("<p hidden>a</p>b", "b"),
    ("<table><tr><td>a<td>b<tr><td>c</table>", "a\nb\nc\n"), ("a<img src=x>b", "ab"),
    ("a < b", "a < b"), ("<b", ""), ("a<b c='", "a"), ("</p>a</b>", "a"),
    ("<b><i>a</b>b</i>", "ab"), ("<p><b>a</p><p>b", "a\nb"), ("👨‍👩‍👧‍👦<b>🇩🇪</b>", "👨‍👩‍👧‍👦🇩🇪"),
  ])
  func characters(html: String, expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test func textWithoutStyle() throws {
    let text = try read("a")
    let font: UIFont = try #require(value(.font, at: "a", in: text))
    #expect(font.familyName == "Times New Roman")
    #expect(font.pointSize == 12)
    #expect(
      value(.foregroundColor, at: "a", in: text) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    ("<b>a</b>", 12.0, true, false), ("<strong>a</strong>", 12, true, false),
    ("<i>a</i>", 12, false, true), ("<em><b>a</b></em>", 12, true, true),
    ("<h1>a</h1>", 24, true, false), ("<h2>a</h2>", 18, true, false),
    ("<h3>a</h3>", 14.04, true, false),
    ("<h4>a</h4>", 12, true, false), ("<h5>a</h5>", 9.96, true, false),
    ("<h6>a</h6>", 8.04, true, false),
    ("<small>a</small>", 10, false, false), ("<big>a</big>", 14.4, false, false),
    ("<code>a</code>", 10, false, false), ("<font size=5>a</font>", 18, false, false),
    ("<font size=+1>a</font>", 14, false, false), ("<p style='font-size:20px'>a", 20, false, false),
    ("<p style='font-size:12pt'>a", 16, false, false),
    ("<p style='font-size:1.5em'>a", 18, false, false),
    ("<p style='font-size:150%'><span style='font-size:2rem'>a", 24, false, false),
    ("<p style='font-weight:700'>a", 12, true, false),
    ("<b style='font-weight:normal'>a", 12, false, false),
    ("<p style='font-style:italic'>a", 12, false, true),
    ("<i style='font-style:normal'>a", 12, false, false),
    ("<p style='font:italic bold 20px/1.5 Georgia, serif'>a", 20, true, true),
    ("<p style='font-size:1e9px;font-size:nanpx;font-size:-3px'>a", 1, false, false),
  ])
  func fonts(html: String, size: Double, isBold: Bool, isItalic: Bool) throws {
    let font: UIFont = try #require(value(.font, at: "a", in: try read(html)))
    #expect(abs(font.pointSize - size) < 1e-9)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == isItalic)
  }

  @Test(arguments: [
    ("Helvetica Neue", "Helvetica Neue"), ("'No Such', Georgia", "Georgia"),
    ("Nowhere", "Times New Roman"),
    ("-apple-system, Arial", ".AppleSystemUIFont"), ("monospace", "Courier"),
    ("sans-serif", "Helvetica"),
  ])
  func families(list: String, family: String) throws {
    let text = try read("<p style=\"font-family: \(list)\">a")
    let font: UIFont = try #require(value(.font, at: "a", in: text))
    #expect(font.familyName == family)
  }

  @Test(
    arguments: [
      ("red", 1.0, 0.0, 0.0, 1.0), ("#f00", 1, 0, 0, 1), ("#FF0000", 1, 0, 0, 1),
      ("#0f08", 0, 1, 0, 136.0 / 255), ("rgb(255, 0, 51)", 1, 0, 0.2, 1),
      ("rgba(0,0,255,.5)", 0, 0, 1, 0.5), ("rgb(100% 0% 20%)", 1, 0, 0.2, 1),
      ("nonsense", 0, 0, 0, 1),
      ("#12", 0, 0, 0, 1), ("rgb(1,2)", 0, 0, 0, 1),
    ] as [(String, Double, Double, Double, Double)])
  func colors(name: String, red: Double, green: Double, blue: Double, alpha: Double) throws {
    let text = try read("<span style='color:\(name)'>a</span>")
    let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    #expect(value(.foregroundColor, at: "a", in: text) == color)
  }

  @Test func decorationsGoOnInside() throws {
    let text = try read("<u>a<b>b<s>c</s></b></u><del>d</del>e<sup>f</sup><sub>g</sub>")
    let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle]
    let found = "abcde".map { piece in
      keys.map { (value($0, at: String(piece), in: text) as Int?) ?? 0 }
    }
    #expect(found == [[1, 0], [1, 0], [1, 1], [0, 1], [0, 0]])
    let offsets = "efg".map { (value(.baselineOffset, at: String($0), in: text) as Double?) ?? 0 }
    #expect(offsets[0] == 0)
    #expect(offsets[1] > 0)
    #expect(offsets[2] < 0)
  }

  @Test func links() throws {
    let text = try read(
      "<a href='https://a.b/c?d=1&copy=2'>l</a><a name=x>m</a><a href=q style='text-decoration:none;color:red'>n</a>"
    )
    #expect(value(.link, at: "l", in: text) == URL(string: "https://a.b/c?d=1&copy=2"))
    let blue = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    #expect(value(.foregroundColor, at: "l", in: text) == blue)
    #expect(value(.underlineStyle, at: "l", in: text) == 1)
    #expect((value(.link, at: "m", in: text) as URL?) == nil)
    #expect((value(.underlineStyle, at: "n", in: text) as Int?) == nil)
    #expect(
      value(.foregroundColor, at: "n", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func paragraphs() throws {
    let text = try read(
      """
      <p align=right>a</p><center>b</center><p style="text-align:justify;line-height:2;margin:3px 4px 5px 6px">c</p>\
      <blockquote>d</blockquote><h1>e</h1><ul><li>f<ul><li>g</ul></ul><p dir=rtl>h</p>
      """)
    func style(_ piece: String) throws -> NSParagraphStyle {
      try #require(value(.paragraphStyle, at: piece, in: text))
    }
    #expect(try style("a").alignment == .right)
    #expect(try style("a").paragraphSpacing == 12)
    #expect(try style("b").alignment == .center)
    let own = try style("c")
    #expect(own.alignment == .justified)
    #expect(own.minimumLineHeight == 24)
    #expect(own.paragraphSpacingBefore == 3)
    #expect(own.paragraphSpacing == 5)
    #expect(own.headIndent == 6)
    #expect(own.firstLineHeadIndent == 6)
    #expect(own.tailIndent == -4)
    #expect(try style("d").headIndent == 40)
    #expect(abs(try style("e").paragraphSpacing - 16.08) < 1e-9)
    #expect(try style("f").headIndent == 36)
    #expect(try style("f").firstLineHeadIndent == 0)
    #expect(try style("f").tabStops.map(\.location) == [11, 36])
    #expect(try style("g").tabStops.map(\.location) == [47, 72])
    #expect(try style("h").baseWritingDirection == .rightToLeft)
    #expect(try style("h").headIndent == 0)
  }

  @Test func rulesByElementClassAndID() throws {
    let text = try read(
      """
      <style><!-- p, li { color: lime } .big { font-size: 20px } p.big { font-size: 30px } /* x } */
      #one { color: blue } @media print { p { color: white } } @import "x"; div p { color: red } --></style>
      <p>a</p><p class="x big">b</p><i class=big>c</i><p id=one class=big>d</p><p style="color:red">e</p>
      """)
    func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
    let colors = "abcde".map { value(.foregroundColor, at: String($0), in: text) as UIColor? }
    #expect(
      colors == [color(0, 1, 0), color(0, 1, 0), color(0, 0, 0), color(0, 0, 1), color(1, 0, 0)])
    let sizes = "abcde".map { (value(.font, at: String($0), in: text) as UIFont?)?.pointSize }
    #expect(sizes == [12, 30, 20, 30, 12])
  }

  @Test func whatIsLeftOpenGoesOn() throws {
    let text = try read("<p><b>a</p><p>b</b>c</p><table><tr><td><i>d<td>e</table>")
    let traits = "abcde".map {
      (value(.font, at: String($0), in: text) as UIFont?)?.fontDescriptor.symbolicTraits
    }
    #expect(traits == [.traitBold, .traitBold, [], .traitItalic, []])
  }
}
