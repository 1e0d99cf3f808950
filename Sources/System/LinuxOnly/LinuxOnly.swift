// A placeholder for the runtime on Apple's systems, which have their own. It lets a manifest name the products
// `UIKitForLinux` and `StageBrowser` on every system, with a condition for Linux. On other systems nothing is
// linked.
