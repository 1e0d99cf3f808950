import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct KeyPathTests {
  @Test func everyNumberCanBeSetAndRead() {
    for path in [
      "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
      "bounds.size.height", "anchorPoint.x", "anchorPointZ", "zPosition", "opacity",
      "cornerRadius", "borderWidth", "shadowRadius", "shadowOpacity", "shadowOffset.width",
      "shadowOffset.height", "transform.scale", "transform.scale.x", "transform.scale.y",
      "transform.rotation", "transform.rotation.x", "transform.rotation.y",
      "transform.rotation.z", "transform.translation.x", "transform.translation.y",
      "transform.translation.z", "sublayerTransform.rotation.y", "contentsRect.size.width",
      "contentsScale",
    ] {
      let layer = CALayer()
      layer.setValue(0.75, forKeyPath: path)
      let read = layer.value(forKeyPath: path) as? CGFloat
      #expect(abs((read ?? .nan) - 0.75) < 1e-9, "\(path): \(String(describing: read))")
    }
  }

  @Test func partsOfATransformKeepTheOthers() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    for (path, value) in [
      ("scale.x", 2.0), ("scale.y", 3), ("rotation.z", 0.5), ("translation.x", 7),
    ] {
      let read = layer.value(forKeyPath: "transform.\(path)") as! CGFloat
      #expect(abs(read - CGFloat(value)) < 1e-9, "\(path)")
    }
    #expect(abs(layer.transform.m11 - 2 * cos(0.5)) < 1e-9)
    #expect(abs(layer.transform.m21 + 3 * sin(0.5)) < 1e-9)
  }

  @Test func rotationAboutEveryAxisComesBack() {
    for x in stride(from: -1.4, through: 1.4, by: 0.35) {
      for y in stride(from: -1.4, through: 1.4, by: 0.35) {
        for z in stride(from: -3.0, through: 3, by: 0.75) {
          let layer = CALayer()
          layer.setValue(x, forKeyPath: "transform.rotation.x")
          layer.setValue(y, forKeyPath: "transform.rotation.y")
          layer.setValue(z, forKeyPath: "transform.rotation.z")
          for (axis, value) in [("x", x), ("y", y), ("z", z)] {
            let read = layer.value(forKeyPath: "transform.rotation.\(axis)") as! CGFloat
            #expect(abs(Double(read) - value) < 1e-9)
          }
        }
      }
    }
  }

  @Test func wholePropertiesAndNothing() {
    let layer = CAShapeLayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "bounds")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.setValue(nil, forKeyPath: "fillColor")
    #expect(layer.fillColor == nil)
    layer.setValue(CGColor.red, forKey: "strokeColor")
    #expect(layer.strokeColor?.rgba.red == 1)
    layer.setValue(true, forKey: "hidden")
    #expect(layer.isHidden)
    layer.setValue(NSNumber(value: 4), forKeyPath: "lineWidth")
    #expect(layer.lineWidth == 4)
  }

  @Test func boxedTransforms() {
    let transform = CATransform3DMakeRotation(1, 0, 1, 0)
    let value = NSValue(caTransform3D: transform)
    #expect(value.caTransform3DValue == transform)
    let layer = CALayer()
    layer.setValue(value, forKeyPath: "transform")
    #expect(layer.transform == transform)
  }

  @Test func defaultValues() {
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? CGFloat == 3)
    #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
    #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
    #expect(CALayer.defaultValue(forKey: "cornerRadius") == nil)
  }
}
