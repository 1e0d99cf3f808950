// The classes of tags, and keys of a program's information. Source: Apple, Core Services, UTType.h.

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

public let kUTExportedTypeDeclarationsKey: CFString = "UTExportedTypeDeclarations"
public let kUTImportedTypeDeclarationsKey: CFString = "UTImportedTypeDeclarations"
public let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
public let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
public let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
public let kUTTypeDescriptionKey: CFString = "UTTypeDescription"
public let kUTTypeIconFileKey: CFString = "UTTypeIconFile"
public let kUTTypeReferenceURLKey: CFString = "UTTypeReferenceURL"
public let kUTTypeVersionKey: CFString = "UTTypeVersion"
