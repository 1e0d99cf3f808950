extension SystemObjects {
  /// Registers the properties of drags.
  static func registerDrag() {
    Keys<UIDragInteraction>.register([
      "allowsSimultaneousRecognitionDuringLift": \.allowsSimultaneousRecognitionDuringLift,
      "isEnabled": \.isEnabled,
    ])
    Keys<UIDragItem>.register(["localObject": \.localObject])
    Keys<UIDragPreview>.register([
      "parameters": \.parameters,
      "view": \.view,
    ])
    Keys<UIDropInteraction>.register([
      "allowsSimultaneousDropSessions": \.allowsSimultaneousDropSessions
    ])
    Keys<UIDropProposal>.register([
      "isPrecise": \.isPrecise,
      "prefersFullSizePreview": \.prefersFullSizePreview,
    ])
  }
}
