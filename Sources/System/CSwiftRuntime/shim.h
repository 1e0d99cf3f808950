#include <stdbool.h>

// Exported by libswiftCore (stdlib/public/SwiftShims/swift/shims/HeapObject.h): whether the last strong reference
// to the object is gone. The object's memory must still be there.
bool swift_isDeallocating(void *object);

// Exported by libFoundation, which contains Core Foundation.
void CFRelease(const void *object);
