import Foundation

/// Is told what becomes of a player. All members are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound came to its end, after all its loops. Stopping it says nothing.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
