#pragma once

// Two general physics engines with a common interface: round bodies and springs in a round dish.

#ifdef __cplusplus
extern "C" {
#endif

typedef struct Peer Peer;

/// Chipmunk 7. Its springs are explicit, so they must be soft at 60 Hz.
Peer *peer_chipmunk(float dish_radius);
/// Box2D 2.4. Its springs are solved together with the contacts.
Peer *peer_box2d(float dish_radius);

/// Adds a round body. Bodies of the same owner don't touch each other.
void peer_add_cell(Peer *peer, float x, float y, float radius, float mass, int owner);
/// Connects two bodies with a damped spring, and returns its number.
int peer_add_link(Peer *peer, int a, int b, float length);
void peer_set_length(Peer *peer, int link, float length);
/// Advances by 1/60 s, with the number of iterations that the engine's manual recommends.
void peer_step(Peer *peer);
/// Returns Σ v².
float peer_motion(const Peer *peer);
void peer_free(Peer *peer);

#ifdef __cplusplus
}
#endif
