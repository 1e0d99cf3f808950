#pragma once

#include "Peers.h"

struct Peer {
  virtual ~Peer() = default;
  virtual void addCell(float x, float y, float radius, float mass, int owner) = 0;
  virtual int addLink(int a, int b, float length) = 0;
  virtual void setLength(int link, float length) = 0;
  virtual void step() = 0;
  virtual float motion() const = 0;
};

/// The wall's polygon has so many sides.
constexpr int wallSides = 128;
/// What water takes of a velocity in a second, per second: plain damping, the same in all directions.
constexpr float damping = 1.2f;
constexpr float springDamping = 14;
