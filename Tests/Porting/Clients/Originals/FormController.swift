import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc public protocol FormDelegate: AnyObject {
  func formDidLoad(_ form: FormController)
  @objc optional func formDidSave(_ form: FormController)
  @objc optional func form(_ form: FormController, shouldSave text: String) -> Bool
  @objc optional var formTitle: String { get }
}

public class FormController: UIViewController, UITextFieldDelegate {
  @IBOutlet public weak var field: UITextField! {
    didSet { log.append("field") }
  }
  @IBOutlet public var labels: [UILabel]!
  @IBInspectable public var cornerRadius: CGFloat = 0 {
    didSet { log.append("radius \(cornerRadius)") }
  }
  public weak var delegate: FormDelegate?
  public var log: [String] = []
  @objc public dynamic var progress = 0
  @objc public dynamic var name: String = "pond" {
    didSet { log.append("name \(oldValue)") }
  }
  let button = UIButton(type: .system)

  @IBAction public func save(_ sender: UIButton) {
    guard delegate?.form?(self, shouldSave: field?.text ?? "") ?? true else {
      log.append("refused")
      return
    }
    progress += 1
    delegate?.formDidSave?(self)
    log.append("saved")
  }

  @objc private func touched(_ sender: UIButton, forEvent event: UIEvent) {
    log.append("touched \(event.allTouches?.count ?? 0)")
  }

  @objc func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }

  @objc(renamedAction:) func written(_ sender: Any?) { log.append("renamed") }
}

extension FormController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = delegate?.formTitle ?? "none"
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(touched(_:forEvent:)), for: .touchDown)
    view.addSubview(button)
    let area = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    area.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(FormController.tapped)))
    view.addSubview(area)
    view.addGestureRecognizer(
      UISwipeGestureRecognizer(target: self, action: #selector(hideKeyboard)))
    delegate?.formDidLoad(self)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  @objc func described() -> String { "form" }
}

public final class LongFormController: FormController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    log.append("long")
  }

  override func described() -> String { "long " + super.described() }

  public override func save(_ sender: UIButton) {
    log.append("long save")
    super.save(sender)
  }
}

extension UIViewController {
  @objc func hideKeyboard() { view.endEditing(true) }
}

public class Saver: NSObject, FormDelegate {
  public var isWilling = true
  public var saved = 0

  public func formDidLoad(_ form: FormController) { form.log.append("loaded") }
  public func formDidSave(_ form: FormController) { saved += 1 }
  public func form(_ form: FormController, shouldSave text: String) -> Bool { isWilling }
}

public class TitledSaver: Saver {
  public var formTitle: String { "Titled" }
}

public class Titler: NSObject, FormDelegate {
  public func formDidLoad(_ form: FormController) {}
  public var formTitle: String { "Titled" }
}

public func describe(_ form: FormController) -> String { form.described() }

public func saveAction() -> Selector { #selector(FormController.save(_:)) }
