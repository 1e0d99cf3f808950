import Foundation
import OozeKernel

/// A force that depends on a body's position, velocity and material.
///
/// Directions and dependencies are those of UIKit's header. UIKit's units are unknown, and these are an
/// own choice: gravity and noise of strength 1 accelerate by one metre per second squared, where a
/// metre is 150 points, as in SpriteKit. Falloff is computed in metres.
package struct ForceField {
  package enum Kind {
    /// Against the velocity, in proportion to it: strength 1 slows a mass of 1 like a resistance of 1.
    case drag
    /// Counterclockwise around the position, in proportion to the distance in points and the mass.
    case vortex
    /// Toward the position, in proportion to the mass.
    case radialGravity
    /// Along the direction, in proportion to the mass and the direction's length.
    case linearGravity
    /// Gives each body the direction as its velocity, in points per second.
    case velocity
    /// In the direction of the noise, independent of the mass.
    case noise(smoothness: Double, speed: Double)
    /// Like noise, in proportion to the speed.
    case turbulence(smoothness: Double, speed: Double)
    /// Toward the position, in proportion to the distance: strength 1 makes a mass of 1 oscillate with 1
    /// rad/s.
    case spring
    /// Away from the position, in proportion to the charge.
    case electric
    /// Across the velocity, in proportion to it and the charge; positive charges turn counterclockwise.
    case magnetic
    /// The force that a function returns, in units of a push of 1: 100 points per second squared for a mass
    /// of 1.
    case custom((PlaneVector, PlaneVector, Double, Double, Double) -> PlaneVector)
  }

  /// The number of points in a metre.
  static let metre = 150.0
  /// The acceleration that a force of 1 gives to a mass of 1, in points per second squared, by UIKit's
  /// documentation.
  package static let pushUnit = 100.0

  var kind: Kind
  var position: PlaneVector
  var direction: PlaneVector
  var region: FieldRegion
  var strength: Double
  /// The exponent of the distance in metres by which the field is divided.
  var falloff: Double
  /// A distance in points; nearer bodies feel the field as at this distance.
  var minimumRadius: Double
  /// The indices of the bodies on which it acts.
  var members: [Int]

  package init(
    kind: Kind, position: PlaneVector, direction: PlaneVector, region: FieldRegion,
    strength: Double, falloff: Double, minimumRadius: Double, members: [Int]
  ) {
    self.kind = kind
    self.position = position
    self.direction = direction
    self.region = region
    self.strength = strength
    self.falloff = falloff
    self.minimumRadius = minimumRadius
    self.members = members
  }

  /// Changes the body's velocity by the effect of the field during `step` seconds from `time` on.
  func act(on body: inout RigidBody, time: Double, step: Double) {
    let offset = position - body.position
    guard body.inverseMass > 0, region.contains(-offset) else { return }
    let distance = offset.length
    let away = max(distance, minimumRadius, 1e-3) / Self.metre
    let factor = strength * (falloff == 0 ? 1 : pow(away, -falloff))
    let toward = offset.normalized ?? .zero
    var force = PlaneVector.zero
    switch kind {
    case .drag:
      // Uses the exact solution, so that a strong drag stops the body and doesn't reverse it.
      let rest = exp(-factor * body.inverseMass * step)
      body.velocity = body.velocity * (factor < 0 ? min(rest, 2) : rest)
      return
    case .velocity:
      body.velocity = direction * factor
      return
    case .magnetic:
      // A rotation keeps the speed, whatever the step.
      body.velocity = body.velocity.rotated(
        by: -factor * body.material.charge * body.inverseMass * step)
      return
    case .vortex:
      // This is upward for a body to the right of the position.
      force = toward.turned * (distance * Self.metre * factor * body.mass)
    case .radialGravity: force = toward * (Self.metre * factor * body.mass)
    case .linearGravity: force = direction * (Self.metre * factor * body.mass)
    case .noise(let smoothness, let speed):
      force = noise(smoothness, speed, body, time) * (Self.metre * factor)
    case .turbulence(let smoothness, let speed):
      force = noise(smoothness, speed, body, time) * (body.velocity.length * factor)
    case .spring: force = offset * factor
    case .electric: force = -toward * (Self.metre * factor * body.material.charge)
    case .custom(let evaluate):
      force =
        evaluate(body.position, body.velocity, body.mass, body.material.charge, step)
        * Self.pushUnit
    }
    guard force.isFinite else { return }
    body.velocity += force * (body.inverseMass * step)
  }

  private func noise(
    _ smoothness: Double, _ speed: Double, _ body: RigidBody, _ time: Double
  ) -> PlaneVector {
    // From a fifth of a metre for the noisiest field to two metres for the smoothest: own choice.
    let scale = Self.metre * (0.2 + 1.8 * smoothness.clamped(to: 0...1))
    let at = body.position - position
    return PlaneVector(
      GradientNoise(scale: scale, seed: 1).value(at: at, time: time * speed),
      GradientNoise(scale: scale, seed: 2).value(at: at, time: time * speed))
  }
}
