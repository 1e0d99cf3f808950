import Testing

@testable import Lowering

struct SelectorNameTests {
  /// The selectors that the iOS compiler generates.
  @Test(arguments: [
    ("tapped", ["_"], "tapped:"), ("tapped", [], "tapped"),
    ("tapped", ["_", "with"], "tapped:with:"),
    ("move", ["to"], "moveTo:"), ("f", ["x"], "fWithX:"), ("move", ["toPoint"], "moveToPoint:"),
    ("moveTo", ["point"], "moveToPoint:"), ("handle", ["url", "from"], "handleWithUrl:from:"),
    ("f", ["_", "_"], "f::"), ("init", ["coder"], "initWithCoder:"),
    ("init", ["from"], "initFrom:"),
    ("load", ["URLString"], "loadWithURLString:"),
    ("tableView", ["_", "didSelectRowAt"], "tableView:didSelectRowAt:"),
    ("open", ["in", "_"], "openIn::"), ("f", ["inset"], "fWithInset:"),
  ])
  func functions(_ base: String, _ labels: [String], _ name: String) {
    #expect(SelectorName.function(base, labels: labels) == name)
  }
}
