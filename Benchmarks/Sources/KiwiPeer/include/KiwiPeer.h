#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A kiwi solver with variables, and the constraints that were made for it.
typedef struct KiwiPeer KiwiPeer;

/// Whether kiwi's headers were available at compile time. Otherwise no other function may be called.
bool kiwi_peer_is_available(void);

KiwiPeer *kiwi_peer_make(int32_t variable_count);
void kiwi_peer_free(KiwiPeer *peer);

/// Makes the next constraint, `sum of coefficients * variables + constant` compared with zero, without adding
/// it. Constraints are numbered from 0.
///
/// - relation: -1 at most, 0 equal, 1 at least.
/// - strength: 0 weak, 1 medium, 2 strong, 3 required.
void kiwi_peer_prepare(KiwiPeer *peer, const int32_t *variables, const double *coefficients,
                       int32_t count, double constant, int32_t relation, int32_t strength);

void kiwi_peer_add(KiwiPeer *peer, int32_t constraint);
void kiwi_peer_remove(KiwiPeer *peer, int32_t constraint);

/// Makes a variable a strong edit variable.
void kiwi_peer_add_edit(KiwiPeer *peer, int32_t variable);
void kiwi_peer_suggest(KiwiPeer *peer, int32_t variable, double value);

/// Writes the solution into the variables.
void kiwi_peer_update(KiwiPeer *peer);
double kiwi_peer_value(const KiwiPeer *peer, int32_t variable);

#ifdef __cplusplus
}
#endif
