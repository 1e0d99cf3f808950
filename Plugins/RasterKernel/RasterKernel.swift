import Foundation
import PackagePlugin

/// Compiles a target's `Raster/raster.c` into its resource `raster.wasm`, with the toolchain's own compiler.
@main
struct RasterKernel: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let source = target.directoryURL.appendingPathComponent("Raster/raster.c")
    let kernel = context.pluginWorkDirectoryURL.appendingPathComponent("raster.wasm")
    return [
      .buildCommand(
        displayName: "Compiling \(source.lastPathComponent) to WebAssembly",
        executable: try context.tool(named: "clang").url,
        arguments: [
          // Every browser has supported vectors since 2023.
          "--target=wasm32-unknown-none-wasm", "-msimd128", "-mnontrapping-fptoint", "-O3",
          "-std=c11", "-Wall", "-Wextra", "-Werror", "-ffreestanding", "-nostdlib",
          "-Wl,--no-entry", "-Wl,--strip-all", "-Wl,-z,stack-size=4096",
          "-Wl,--export=__heap_base", source.path, "-o", kernel.path,
        ],
        inputFiles: [source], outputFiles: [kernel])
    ]
  }
}
