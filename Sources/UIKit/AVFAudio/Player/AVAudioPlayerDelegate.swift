import Foundation

/// Methods that are called about a player. All of them are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has finished, after all its loops. Stopping the player doesn't call it.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
