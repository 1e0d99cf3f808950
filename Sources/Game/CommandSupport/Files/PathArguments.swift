import ArgumentParser

/// A path on the command line. An empty word is refused: elsewhere it would be the current folder.
package protocol PathArgument: ExpressibleByArgument {
  var path: String { get }
  init(path: String)
}

extension PathArgument {
  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(path: argument)
  }

  package var defaultValueDescription: String { path }
}

/// A file that a command writes.
package struct OutputPath: PathArgument {
  package let path: String

  package init(path: String) { self.path = path }
}

/// A file that a command reads.
package struct InputPath: PathArgument {
  package let path: String

  package init(path: String) { self.path = path }
}

/// A folder in which a command keeps its work and reads it again.
package struct FolderPath: PathArgument {
  package let path: String

  package init(path: String) { self.path = path }
}
