extension LinkType {
  /// The name in genome files and on the screen: lower case, words joined by hyphens.
  public var name: String {
    switch self {
    case .strut: "strut"
    case .spring: "spring"
    case .body: "body"
    case .fin: "fin"
    case .muscle: "muscle"
    case .hingeMuscle: "hinge-muscle"
    case .tentacle: "tentacle"
    case .nerve: "nerve"
    }
  }

  /// Its purpose, in one sentence.
  public var purpose: String {
    switch self {
    case .strut: "Keeps its length. Water passes through it, so it braces without braking."
    case .spring: "Gives way and comes back; tears when stretched too far."
    case .body: "Slides through water better along than across, and bends a little."
    case .fin: "Pushes more water than any other link, and tears easily."
    case .muscle: "Lengthens and shortens with the body's wave, as the brain commands."
    case .hingeMuscle: "Bends the body at its far end with the wave: the best swimmer."
    case .tentacle: "Pulls but never pushes, and stretches far."
    case .nerve: "Carries signals and energy. Cut it, and the organ is numb."
    }
  }
}
