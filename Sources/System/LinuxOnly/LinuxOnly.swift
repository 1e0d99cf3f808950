// A stand-in for the runtime on Apple's systems, which have their own. A manifest may so name the
// products `UIKitForLinux` and `StageBrowser` everywhere, on the condition that it builds for Linux;
// nothing is linked elsewhere.
