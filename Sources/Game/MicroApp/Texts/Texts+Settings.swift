@available(iOS 16, *)
extension Texts {
  func name(of appearance: Appearance) -> String {
    switch appearance {
    case .system: self[SettingsText.appearanceSystem]
    case .dark: self[SettingsText.appearanceDark]
    case .light: self[SettingsText.appearanceLight]
    }
  }

  func name(of palette: Settings.PaletteChoice) -> String {
    switch palette {
    case .standard: self[SettingsText.paletteStandard]
    case .colourBlind: self[SettingsText.paletteColourBlind]
    }
  }

  func detail(of palette: Settings.PaletteChoice) -> String? {
    switch palette {
    case .standard: nil
    case .colourBlind: self[SettingsText.paletteColourBlindDetail]
    }
  }

  func name(of loudness: Settings.Loudness) -> String {
    switch loudness {
    case .full: self[SettingsText.loudnessFull]
    case .quieter: self[SettingsText.loudnessQuieter]
    case .quietest: self[SettingsText.loudnessQuietest]
    }
  }

  func name(of steering: Settings.SteeringChoice) -> String {
    switch steering {
    case .pointer: self[SettingsText.steeringPointer]
    case .thumbPad: self[SettingsText.steeringPad]
    }
  }

  func detail(of steering: Settings.SteeringChoice) -> String? {
    switch steering {
    case .pointer: self[SettingsText.steeringPointerDetail]
    case .thumbPad: self[SettingsText.steeringPadDetail]
    }
  }

  func name(of profile: Profile) -> String {
    profile.name.isEmpty ? self[SettingsText.player, ["number": "\(profile.id)"]] : profile.name
  }
}
