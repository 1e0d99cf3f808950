#include <box2d/box2d.h>
#include <cmath>
#include <vector>

#include "Peer.hpp"

namespace {

class Box2DPeer final : public Peer {
public:
  explicit Box2DPeer(float dishRadius) : world(b2Vec2(0, 0)) {
    world.SetAllowSleeping(false);
    world.SetContinuousPhysics(false);
    std::vector<b2Vec2> corners;
    for (int side = 0; side < wallSides; side++) {
      // Clockwise, so that its inside is solid to what is within.
      float angle = -side * 2 * float(M_PI) / wallSides;
      corners.push_back(b2Vec2(dishRadius * std::cos(angle), dishRadius * std::sin(angle)));
    }
    b2ChainShape wall;
    wall.CreateLoop(corners.data(), wallSides);
    b2BodyDef still;
    world.CreateBody(&still)->CreateFixture(&wall, 0);
  }

  void addCell(float x, float y, float radius, float mass, int owner) override {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position.Set(x, y);
    definition.linearDamping = damping;
    definition.fixedRotation = true;
    b2Body *body = world.CreateBody(&definition);
    b2CircleShape circle;
    circle.m_radius = radius;
    b2FixtureDef fixture;
    fixture.shape = &circle;
    fixture.density = mass / (float(M_PI) * radius * radius);
    fixture.friction = 0;
    fixture.filter.groupIndex = int16(-owner - 1);
    body->CreateFixture(&fixture);
    bodies.push_back(body);
  }

  int addLink(int a, int b, float length) override {
    b2DistanceJointDef definition;
    definition.bodyA = bodies[a];
    definition.bodyB = bodies[b];
    definition.length = length;
    definition.minLength = 0;
    definition.maxLength = 100;
    definition.stiffness = 1000;
    definition.damping = springDamping;
    springs.push_back(static_cast<b2DistanceJoint *>(world.CreateJoint(&definition)));
    return int(springs.size()) - 1;
  }

  void setLength(int link, float length) override { springs[link]->SetLength(length); }

  void step() override { world.Step(1.0f / 60, 8, 3); }

  float motion() const override {
    float sum = 0;
    for (b2Body *body : bodies) sum += body->GetLinearVelocity().LengthSquared();
    return sum;
  }

private:
  b2World world;
  std::vector<b2Body *> bodies;
  std::vector<b2DistanceJoint *> springs;
};

} // namespace

extern "C" Peer *peer_box2d(float dish_radius) { return new Box2DPeer(dish_radius); }
