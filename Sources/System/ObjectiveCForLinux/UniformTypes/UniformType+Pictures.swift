extension UniformType {
  static let pictures = images + scenes

  private static let images: [UniformType] = [
    UniformType("public.image", ["public.data", "public.content"], name: "image"),
    UniformType(
      "public.jpeg", ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
      mime: ["image/jpeg", "image/jpg"], name: "JPEG image"),
    UniformType(
      "public.jpeg-2000", ["public.image"], extensions: ["jp2", "jpf", "jpx", "j2k", "j2c"],
      mime: ["image/jp2"], name: "JPEG 2000 image"),
    UniformType(
      "public.tiff", ["public.image"], extensions: ["tiff", "tif"], mime: ["image/tiff"],
      name: "TIFF image"),
    UniformType(
      "com.compuserve.gif", ["public.image"], extensions: ["gif"], mime: ["image/gif"],
      name: "GIF image"),
    UniformType(
      "public.png", ["public.image"], extensions: ["png"], mime: ["image/png"],
      name: "PNG image"),
    UniformType(
      "com.apple.icns", ["public.image"], extensions: ["icns"], name: "Apple icon image"),
    UniformType(
      "com.microsoft.bmp", ["public.image"], extensions: ["bmp", "dib"], mime: ["image/bmp"],
      name: "Windows BMP image"),
    UniformType(
      "com.microsoft.ico", ["public.image"], extensions: ["ico"],
      mime: ["image/vnd.microsoft.icon"], name: "Windows icon image"),
    UniformType("public.camera-raw-image", ["public.image"], name: "camera raw image"),
    UniformType(
      "public.svg-image", ["public.image", "public.xml"], extensions: ["svg", "svgz"],
      mime: ["image/svg+xml"], name: "SVG image"),
    UniformType("com.apple.live-photo", name: "Live Photo"),
    UniformType("public.heif-standard", ["public.image"], name: "HEIF Image"),
    UniformType(
      "public.heif", ["public.heif-standard"], extensions: ["heif", "hif"], mime: ["image/heif"]),
    UniformType(
      "public.heic", ["public.heif-standard"], extensions: ["heic"], mime: ["image/heic"]),
    UniformType(
      "org.webmproject.webp", ["public.image"], extensions: ["webp"], mime: ["image/webp"],
      name: "WebP Image"),
    UniformType(
      "com.apple.pict", ["public.image"], extensions: ["pict", "pct", "pic"],
      mime: ["image/pict", "image/x-pict", "image/x-macpict"], name: "QuickDraw picture"),
    UniformType(
      "com.apple.quicktime-image", ["public.image"], extensions: ["qtif", "qti"],
      mime: ["image/x-quicktime"], name: "QuickTime image"),
  ]

  private static let scenes: [UniformType] = [
    UniformType("public.3d-content", ["public.content"], name: "3D Content"),
    UniformType(
      "com.pixar.universal-scene-description", ["public.3d-content", "public.data"],
      extensions: ["usd", "usda", "usdc"], name: "Universal Scene Description"),
    UniformType(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"],
      extensions: ["usdz"], mime: ["model/vnd.usdz+zip"],
      name: "Universal Scene Description Package"),
    UniformType(
      "com.apple.reality", ["public.data"], extensions: ["reality"], mime: ["model/vnd.reality"],
      name: "Reality File"),
    UniformType(
      "com.apple.scenekit.scene", ["public.3d-content", "public.data"],
      extensions: ["scn", "scnz"], name: "SceneKit serialized format"),
    UniformType(
      "com.apple.arobject", ["public.data"], extensions: ["arobject"],
      name: "AR Reference Object"),
  ]
}
