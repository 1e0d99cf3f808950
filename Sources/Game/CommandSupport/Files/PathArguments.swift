import ArgumentParser

/// A path as a word of a command line. An empty word names nothing: elsewhere it would be the current folder.
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

/// A folder in which a command keeps what it does, and reads it again.
package struct FolderPath: PathArgument {
  package let path: String

  package init(path: String) { self.path = path }
}
