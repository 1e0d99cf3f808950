/// Four hinges that share no cell, solved at once.
///
/// Each is the constraint C = θ − θ0(t) of extended position-based dynamics, with θ from the arm u = xp − xa to w = xc
/// − xp. ∇aθ = u⊥/u², ∇cθ = w⊥/w², and the pivot takes the opposite of both. A hinge therefore changes neither momentum
/// nor angular momentum. Crushed arms act less: see `HingePack+ShortArms.swift`.
struct HingePack {
  var a = SIMD4<Int32>()
  var pivot = SIMD4<Int32>()
  var c = SIMD4<Int32>()
  var angle = SIMD4<Float>()
  /// The change of the angle in each substep of this step.
  var change = SIMD4<Float>()
  /// α/h²
  var compliance = SIMD4<Float>(repeating: 1)
  /// γd
  var damping = SIMD4<Float>()
  /// The largest |λ|, which follows from the largest torque.
  var limit = SIMD4<Float>()

  /// The square of the shortest arm that has a direction.
  private static var shortest: Float { 1e-12 }

  /// Creates empty places, whose hinges bend three cells that never move, in line.
  init(still first: Int32) {
    a = SIMD4(repeating: first)
    pivot = SIMD4(repeating: first + 1)
    c = SIMD4(repeating: first + 2)
  }

  mutating func put(
    _ hinge: PhysicsWorld.HingeDefinition, at place: Int, angle now: Float, mass: [Float]
  ) {
    let h = PhysicsWorld.substep
    // The inertia against turning, for straight arms of length 1, where the pivot moves against both ends.
    let inertia = 1 / (1 / mass[hinge.a] + 4 / mass[hinge.pivot] + 1 / mass[hinge.c])
    a[place] = Int32(hinge.a)
    pivot[place] = Int32(hinge.pivot)
    c[place] = Int32(hinge.c)
    angle[place] = now
    compliance[place] = 1 / (hinge.stiffness * h * h)
    damping[place] = 2 * hinge.dampingRatio * (inertia / hinge.stiffness).squareRoot() / h
    limit[place] = hinge.maximumTorque * h * h
  }

  /// Advances the angles, and returns the impulses, times h, by which the hinges push the cells at `a` and at `c`. The
  /// pivots take the opposite of both.
  ///
  /// `u` and `w` are x, y, vx and vy of the arms; the mobilities are xx, xy and yy. It must not be inlined: next to the
  /// code that gathers cells, the optimizer splits the vectors.
  @inline(never)
  static func turn(
    _ pack: UnsafeMutablePointer<HingePack>, u: FourCells.Lanes, w: FourCells.Lanes,
    mobilityA: FourCells.Lanes, mobilityPivot: FourCells.Lanes, mobilityC: FourCells.Lanes
  ) -> FourCells.Lanes {
    let wanted = pack.pointee.angle + pack.pointee.change
    pack.pointee.angle = wanted
    let uu = u.0 * u.0 + u.1 * u.1
    let ww = w.0 * w.0 + w.1 * w.1
    let shortest = SIMD4<Float>(repeating: shortest)
    let isBlunt = (uu .< shortest) .| (ww .< shortest)
    let inverseU = 1 / uu.replacing(with: 1, where: isBlunt)
    let inverseW = 1 / ww.replacing(with: 1, where: isBlunt)
    var bend = Math.wrapped(
      Math.atan2(u.0 * w.1 - u.1 * w.0, u.0 * w.0 + u.1 * w.1) - wanted)
    var ax = -u.1 * inverseU
    var ay = u.0 * inverseU
    var cx = -w.1 * inverseW
    var cy = w.0 * inverseW
    if any((uu .< shortArm * shortArm) .| (ww .< shortArm * shortArm)) {
      weaken(&bend, &ax, &ay, &cx, &cy, u, w)
    }
    let weight =
      along(ax, ay, mobilityA) + along(cx, cy, mobilityC) + along(ax + cx, ay + cy, mobilityPivot)
    let speed = (cx * w.2 + cy * w.3) - (ax * u.2 + ay * u.3)
    let damping = pack.pointee.damping
    var turn =
      (bend + damping * PhysicsWorld.substep * speed)
      / ((1 + damping) * weight + pack.pointee.compliance)
    let limit = pack.pointee.limit
    turn.replace(with: limit, where: turn .> limit)
    turn.replace(with: -limit, where: turn .< -limit)
    turn.replace(with: 0, where: isBlunt)
    return (-ax * turn, -ay * turn, -cx * turn, -cy * turn)
  }

  /// Returns the energy of a hinge: ½ k C², and beyond its largest torque τ only τ more per radian.
  static func energy(bend: Float, stiffness: Float, maximumTorque: Float) -> Double {
    let bend = Double(bend.magnitude)
    let stiffness = Double(stiffness)
    let edge = Double(maximumTorque) / stiffness
    return bend <= edge
      ? 0.5 * stiffness * bend * bend : Double(maximumTorque) * (bend - 0.5 * edge)
  }

  /// Returns vᵀ W v.
  @inline(__always)
  private static func along(
    _ x: SIMD4<Float>, _ y: SIMD4<Float>, _ mobility: FourCells.Lanes
  ) -> SIMD4<Float> {
    x * (mobility.0 * x + mobility.1 * y) + y * (mobility.1 * x + mobility.2 * y)
  }
}
