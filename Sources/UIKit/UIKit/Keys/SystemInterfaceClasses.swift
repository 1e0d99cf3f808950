import OozeKernel

@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  InterfaceClasses.table.register { SystemObjects.elements }
  ArchivedClass.list.register { SystemObjects.archivedClasses }
  ObjectArchives.archiving.register(ViewArchive.self)
}
