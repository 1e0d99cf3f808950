extension String {
  /// The offsets between characters in UTF-16 units, from 0 to the end.
  var characterOffsets: [Int] { indices.map { $0.utf16Offset(in: self) } + [utf16.count] }
}
