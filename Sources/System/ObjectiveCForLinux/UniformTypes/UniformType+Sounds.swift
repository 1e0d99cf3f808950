extension UniformType {
  /// Sounds and videos.
  static let sounds = films + tones

  private static let films: [UniformType] = [
    UniformType(
      "public.audiovisual-content", ["public.data", "public.content"],
      name: "audiovisual content"),
    UniformType("public.movie", ["public.audiovisual-content"], name: "movie"),
    UniformType("public.video", ["public.movie"], name: "video"),
    UniformType(
      "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov", "qt"],
      mime: ["video/quicktime"], name: "QuickTime movie"),
    UniformType(
      "public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
      mime: ["video/mpeg", "video/mpg", "video/x-mpeg", "video/x-mpg"], name: "MPEG movie"),
    UniformType(
      "public.mpeg-2-video", ["public.video"], extensions: ["m2v"],
      mime: ["video/mpeg2", "video/mpeg2-video"], name: "MPEG-2 video"),
    UniformType(
      "public.mpeg-2-transport-stream", ["public.movie"], extensions: ["ts"],
      name: "MPEG-2 Transport Stream"),
    UniformType(
      "public.mpeg-4", ["public.movie"], extensions: ["mp4", "mpg4"],
      mime: ["video/mp4", "video/mp4v-es"], name: "MPEG-4 movie"),
    UniformType(
      "com.apple.m4v-video", ["public.mpeg-4"], extensions: ["m4v"], mime: ["video/x-m4v"],
      name: "Apple MPEG-4 movie"),
    UniformType(
      "com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"],
      name: "protected MPEG-4 movie"),
    UniformType(
      "public.avi", ["public.movie"], extensions: ["avi", "vfw"],
      mime: ["video/avi", "video/msvideo", "video/x-msvideo"], name: "AVI movie"),
    UniformType(
      "public.3gpp", ["public.movie"], extensions: ["3gp", "3gpp", "sdv"],
      mime: ["video/3gpp", "audio/3gpp"], name: "3GPP movie"),
    UniformType(
      "org.webmproject.webm", ["public.movie"], extensions: ["webm"],
      mime: ["video/webm", "audio/webm"], name: "WebM Media"),
  ]

  private static let tones: [UniformType] = [
    UniformType("public.audio", ["public.audiovisual-content"], name: "audio"),
    UniformType(
      "public.mp3", ["public.audio"], extensions: ["mp3", "mpga"],
      mime: [
        "audio/mpeg", "audio/mpeg3", "audio/mpg", "audio/mp3", "audio/x-mpeg", "audio/x-mpeg3",
        "audio/x-mpg", "audio/x-mp3",
      ], name: "MP3 audio"),
    UniformType(
      "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], extensions: ["mp4", "mpg4"],
      mime: ["audio/mp4", "audio/mp4a-latm"], name: "MPEG-4 audio"),
    UniformType(
      "com.apple.m4a-audio", ["public.mpeg-4-audio"], extensions: ["m4a"], mime: ["audio/x-m4a"],
      name: "Apple MPEG-4 audio"),
    UniformType(
      "com.apple.protected-mpeg-4-audio", ["public.audio"], extensions: ["m4p"],
      name: "protected MPEG-4 audio"),
    UniformType(
      "public.aac-audio", ["public.audio"], extensions: ["aac", "adts"],
      mime: ["audio/aac", "audio/x-aac"], name: "AAC audio"),
    UniformType(
      "public.aifc-audio", ["public.audio"], extensions: ["aifc"], name: "AIFF-C audio"),
    UniformType(
      "public.aiff-audio", ["public.aifc-audio"], extensions: ["aiff", "aif"],
      mime: ["audio/aiff", "audio/x-aiff"], name: "AIFF audio"),
    UniformType(
      "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav", "wave", "bwf"],
      mime: ["audio/vnd.wave", "audio/wav", "audio/wave", "audio/x-wav"], name: "Waveform audio"),
    UniformType(
      "com.apple.coreaudio-format", ["public.audio"], extensions: ["caf"],
      name: "Apple CoreAudio format"),
    UniformType(
      "org.xiph.flac", ["public.audio"], extensions: ["flac"], mime: ["audio/flac"],
      name: "FLAC audio"),
    UniformType(
      "public.midi-audio", ["public.audio"], extensions: ["midi", "mid", "smf", "kar"],
      mime: ["audio/midi", "audio/x-midi"], name: "MIDI audio"),
    UniformType("public.playlist", name: "playlist"),
    UniformType(
      "public.m3u-playlist", ["public.plain-text", "public.playlist"],
      extensions: ["m3u", "m3u8"],
      mime: ["audio/mpegurl", "application/vnd.apple.mpegurl", "audio/x-mpegurl"],
      name: "M3U Playlist"),
  ]
}
