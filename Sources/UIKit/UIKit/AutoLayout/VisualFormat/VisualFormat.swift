/// The content of a visual format string, before its names are looked up.
///
///     H:|-[title(>=60@750)]-gap-[icon(24)]-|
///
/// The grammar is Apple's, from the Auto Layout Guide's appendix "Visual Format Language":
///
///     format     (H: | V:)? ('|' connection)? view (connection view)* (connection '|')?
///     view       '[' name predicates? ']'
///     connection '' | '-' | '-' (number | name | predicates) '-'
///     predicates '(' predicate (',' predicate)* ')'
///     predicate  ('==' | '<=' | '>=')? (number | name) ('@' (number | name))?
struct VisualFormat: Equatable {
  /// A name in the string.
  struct Name: Equatable {
    var text: String
    /// The position behind its last character.
    var end: Int
  }

  enum Value: Equatable {
    case number(Double)
    case name(Name)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// The way from one view to the next, or to the superview's edge.
  enum Gap: Equatable {
    /// Nothing between: they touch.
    case flush
    /// The system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    var name: Name
    /// About its width in a row, its height in a column.
    var predicates: [Predicate] = []
    /// The position behind its bracket.
    var end: Int
  }

  /// Without white space: positions count in this.
  var text: String
  var axis = NSLayoutConstraint.Axis.horizontal
  /// From the superview's near edge to the first view, if the string begins with it.
  var opening: Gap?
  var views: [View] = []
  /// Between neighbours: one less than there are views.
  var gaps: [Gap] = []
  /// From the last view to the superview's far edge.
  var closing: Gap?
}
