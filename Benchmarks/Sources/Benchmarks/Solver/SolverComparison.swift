/// Compares the solver's processor time on systems from 100 to 10,000 variables with kiwi's on the same systems
/// in the same run.
@MainActor struct SolverComparison {
  /// The median times of one solver.
  struct Times {
    var build = Duration.zero
    var edit = Duration.zero
    var remove = Duration.zero
    var add = Duration.zero

    static var actions: [(name: String, time: KeyPath<Times, Duration>)] {
      [
        ("build", \.build), ("edit the size", \.edit), ("remove a constraint", \.remove),
        ("add it again", \.add),
      ]
    }
  }

  private static let sizes = [100, 1000, 10_000]

  static func run() {
    print("")
    if !KiwiRun.isAvailable {
      print("The solver's comparison with kiwi is left out: its headers are not here.")
      return
    }
    print(
      line("solver, variables", "ours", "kiwi", "ours over kiwi") + "growth from 100: ours, kiwi")
    for layout in SolverSystem.layouts {
      var first: (ours: Times, kiwi: Times)?
      for size in sizes {
        let system = layout(size)
        let ours = CassowaryRun(system)
        let kiwi = KiwiRun(system)
        let times = (ours: measure(ours, system), kiwi: measure(kiwi, system))
        check(ours, kiwi, system)
        report(system, size, times, first ?? times)
        first = first ?? times
      }
    }
  }

  private static func measure<Run: SolverRun>(_ run: Run, _ system: SolverSystem) -> Times {
    let isLarge = system.variableCount > 5000
    var times = Times()
    let others = (1..<(isLarge ? 1 : system.variableCount > 500 ? 5 : 25)).map { _ in Run(system) }
    let runs = others + [run]
    times.build = median(of: runs.map { run in ProcessorClock.measure { run.build() } })
    let samples = isLarge ? 25 : 101
    let edits = (0..<samples).map { sample in
      ProcessorClock.measure {
        run.suggest(width: 320 + Double(sample % 7) * 10, height: 480 + Double(sample % 5) * 10)
      }
    }
    times.edit = median(of: edits)
    var removals: [Duration] = []
    var additions: [Duration] = []
    for sample in 0..<samples {
      // A prime number, so that all kinds of constraints occur.
      let line = (sample * 7919 + 3) % system.lines.count
      removals.append(ProcessorClock.measure { run.remove(line) })
      additions.append(ProcessorClock.measure { run.add(line) })
    }
    times.remove = median(of: removals)
    times.add = median(of: additions)
    run.suggest(width: 375, height: 667)
    return times
  }

  private static func median(of times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }

  /// Checks that both found the same layout; otherwise the times are meaningless.
  private static func check(_ ours: CassowaryRun, _ kiwi: KiwiRun, _ system: SolverSystem) {
    for variable in 0..<system.variableCount {
      let difference = abs(ours.value(of: variable) - kiwi.value(of: variable))
      precondition(difference < 1e-3, "\(system.name): variable \(variable) differs")
    }
  }

  private static func report(
    _ system: SolverSystem, _ size: Int, _ times: (ours: Times, kiwi: Times),
    _ first: (ours: Times, kiwi: Times)
  ) {
    for (name, time) in Times.actions {
      let ours = times.ours[keyPath: time]
      let kiwi = times.kiwi[keyPath: time]
      let growth = [ours / first.ours[keyPath: time], kiwi / first.kiwi[keyPath: time]]
      print(
        line(
          "\(system.name), \(size): \(name)", ours.milliseconds, kiwi.milliseconds,
          rounded(ours / kiwi)) + growth.map(rounded).joined(separator: ", "))
    }
  }

  private static func line(_ cells: String...) -> String {
    cells[0].padding(to: 46) + cells.dropFirst().map { $0.padding(to: 18) }.joined()
  }

  private static func rounded(_ ratio: Double) -> String { "\((ratio * 1000).rounded() / 1000)" }
}
