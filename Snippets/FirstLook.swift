// Shows an elastic header that a finger pulls down, without a Mac.

// snippet.hide
#if canImport(Stage)
  // snippet.show
  import ElasticHeaders
  import Stage
  import UIKit

  let table = ElasticHeaderTableView(frame: .zero, style: .plain)
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
  header.backgroundColor = .systemTeal
  table.tableHeaderView = header
  let controller = UITableViewController()
  controller.tableView = table

  let stage = Stage(device: .iPhone14Pro)
  stage.show(UINavigationController(rootViewController: controller))
  print("at rest:", header.frame)

  let finger = CGPoint(x: 196, y: 300)
  stage.touchDown(at: finger)
  stage.move(from: finger, by: CGVector(dx: 0, dy: 240), duration: 0.4)
  print("pulled:", header.frame)

  stage.touchUp()
  stage.advance(by: 2)
  print("let go:", header.frame)
// snippet.hide
#endif
