import Foundation

/// Where an app's package finds the runtime.
public enum ScaenaDependency: Sendable, Equatable {
    /// A checkout: an absolute path, or one as seen from the app's folder.
    case path(String)
    /// A repository, from a version on.
    case url(String, from: String)

    /// The entry in the manifest's dependencies. The stage is what shows the app in a browser.
    var manifestEntry: String {
        switch self {
        case .path(let path): ".package(name: \"Scaena\", path: \(Self.literal(path)), traits: [\"Stage\"])"
        case .url(let url, let version):
            ".package(url: \(Self.literal(url)), from: \(Self.literal(version)), traits: [\"Stage\"])"
        }
    }

    /// The manifest's name of the package where it names products of it.
    var package: String {
        switch self {
        case .path: return "Scaena"
        case .url(let url, _):
            let name = url.split(separator: "/").last.map(String.init) ?? url
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
