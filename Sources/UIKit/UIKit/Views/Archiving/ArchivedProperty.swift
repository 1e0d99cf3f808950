/// A property that views of a class write to archives.
@MainActor struct ArchivedProperty {
  let write: (_ view: AnyObject, _ archive: ViewArchive) -> Void
  let read: (_ view: AnyObject, _ archive: ViewArchive) -> Void

  init<View: UIView>(
    of _: View.Type, write: @escaping @MainActor (View, ViewArchive) -> Void,
    read: @escaping @MainActor (View, ViewArchive) -> Void
  ) {
    self.write = { view, archive in (view as? View).map { write($0, archive) } }
    self.read = { view, archive in (view as? View).map { read($0, archive) } }
  }

  init<View: UIView, Value: ArchivableValue>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ key: String
  ) {
    self.init(key, of: View.self) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A value that isn't a property of Swift's.
  init<View: UIView, Value: ArchivableValue>(
    _ key: String, of _: View.Type, get: @escaping @MainActor (View) -> Value,
    set: @escaping @MainActor (View, Value) -> Void
  ) {
    self.init(of: View.self) { view, archive in
      archive.encode(get(view), forKey: key)
    } read: { view, archive in
      if let value = archive.decode(Value.self, forKey: key) { set(view, value) }
    }
  }

  /// A part that the view makes for itself when it is first asked for, such as a label. `existing` doesn't make it.
  init<View: UIView, Part: UIView>(
    part made: KeyPath<View, Part?>, ifThere existing: KeyPath<View, Part?>, _ key: String
  ) {
    self.init(of: View.self) { view, archive in
      if let part = view[keyPath: existing] { archive.part(key).write(part) }
    } read: { view, archive in
      let part = archive.part(key)
      if part.isWritten, let made = view[keyPath: made] { part.readAll(of: made) }
    }
  }
}
