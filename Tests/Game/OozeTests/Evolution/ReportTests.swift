import CommandSupport
import Foundation
import FoundationXML
import Micro
import Testing

@testable import ooze

@Suite("Report") struct ReportTests {
  /// Returns the text of every `text` element, or `nil` if the SVG isn't well-formed.
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

  @Test("plots are well-formed for any names, and without content")
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

  /// Returns a crosstable in which every entrant wins three of four bouts.
  private func crosstable(_ count: Int) -> Crosstable {
    var table = Crosstable(count: count)
    for one in 0..<count {
      for other in 0..<one { table[one, other] = Tally(wins: 3, losses: 1) }
    }
    return table
  }

  @Test(
    "pictures are well-formed and no wider than they may be",
    arguments: [PlotWidth.narrow, PlotWidth.wide])
  func widths(width: Double) {
    let point = LinePlot.Point(x: 12_345, y: -200, interval: -250 ... -100)
    let curves = (1...7).map {
      LinePlot.Curve(name: "seed number \($0)", style: "lineage\($0)", points: [point, point])
    }
    var plots: [any Plot] = [
      LinePlot(title: "t", xTitle: "x", yTitle: "y", curves: curves),
      StackPlot(
        title: "t", xTitle: "x", names: (1...8).map { "lineage \($0)" },
        samples: [
          (x: 0, counts: [1, 2, 3, 4, 5, 6, 7, 8]), (x: 9, counts: [8, 7, 6, 5, 4, 3, 2, 1]),
        ]),
      NichePlot(title: "t", entries: []),
      NichePlot(
        title: "t",
        entries: (0..<Behaviour.nicheCount).map {
          .init(niche: $0, count: 1 + $0, best: Float($0) - 9)
        }),
    ]
    for count in [0, 1, 2, 6, 20, 60] {
      let names = (0..<count).map { "\($0 * 500)" }
      plots.append(
        MatrixPlot(
          title: "m", names: names, values: names.map { _ in names.map { _ in 0.5 } },
          rowTitle: "r",
          columnTitle: "c"))
      plots.append(
        AncestorPlot(
          title: Self.hostile, births: (0..<count).map { $0 * 500 }, table: crosstable(count)))
    }
    for plot in plots {
      let svg = plot.drawn(width: width)
      #expect(svg.width <= width, "\(plot)")
      #expect(svg.height > 0)
      #expect(texts(svg) != nil)
      #expect(plot.figure.contains("wide") == !plot.isEmpty)
      #expect(plot.figure.contains("narrow") == !plot.isEmpty)
    }
  }

  @Test("a picture without content is a sentence, and a curve without points isn't in the legend")
  func empty() throws {
    let none = LinePlot.Curve(name: "nothing", style: "x", points: [])
    let point = LinePlot.Point(x: 1, y: 1, interval: 1...1)
    let empty: [any Plot] = [
      LinePlot(title: Self.hostile, xTitle: "x", yTitle: "y", curves: []),
      LinePlot(title: Self.hostile, xTitle: "x", yTitle: "y", curves: [none, none]),
      StackPlot(title: Self.hostile, xTitle: "x", names: ["a"], samples: []),
      StackPlot(title: Self.hostile, xTitle: "x", names: ["a"], samples: [(x: 0, counts: [1])]),
      MatrixPlot(title: Self.hostile, names: [], values: [], rowTitle: "r", columnTitle: "c"),
      AncestorPlot(title: Self.hostile, births: [], table: crosstable(0)),
    ]
    for plot in empty {
      #expect(plot.isEmpty)
      #expect(!plot.figure.contains("<svg"), "\(plot)")
      #expect(plot.figure.contains(SVG.escaped(Self.hostile)), "\(plot)")
    }
    let some = LinePlot(
      title: "t", xTitle: "x", yTitle: "y",
      curves: [none, .init(name: "something", style: "y", points: [point])])
    #expect(some.figure.contains("<svg"))
    let names = try #require(texts(some.drawn(width: PlotWidth.wide)))
    #expect(names.contains("something"))
    #expect(!names.contains("nothing"))
  }

  @Test("a legend fits every name into the available space")
  func legend() throws {
    let names = (1...9).map { "a curve called \($0)" }
    for width in [100.0, 328, 704] {
      let legend = Legend(
        names.map { .init(name: $0, style: "x") }, left: 4, right: width, top: 12)
      var svg = SVG(width: width, height: 12 + legend.height, title: "t")
      legend.draw(into: &svg)
      #expect(try #require(texts(svg)) == names)
      #expect(legend.height >= 18)
      #expect(legend.height <= 9 * 18)
    }
    #expect(Legend([], left: 0, right: 9, top: 0).height == 0)
  }

  @Test("ticks of negative values include zero")
  func negative() {
    for range in [-3.0...7, -250...0.001, -0.2...1000, -80...80] {
      let ticks = Ticks(covering: range)
      #expect(ticks.start <= range.lowerBound)
      #expect(ticks.end >= range.upperBound)
      #expect(ticks.values.contains { abs($0) < 1e-9 })
      #expect(abs(ticks.values[0] - ticks.start) < 1e-9)
    }
  }

  @Test(
    "of curves that never leave zero the axis goes to one, with labels that fit",
    arguments: [0, 1e-15, 1e-9], [0, -1e-12, -1e-9])
  func flat(high: Double, low: Double) {
    let ticks = Ticks(covering: low...high)
    #expect(ticks.start == 0)
    #expect(ticks.end == 1)
    #expect(ticks.values.allSatisfy { ticks.text($0).count <= 3 })
  }

  @Test("a short run is reported as short, also in the singular")
  func shortness() {
    #expect(ReportPage.shortness(points: []) == nil)
    for points in [[5], [9, 5, 7]] { #expect(ReportPage.shortness(points: points) == nil) }
    #expect(ReportPage.shortness(points: [1])?.contains("its curve has 1 point,") == true)
    #expect(
      ReportPage.shortness(points: [6, 2])?.contains("one of its curves has 2 points") == true)
  }

  /// Returns the lines of a dish with niches and lineages for each minute.
  private func statistics(_ minutes: [(niches: String, lineages: String)]) -> String {
    let lines = minutes.enumerated().flatMap { index, minute -> [String] in
      (1...6).map { epoch in
        let time = index * 60 + epoch * 10
        return "\(index * 6 + epoch),\(time),evolving,1,0,0,0,0,0,0,0,0,0,\(minute.lineages),"
          + (epoch == 6 ? minute.niches : "")
      }
    }
    return ([IslandStatistics.header] + lines).joined(separator: "\n") + "\n"
  }

  @Test("variety over time, by minutes")
  func variety() throws {
    // Niche 3 comes and goes; the second lineage never has a twentieth.
    let minutes = (0..<24).map {
      (niches: $0 % 2 == 0 ? "2:5:0.5 3:1:0.1" : "2:6:0.7", lineages: "39 1")
    }
    let series = VarietySeries(statistics: statistics(minutes))
    let moments = series.moments
    #expect(moments.count == 24)
    #expect(moments.map(\.minutes) == (1...24).map(Double.init))
    #expect(moments.map(\.filled) == (0..<24).map { $0 % 2 == 0 ? 2 : 1 })
    #expect(moments.allSatisfy { $0.everFilled == 2 })
    for (index, moment) in moments.enumerated() {
      #expect(moment.lastingNiches == (index < 10 ? nil : 1))
      #expect(moment.lineages == (index < 10 ? nil : 1))
    }
    #expect(series.sentences.count == 3)
    #expect(VarietySeries(statistics: statistics(Array(minutes.prefix(5)))).sentences.isEmpty)
  }

  @Test(
    "invalid parts of the statistics are left out",
    arguments: ["x", "1:2", "200:1:1", "-1:1:1", "1:0:1", "1:9999999999:1", "1:1:nan", "1:1:inf"])
  func hostileNiches(text: String) {
    let series = VarietySeries(statistics: statistics([(niches: text + " 7:2:1.5", lineages: "1")]))
    #expect(series.moments.map(\.filled) == [1])
    let lines = VarietySeries(
      statistics: statistics([(niches: "7:2:1.5", lineages: "9223372036854775807 1")]))
    #expect(lines.moments.isEmpty)
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

  @Test("a span of time in words")
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
    var counts: [Int] = []
    var finished: [Int] = []
    let squares = await parallelMap(
      numbers, threads: threads,
      finished: { count, square in
        counts.append(count)
        finished.append(square)
      }, { $0 * $0 })
    #expect(squares == numbers.map { $0 * $0 })
    // Each is reported once, in whatever order they end.
    #expect(counts == Array(1...100))
    #expect(finished.sorted() == squares)
  }
}
