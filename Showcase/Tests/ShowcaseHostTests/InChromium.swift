import Testing

/// The app in a real browser. One after the other: UIKit's key window and the browser's focus are shared.
@Suite(.serialized, .timeLimit(.minutes(10))) enum InChromium {}
