import MicroApp
import StageBrowser

extension StageServer {
  /// Lets the page share and record what the game hands over.
  var handover: Handover {
    Handover(
      file: { [weak self] name, type, data in
        guard data.count <= HandedFile.maximumLength else { return }
        self?.handOver(HandedFile(name: name, type: type, data: data))
      },
      film: { [weak self] name, area, seconds in
        self?.film(
          FilmRequest(name: "\(name).webm", area: area, seconds: seconds.clamped(to: 0.1...60)))
      })
  }
}
