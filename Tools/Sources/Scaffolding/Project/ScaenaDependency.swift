import Architecture
import Foundation

/// Where an app's package finds the runtime.
package enum ScaenaDependency: Sendable, Equatable {
    /// A checkout: an absolute path, or one as seen from the app's folder.
    case path(String)
    /// A repository, from a version on.
    case url(String, from: String)

    /// The entry in the manifest's dependencies. The stage is what shows the app in a browser.
    ///
    /// - Parameter store: the app's store; one in a database stands behind a trait of its own.
    func manifestEntry(store: RequestVerb.Store?) -> String {
        let traits = store == .sqlite ? "[\"SQLite\", \"Stage\"]" : "[\"Stage\"]"
        switch self {
        case .path(let path): return ".package(name: \"Scaena\", path: \(Self.literal(path)), traits: \(traits))"
        case .url(let url, let version):
            return ".package(url: \(Self.literal(url)), from: \(Self.literal(version)), traits: \(traits))"
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
