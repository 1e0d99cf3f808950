import CommandSupport

@main
enum Program {
  static func main() { CommandProgram.run(Ooze.self) }
}
