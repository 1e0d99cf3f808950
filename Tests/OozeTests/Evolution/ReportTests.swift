import Foundation
import FoundationXML
import Micro
import Testing

@testable import ooze

@Suite("Report") struct ReportTests {
  /// The text of every `text` element, or `nil` if it isn't well-formed.
  private func texts(_ svg: SVG) -> [String]? {
    final class Reader: NSObject, XMLParserDelegate {
      var texts: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
      ) {
        if name == "text" { texts.append("") }
      }
      func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !texts.isEmpty { texts[texts.count - 1] += string }
      }
    }
    let parser = XMLParser(data: Data(svg.element.utf8))
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader.texts : nil
  }

  private static let hostile = "<b>&\"'\u{e9}"

  @Test("plots are well-formed whatever their names are, and with nothing in them")
  func wellFormed() throws {
    let point = LinePlot.Point(x: 500, y: 2, interval: 1...3)
    let curves = [
      LinePlot.Curve(name: Self.hostile, style: "evolving", points: [point]),
      LinePlot.Curve(name: "", style: "evolving", points: []),
    ]
    for curves in [curves, []] {
      let plot = LinePlot(title: Self.hostile, xTitle: "x", yTitle: "y", curves: curves)
      let found = try #require(texts(plot.svg))
      #expect(found.contains(Self.hostile) == !curves.isEmpty)
      // A curve without a name is not in the legend.
      #expect(!found.contains(""))
    }
    for names in [[], [Self.hostile], ["0", "500"]] {
      let plot = MatrixPlot(
        title: "m", names: names, values: names.map { _ in names.map { _ in 0.5 } }, rowTitle: "r",
        columnTitle: "c")
      #expect(texts(plot.svg) != nil)
    }
  }

  @Test(
    "ticks cover their range with round steps",
    arguments: [0.001, 0.3, 1, 1.2, 7, 10, 99, 500, 12_345, 1e6])
  func ticks(end: Double) {
    let ticks = Ticks(covering: 0...end)
    #expect(ticks.end >= end)
    #expect(ticks.values.first == 0)
    #expect((3...12).contains(ticks.values.count))
    let step = ticks.values[1]
    let mantissa = step / pow(10, floor(log10(step) + 1e-9))
    #expect([1.0, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-6 })
  }

  @Test("a span of time as people say it")
  func span() {
    #expect(ProgressLine.span(0) == "0 s")
    #expect(ProgressLine.span(59.4) == "59 s")
    #expect(ProgressLine.span(59.6) == "1 min 0 s")
    #expect(ProgressLine.span(125) == "2 min 5 s")
    #expect(ProgressLine.span(12_000) == "3 h 20 min")
  }

  @Test("results keep their order on any number of threads", arguments: [1, 2, 7])
  func order(threads: Int) async {
    let numbers = Array(0..<100)
    let squares = await parallelMap(numbers, threads: threads) { $0 * $0 }
    #expect(squares == numbers.map { $0 * $0 })
  }
}
