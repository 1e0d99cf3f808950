/// An end of a table's section, which a view or a title can be at.
package enum SectionEnd: Int, CaseIterable, Sendable {
  case header, footer
}
