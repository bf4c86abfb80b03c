import Foundation

/// The folder over which this tool and the app that it runs hear of each other: the other half is `RunFolder` of
/// ScaenaStage. Nobody but the user can read it.
struct RunFolder {
    /// The variable by which an app learns of it.
    static let variable = "SCAENA_RUN"

    let path: String

    /// Makes one.
    init() throws {
        path = NSTemporaryDirectory() + "scaena-run-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        guard mkdir(path, 0o700) == 0 else {
            throw Failure(.cannotCreate, "'\(path)' cannot be made: \(String(cString: strerror(errno)))")
        }
    }

    /// Where the app shows itself, once it does; of the one before until then.
    var address: URL? {
        get { text("address").flatMap(URL.init(string:)) }
        nonmutating set {
            try? Data((newValue?.absoluteString ?? "").utf8)
                .write(to: URL(fileURLWithPath: path + "/address"), options: .atomic)
        }
    }
    /// The last action in the app.
    var lastDeed: String? { text("last") }

    /// Forgets what was done in an app that is gone.
    func forgetDeeds() { unlink(path + "/last") }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    private func text(_ name: String) -> String? {
        guard let text = try? String(contentsOfFile: path + "/" + name, encoding: .utf8) else { return nil }
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty ? nil : line
    }
}
