import MapKit
import UIKit
import WebKit

public class PageController: UIViewController, WKNavigationDelegate {
  public var log: [String] = []
  private lazy var web = WKWebView(frame: .zero)
  private let label: UILabel = {
    let label = UILabel()
    label.text = "page"
    return label
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
    view.addSubview(web)
    view.addSubview(label)
    web.navigationDelegate = self
    if let map = view as? MKMapView {
      map.showsScale = true
      log.append("map")
    } else if view is WKWebView {
      log.append("web")
    } else {
      log.append("neither")
    }
    log.append(kind(of: view) + " \(view.subviews.count)")
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log.append("finished")
  }

  private func kind(of view: UIView) -> String {
    guard !view.isHidden else { return "hidden" }
    guard let map = view as? MKMapView else { return "plain" }
    return "map \(map.region)"
  }

  public func number(of view: UIView) -> Int {
    let number: Int
    if let map = view as? MKMapView {
      number = map.annotations.count
    } else {
      number = 7
    }
    return number
  }

  public func later(_ done: @escaping (String) -> Void) {
    let load = {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      done("loaded")
    }
    load()
  }
}

final class PinView: MKAnnotationView {
  func pin() {}
}

public func pins(in view: UIView) -> Int { view.subviews.filter { $0 is PinView }.count }
