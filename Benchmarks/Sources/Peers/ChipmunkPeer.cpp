#include <chipmunk/chipmunk.h>
#include <cmath>
#include <vector>

#include "Peer.hpp"

namespace {

class ChipmunkPeer final : public Peer {
public:
  explicit ChipmunkPeer(float dishRadius) : space(cpSpaceNew()) {
    cpSpaceSetDamping(space, std::exp(-damping));
    cpBody *wall = cpSpaceGetStaticBody(space);
    for (int side = 0; side < wallSides; side++) {
      double from = side * 2 * M_PI / wallSides;
      double to = (side + 1) * 2 * M_PI / wallSides;
      add(cpSegmentShapeNew(
        wall, cpvmult(cpvforangle(from), dishRadius), cpvmult(cpvforangle(to), dishRadius), 0.1));
    }
  }

  ~ChipmunkPeer() override {
    for (cpConstraint *spring : springs) cpConstraintFree(spring);
    for (cpShape *shape : shapes) cpShapeFree(shape);
    for (cpBody *body : bodies) cpBodyFree(body);
    cpSpaceFree(space);
  }

  void addCell(float x, float y, float radius, float mass, int owner) override {
    cpBody *body = cpBodyNew(mass, cpMomentForCircle(mass, 0, radius, cpvzero));
    cpBodySetPosition(body, cpv(x, y));
    bodies.push_back(cpSpaceAddBody(space, body));
    cpShape *shape = cpCircleShapeNew(body, radius, cpvzero);
    cpShapeSetFilter(
      shape, cpShapeFilterNew(owner + 1, CP_ALL_CATEGORIES, CP_ALL_CATEGORIES));
    add(shape);
  }

  int addLink(int a, int b, float length) override {
    cpConstraint *spring = cpDampedSpringNew(
      bodies[a], bodies[b], cpvzero, cpvzero, length, stiffness, springDamping);
    springs.push_back(cpSpaceAddConstraint(space, spring));
    return int(springs.size()) - 1;
  }

  void setLength(int link, float length) override {
    cpDampedSpringSetRestLength(springs[link], length);
  }

  void step() override { cpSpaceStep(space, 1.0 / 60); }

  float motion() const override {
    double sum = 0;
    for (cpBody *body : bodies) sum += cpvlengthsq(cpBodyGetVelocity(body));
    return float(sum);
  }

private:
  // At five times as much, 60 Hz with explicit springs is no longer stable.
  static constexpr double stiffness = 200;

  void add(cpShape *shape) {
    cpShapeSetFriction(shape, 0);
    shapes.push_back(cpSpaceAddShape(space, shape));
  }

  cpSpace *space;
  std::vector<cpBody *> bodies;
  std::vector<cpShape *> shapes;
  std::vector<cpConstraint *> springs;
};

} // namespace

extern "C" Peer *peer_chipmunk(float dish_radius) { return new ChipmunkPeer(dish_radius); }
