import CommandTesting
import Foundation
import Testing

/// A library that changes the floating-point environment of the process, like one that was linked for fast mathematics
/// (GCC's manual, `-ffast-math`: it links `crtfastmath.o`, which flushes subnormal numbers to zero).
@Suite struct FastMathLibraryTests {
  /// Changes the thread that loads it, and each later thread: those of Swift's pool, of Dispatch and of Micro.
  private static let library = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <fenv.h>
    #include <pthread.h>
    #include <stdlib.h>
    #include <string.h>

    static void change(void) {
      const char *mode = getenv("TESTED_MODE");
      if (!strcmp(mode, "upward")) { fesetround(FE_UPWARD); return; }
    #ifdef __x86_64__
      __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040);
    #else
      unsigned long long control;
      __asm__ volatile("mrs %0, fpcr" : "=r"(control));
      __asm__ volatile("msr fpcr, %0" : : "r"(control | 1ull << 24));
    #endif
    }

    struct start { void *(*routine)(void *); void *argument; };

    static void *begin(void *pointer) {
      struct start start = *(struct start *)pointer;
      free(pointer);
      change();
      return start.routine(start.argument);
    }

    int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                       void *(*routine)(void *), void *argument) {
      int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
          (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))
              dlsym(RTLD_NEXT, "pthread_create");
      struct start *start = malloc(sizeof *start);
      *start = (struct start){routine, argument};
      return create(thread, attributes, begin, start);
    }

    __attribute__((constructor)) static void load(void) { change(); }
    """

  @Test(
    "an archipelago has the same bytes with the library and without", .timeLimit(.minutes(4)),
    arguments: ["flushing", "upward"])
  func evolve(mode: String) throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("library.c")
    try Data(Self.library.utf8).write(to: source)
    let library = folder.url.appendingPathComponent("library.so").path
    try run(
      "/usr/bin/env", ["clang", "-shared", "-fPIC", "-o", library, source.path, "-ldl", "-lm"], [:])
    let programs = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    func evolve(to name: String, _ environment: [String: String]) throws -> URL {
      let out = folder.url.appendingPathComponent(name)
      try run(
        programs.appendingPathComponent("ooze").path,
        [
          "evolve", "--islands", "3", "--topology", "ring", "--controls", "0", "--population", "8",
          "--rounds", "2", "--round-seconds", "20", "--threads", "2", "--no-report", "--out",
          out.path,
        ], environment)
      return out
    }
    let plain = try evolve(to: "plain", [:])
    let changed = try evolve(
      to: "changed", ["LD_PRELOAD": library, "TESTED_MODE": mode])
    for path in [
      "rounds/00000002/archipelago.json", "rounds/00000002/island-00000.ooze",
      "rounds/00000002/island-00001.ooze", "rounds/00000002/island-00002.ooze",
      "statistics/00000001.csv", "statistics/00000002.csv",
    ] {
      #expect(
        try Data(contentsOf: plain.appendingPathComponent(path))
          == Data(contentsOf: changed.appendingPathComponent(path)), "\(path)")
    }
  }

  private func run(
    _ program: String, _ arguments: [String], _ environment: [String: String]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments)")
  }
}
