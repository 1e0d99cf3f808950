import ArgumentParser

/// A path on the command line. An empty word is refused: elsewhere it would be the current folder.
protocol PathArgument: ExpressibleByArgument {
  var path: String { get }
  init(path: String)
}

extension PathArgument {
  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(path: argument)
  }

  var defaultValueDescription: String { path }
}

/// A file that a command writes.
struct OutputPath: PathArgument {
  let path: String
}

/// A file that a command reads.
struct InputPath: PathArgument {
  let path: String
}

/// A folder in which a command keeps its work and reads it again.
struct FolderPath: PathArgument {
  let path: String
}
