import QuartzCore
import Stage

/// Small layer trees, each for one feature that both compositors have to draw alike.
@MainActor struct LayerScene {
  let name: String
  private let build: @MainActor (CALayer) -> Void

  init(_ name: String, _ build: @escaping @MainActor (CALayer) -> Void) {
    self.name = name
    self.build = build
  }

  func tree(size: CGSize, scale: CGFloat) -> LayerTree {
    let loop = RenderLoop()
    loop.makeCurrent()
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    root.contentsScale = scale
    build(root)
    loop.addRoot(root)
    loop.commit()
    let tree = loop.layerTree(root: root)
    return LayerTree(root: tree.root, size: size, scale: scale)
  }
}

@MainActor enum LayerScenes {
  static let all: [LayerScene] = [
    LayerScene("backgrounds") { root in
      for index in 0..<12 {
        let layer = box(
          20 + CGFloat(index % 3) * 110, 20 + CGFloat(index / 3) * 110, 90, 90, hue: index)
        layer.cornerRadius = CGFloat(index) * 4
        layer.opacity = 1 - Float(index) / 20
        root.addSublayer(layer)
      }
    },
    LayerScene("patterns") { root in
      for index in 0..<6 {
        let layer = CALayer()
        layer.frame = CGRect(
          x: 20 + CGFloat(index % 2) * 170, y: 20 + CGFloat(index / 2) * 200, width: 150,
          height: 180)
        let size = CGSize(width: 30 + 7 * CGFloat(index), height: 20)
        let pattern = CGPattern(image: checkers(60, 40), size: size)!
        layer.backgroundColor = CGColor(pattern: pattern).copy(alpha: 1 - CGFloat(index) / 10)
        layer.bounds.origin = CGPoint(x: index % 3 * 4, y: index * 5)
        layer.cornerRadius = CGFloat(index) * 6
        layer.opacity = index == 5 ? 0.5 : 1
        if index == 4 { layer.contents = checkers(20, 20) }
        if index == 4 { layer.contentsGravity = .center }
        if index == 5 { layer.addSublayer(box(20, 20, 60, 60, hue: 3)) }
        root.addSublayer(layer)
      }
    },
    LayerScene("corners") { root in
      let masks: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        [.layerMinXMinYCorner, .layerMaxXMinYCorner],
      ]
      for (index, mask) in masks.enumerated() {
        for (column, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
          let layer = box(
            20 + CGFloat(column) * 170, 20 + CGFloat(index) * 120, 150, 100, hue: index)
          layer.cornerRadius = 28
          layer.maskedCorners = mask
          layer.cornerCurve = curve
          layer.borderWidth = 5
          layer.borderColor = color(0.1, 0.1, 0.3, 0.8)
          root.addSublayer(layer)
        }
      }
    },
    LayerScene("group-opacity") { root in
      let group = box(40, 40, 280, 280, hue: 1)
      group.opacity = 0.5
      for index in 0..<4 {
        group.addSublayer(box(CGFloat(index) * 50, CGFloat(index) * 40, 120, 120, hue: index + 2))
      }
      root.addSublayer(box(20, 160, 330, 40, hue: 7))
      root.addSublayer(group)
    },
    LayerScene("clipping") { root in
      let outer = box(30, 40, 300, 300, hue: 0)
      outer.cornerRadius = 60
      outer.masksToBounds = true
      outer.bounds.origin = CGPoint(x: 25, y: -30)
      for index in 0..<6 {
        let inner = box(CGFloat(index) * 60, CGFloat(index) * 55 - 40, 120, 90, hue: index + 1)
        inner.masksToBounds = true
        inner.cornerRadius = 12
        inner.addSublayer(box(60, 45, 120, 90, hue: index + 4))
        outer.addSublayer(inner)
      }
      root.addSublayer(outer)
    },
    LayerScene("shadows") { root in
      for index in 0..<4 {
        let layer = box(40, 40 + CGFloat(index) * 150, 120, 90, hue: index)
        layer.shadowOpacity = 0.6
        layer.shadowRadius = CGFloat(index) * 6 + 2
        layer.shadowOffset = CGSize(width: 6, height: 10)
        layer.cornerRadius = 16
        root.addSublayer(layer)
        let custom = box(210, 40 + CGFloat(index) * 150, 120, 90, hue: index + 4)
        custom.shadowOpacity = 0.8
        custom.shadowRadius = 5
        custom.shadowOffset = .zero
        custom.shadowPath = CGPath(
          ellipseIn: CGRect(x: -10, y: 20, width: 140, height: 90), transform: nil)
        root.addSublayer(custom)
      }
    },
    LayerScene("masks") { root in
      let layer = box(30, 30, 300, 300, hue: 2)
      layer.addSublayer(box(50, 50, 200, 120, hue: 5))
      let mask = CAShapeLayer()
      mask.frame = layer.bounds
      mask.path = CGPath(ellipseIn: CGRect(x: 20, y: 40, width: 240, height: 200), transform: nil)
      mask.fillColor = color(0, 0, 0, 0.8)
      layer.mask = mask
      root.addSublayer(layer)
      let faded = box(30, 370, 300, 200, hue: 6)
      let gradient = CAGradientLayer()
      gradient.frame = faded.bounds
      gradient.colors = [color(0, 0, 0, 1), color(0, 0, 0, 0)]
      faded.mask = gradient
      root.addSublayer(faded)
    },
    LayerScene("gradients") { root in
      let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]
      for (index, kind) in kinds.enumerated() {
        for column in 0..<2 {
          let layer = CAGradientLayer()
          layer.type = kind
          layer.frame = CGRect(
            x: 20 + CGFloat(column) * 170, y: 20 + CGFloat(index) * 200, width: 150, height: 180)
          layer.colors = [color(1, 0.2, 0.1, 1), color(1, 0.9, 0.2, 1), color(0.1, 0.4, 1, 1)]
          if column == 1 { layer.locations = [0.1, 0.3, 0.9] }
          layer.startPoint = kind == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
          layer.endPoint = CGPoint(x: 1, y: kind == .conic ? 0.5 : 1)
          layer.cornerRadius = column == 1 ? 30 : 0
          root.addSublayer(layer)
        }
      }
    },
    LayerScene("shapes") { root in
      for index in 0..<6 {
        let layer = CAShapeLayer()
        layer.frame = CGRect(
          x: 20 + CGFloat(index % 2) * 170, y: 20 + CGFloat(index / 2) * 200, width: 150,
          height: 180)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 130, y: 30))
        path.addCurve(
          to: CGPoint(x: 20, y: 160), control1: CGPoint(x: 160, y: 120),
          control2: CGPoint(x: 60, y: 60))
        path.addQuadCurve(to: CGPoint(x: 120, y: 150), control: CGPoint(x: 70, y: 190))
        layer.path = path
        layer.fillColor = index % 2 == 0 ? color(0.2, 0.7, 0.5, 0.6) : nil
        layer.strokeColor = color(0.2, 0.1, 0.5, 1)
        layer.lineWidth = CGFloat(index) * 2 + 1
        layer.lineCap = [.butt, .round, .square][index % 3]
        layer.lineJoin = [.miter, .round, .bevel][index % 3]
        if index == 3 { layer.lineDashPattern = [12, 8] }
        if index == 5 { (layer.strokeStart, layer.strokeEnd) = (0.2, 0.7) }
        root.addSublayer(layer)
      }
    },
    LayerScene("contents") { root in
      let picture = checkers(60, 40)
      let gravities: [CALayerContentsGravity] = [
        .center, .top, .bottomRight, .left, .resize, .resizeAspect, .resizeAspectFill, .topLeft,
      ]
      for (index, gravity) in gravities.enumerated() {
        let layer = box(
          20 + CGFloat(index % 2) * 170, 20 + CGFloat(index / 2) * 150, 150, 120, hue: index)
        layer.contents = picture
        layer.contentsScale = 2
        layer.contentsGravity = gravity
        layer.masksToBounds = index % 2 == 0
        if index == 4 {
          layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
        }
        if index == 7 { layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }
        root.addSublayer(layer)
      }
    },
    // Trees with only pictures, which the page draws on a fast path, and one that needs the full path.
    LayerScene("sprites") { root in
      let picture = checkers(240, 160)
      let parent = CALayer()
      parent.bounds = CGRect(x: 30, y: -20, width: 375, height: 667)
      parent.position = CGPoint(x: 187.5, y: 333.5)
      parent.setAffineTransform(CGAffineTransform(rotationAngle: 0.05))
      root.addSublayer(parent)
      for index in 0..<12 {
        let layer = CALayer()
        layer.contents = picture
        layer.anchorPoint = CGPoint(x: 0.5, y: CGFloat(index % 4) / 3)
        layer.bounds = CGRect(x: 7, y: 3, width: 96, height: 64)
        layer.position = CGPoint(
          x: 110 + CGFloat(index % 3) * 110, y: 60 + CGFloat(index / 3) * 150)
        let size = 1.2 - CGFloat(index) * 0.08
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: CGFloat(index) * 0.5).scaledBy(x: size, y: -size))
        layer.opacity = index % 3 == 1 ? 0.6 : 1
        if index % 4 == 2 { layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1) }
        if index == 5 {
          layer.contents = checkers(30, 20)
          layer.magnificationFilter = .nearest
        }
        if index == 7 { layer.minificationFilter = .nearest }
        parent.addSublayer(layer)
      }
    },
    LayerScene("sprites with gaps") { root in
      let picture = ringAndDots(90)
      for index in 0..<24 {
        let layer = CALayer()
        layer.contents = picture
        layer.bounds = CGRect(x: 0, y: 0, width: 70, height: 62)
        layer.position = CGPoint(
          x: 52.3 + CGFloat(index % 4) * 90.4, y: 60.7 + CGFloat(index / 4) * 105.3)
        let size = 0.7 + CGFloat(index / 8) * 0.4
        // Upright, mirrored along each axis and both, and the same rotated by 90 degrees.
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: index % 8 < 4 ? 0 : .pi / 2)
            .scaledBy(x: index % 2 == 0 ? size : -size, y: index % 4 < 2 ? size : -size))
        root.addSublayer(layer)
      }
    },
    LayerScene("enlarged") { root in
      let context = CGContext(lazyBitmapOfSize: CGSize(width: 32, height: 24), scale: 1)
      for x in 0..<32 {
        for y in 0..<24 {
          context.setFillColor(color(CGFloat(x) / 32, CGFloat(y) / 24, 0.5, 1))
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      for index in 0..<4 {
        let layer = CALayer()
        layer.contents = context.makeImage()
        layer.masksToBounds = true
        layer.cornerRadius = CGFloat(index) * 30
        layer.bounds = CGRect(x: 0, y: 0, width: 150.3 + CGFloat(index) * 60, height: 130.6)
        layer.position = CGPoint(x: 187.2, y: 80.4 + CGFloat(index) * 150.7)
        root.addSublayer(layer)
      }
    },
    LayerScene("transforms") { root in
      for index in 0..<6 {
        let layer = box(
          60 + CGFloat(index % 2) * 170, 60 + CGFloat(index / 2) * 180, 100, 100, hue: index)
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: CGFloat(index) * 0.3).scaledBy(
            x: 1 + CGFloat(index) * 0.05, y: 0.9))
        layer.cornerRadius = 10
        layer.addSublayer(box(10, 10, 40, 40, hue: index + 3))
        root.addSublayer(layer)
      }
    },
    LayerScene("perspective") { root in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      root.sublayerTransform = perspective
      for index in 0..<3 {
        let layer = box(90, 40 + CGFloat(index) * 200, 180, 160, hue: index)
        layer.transform = CATransform3DMakeRotation(CGFloat(index) * 0.4 + 0.3, 0.4, 1, 0)
        layer.addSublayer(box(20, 20, 60, 60, hue: index + 4))
        root.addSublayer(layer)
      }
    },
    LayerScene("backdrop") { root in
      for index in 0..<12 {
        root.addSublayer(
          box(CGFloat(index % 4) * 95, CGFloat(index / 4) * 70, 80, 60, hue: index))
      }
      let bar = BackdropLayer()
      bar.frame = CGRect(x: 0, y: 0, width: 375, height: 103)
      bar.backdrop = Backdrop(
        blurRadius: 10, saturation: 1.8, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.6))
      root.addSublayer(bar)
      let card = BackdropLayer()
      card.frame = CGRect(x: 60, y: 120, width: 220, height: 80)
      card.cornerRadius = 20
      card.backdrop = Backdrop(
        blurRadius: 6, saturation: 1, tint: RGBA(red: 0, green: 0, blue: 0, alpha: 0.2))
      root.addSublayer(card)
    },
    LayerScene("replicator") { root in
      let ring = CAReplicatorLayer()
      ring.frame = CGRect(x: 30, y: 30, width: 300, height: 300)
      ring.instanceCount = 8
      ring.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      ring.instanceColor = color(1, 0.9, 0.4, 1)
      ring.instanceRedOffset = -0.1
      ring.instanceAlphaOffset = -0.08
      let petal = box(130, 20, 40, 80, hue: 3)
      petal.cornerRadius = 12
      let picture = CALayer()
      picture.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
      picture.contents = checkers(60, 60)
      petal.addSublayer(picture)
      ring.addSublayer(petal)
      root.addSublayer(ring)
    },
    LayerScene("emitter") { root in
      for (row, mode) in [CAEmitterLayerRenderMode.additive, .oldestFirst].enumerated() {
        let area = box(20, 20 + CGFloat(row) * 310, 330, 290, hue: 1)
        area.backgroundColor = color(0.2, 0.2, 0.4, 1)
        let emitter = CAEmitterLayer()
        emitter.frame = area.bounds
        emitter.emitterPosition = CGPoint(x: 165, y: 145)
        emitter.beginTime = -3
        emitter.renderMode = mode
        let cell = CAEmitterCell()
        cell.contents = ringAndDots(80)
        cell.birthRate = 8
        cell.lifetime = 3
        cell.velocity = 45
        cell.velocityRange = 20
        cell.emissionRange = .pi * 2
        cell.spin = 1
        cell.scale = 0.6
        cell.scaleSpeed = 0.1
        cell.greenRange = 0.5
        cell.alphaSpeed = -0.2
        emitter.emitterCells = [cell]
        area.addSublayer(emitter)
        root.addSublayer(area)
      }
    },
  ]

  // MARK: Parts

  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor
  {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, hue: Int
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    let part = CGFloat(hue % 8) / 8
    layer.backgroundColor = color(
      0.2 + 0.8 * part, 0.9 - 0.7 * part, hue % 2 == 0 ? 0.3 : 0.9, 1)
    return layer
  }

  private static func checkers(_ width: Int, _ height: Int) -> CGImage {
    let context = CGContext(
      lazyBitmapOfSize: CGSize(width: width, height: height), scale: 1)
    for y in 0..<height / 10 {
      for x in 0..<width / 10 {
        context.setFillColor(
          (x + y) % 2 == 0
            ? color(0.1, 0.1, 0.4, 1) : color(1, CGFloat(x) / 6, CGFloat(y) / 4, 0.7))
        context.fill(CGRect(x: x * 10, y: y * 10, width: 10, height: 10))
      }
    }
    return context.makeImage()!
  }

  /// Returns a picture that is mostly empty, in the middle of rows too, and has no mirror symmetry.
  private static func ringAndDots(_ side: Int) -> CGImage {
    let context = CGContext(
      lazyBitmapOfSize: CGSize(width: side, height: side), scale: 1)
    let whole = CGRect(x: 0, y: 0, width: side, height: side)
    context.setStrokeColor(color(0.1, 0.3, 0.7, 0.8))
    context.setLineWidth(3)
    context.strokeEllipse(in: whole.insetBy(dx: 2, dy: 2))
    context.setFillColor(color(0.8, 0.2, 0.1, 1))
    for index in 0..<5 {
      context.fillEllipse(
        in: CGRect(x: 22 + index * 9, y: 30 + index * index * 2, width: 3 + index, height: 6))
    }
    return context.makeImage()!
  }
}
