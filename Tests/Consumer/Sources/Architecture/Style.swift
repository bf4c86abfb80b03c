/// This app's own idea of architecture.
public enum Style: String, CaseIterable, Sendable {
    case doric, ionic, corinthian
}
