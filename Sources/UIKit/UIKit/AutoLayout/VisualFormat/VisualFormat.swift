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
    /// The position after its last character.
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

  /// The gap between two views, or between a view and the superview's edge.
  enum Gap: Equatable {
    /// No gap: they touch.
    case flush
    /// The system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  struct Item: Equatable {
    var name: Name
    /// The conditions on its width in a row, or its height in a column.
    var predicates: [Predicate] = []
    /// The position after its bracket.
    var end: Int
  }

  /// The string without white space; positions refer to it.
  var text: String
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap from the superview's near edge to the first view, if the string begins with it.
  var opening: Gap?
  var views: [Item] = []
  /// The gaps between neighbours: one less than there are views.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview's far edge.
  var closing: Gap?
}
