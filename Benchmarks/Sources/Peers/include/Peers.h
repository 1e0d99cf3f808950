#pragma once

// Two general physics engines behind one interface: round bodies and springs in a round dish.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct Peer Peer;

/// Chipmunk 7: springs are explicit, so they have to be soft at 60 Hz.
Peer *peer_chipmunk(float dish_radius);
/// Box2D 2.4, springs solved with the contacts.
Peer *peer_box2d(float dish_radius);

/// Adds a round body. Those of one owner don't touch each other.
void peer_add_cell(Peer *peer, float x, float y, float radius, float mass, int owner);
/// Joins two bodies by a damped spring, and returns its number.
int peer_add_link(Peer *peer, int a, int b, float length);
void peer_set_length(Peer *peer, int link, float length);
/// 1/60 s, with as many iterations as the engine's manual advises.
void peer_step(Peer *peer);
/// Σ v²
float peer_motion(const Peer *peer);
void peer_free(Peer *peer);

#ifdef __cplusplus
}
#endif
