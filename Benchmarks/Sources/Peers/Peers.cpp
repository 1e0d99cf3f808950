#include "Peer.hpp"

extern "C" {

void peer_add_cell(Peer *peer, float x, float y, float radius, float mass, int owner) {
  peer->addCell(x, y, radius, mass, owner);
}

int peer_add_link(Peer *peer, int a, int b, float length) { return peer->addLink(a, b, length); }

void peer_set_length(Peer *peer, int link, float length) { peer->setLength(link, length); }

void peer_step(Peer *peer) { peer->step(); }

float peer_motion(const Peer *peer) { return peer->motion(); }

void peer_free(Peer *peer) { delete peer; }
}
