#include "KiwiPeer.h"

#if __has_include(<kiwi/kiwi.h>)

#include <kiwi/kiwi.h>

#include <vector>

struct KiwiPeer {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

bool kiwi_peer_is_available(void) { return true; }

KiwiPeer *kiwi_peer_make(int32_t variable_count) {
  auto peer = new KiwiPeer;
  peer->variables.resize(variable_count);
  return peer;
}

void kiwi_peer_free(KiwiPeer *peer) { delete peer; }

void kiwi_peer_prepare(KiwiPeer *peer, const int32_t *variables, const double *coefficients,
                       int32_t count, double constant, int32_t relation, int32_t strength) {
  std::vector<kiwi::Term> terms;
  for (int32_t i = 0; i < count; i++) {
    terms.emplace_back(peer->variables[variables[i]], coefficients[i]);
  }
  const double strengths[] = {kiwi::strength::weak, kiwi::strength::medium, kiwi::strength::strong,
                              kiwi::strength::required};
  const auto op = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
  peer->constraints.emplace_back(kiwi::Expression(terms, constant), op, strengths[strength]);
}

void kiwi_peer_add(KiwiPeer *peer, int32_t constraint) {
  peer->solver.addConstraint(peer->constraints[constraint]);
}

void kiwi_peer_remove(KiwiPeer *peer, int32_t constraint) {
  peer->solver.removeConstraint(peer->constraints[constraint]);
}

void kiwi_peer_add_edit(KiwiPeer *peer, int32_t variable) {
  peer->solver.addEditVariable(peer->variables[variable], kiwi::strength::strong);
}

void kiwi_peer_suggest(KiwiPeer *peer, int32_t variable, double value) {
  peer->solver.suggestValue(peer->variables[variable], value);
}

void kiwi_peer_update(KiwiPeer *peer) { peer->solver.updateVariables(); }

double kiwi_peer_value(const KiwiPeer *peer, int32_t variable) {
  return peer->variables[variable].value();
}

#else

#include <cstdlib>

bool kiwi_peer_is_available(void) { return false; }
KiwiPeer *kiwi_peer_make(int32_t) { std::abort(); }
void kiwi_peer_free(KiwiPeer *) { std::abort(); }
void kiwi_peer_prepare(KiwiPeer *, const int32_t *, const double *, int32_t, double, int32_t,
                       int32_t) {
  std::abort();
}
void kiwi_peer_add(KiwiPeer *, int32_t) { std::abort(); }
void kiwi_peer_remove(KiwiPeer *, int32_t) { std::abort(); }
void kiwi_peer_add_edit(KiwiPeer *, int32_t) { std::abort(); }
void kiwi_peer_suggest(KiwiPeer *, int32_t, double) { std::abort(); }
void kiwi_peer_update(KiwiPeer *) { std::abort(); }
double kiwi_peer_value(const KiwiPeer *, int32_t) { std::abort(); }

#endif
