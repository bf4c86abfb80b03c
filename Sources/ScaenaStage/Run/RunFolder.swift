#if Stage && !canImport(UIKit)
    import Foundation

    /// The folder over which an app and `scaena run`, which started it, hear of each other.
    struct RunFolder {
        /// The variable that names it.
        static let variable = "SCAENA_RUN"

        let path: String

        /// The folder of this process; `nil` where it was started by something else.
        static let current = RunFolder(environment: ProcessInfo.processInfo.environment)

        init?(environment: [String: String]) {
            guard let path = environment[Self.variable], path.hasPrefix("/") else { return nil }
            self.path = path
        }

        /// Where the app showed itself last.
        var address: URL? {
            get {
                let text = try? String(contentsOfFile: path + "/address", encoding: .utf8)
                return text.flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            }
            nonmutating set { write(Data((newValue?.absoluteString ?? "").utf8), to: "address") }
        }

        /// The language that a person chose: the next app begins with it, as on a device.
        var language: String? {
            get {
                let text = FileManager.default.contents(atPath: path + "/language").map {
                    String(decoding: $0, as: UTF8.self)
                }
                return text.flatMap { $0.isEmpty ? nil : $0 }
            }
            nonmutating set { if newValue != language { write(Data((newValue ?? "").utf8), to: "language") } }
        }

        /// Notes what a person is about to do: when it ends the app, it is told.
        func note(_ deed: String) { write(Data(deed.utf8), to: "last") }

        /// The state of the app before.
        var state: RunState? {
            get {
                FileManager.default.contents(atPath: path + "/state").flatMap {
                    try? JSONDecoder().decode(RunState.self, from: $0)
                }
            }
            nonmutating set { write((try? JSONEncoder().encode(newValue)) ?? Data(), to: "state") }
        }

        /// Forgets it: a state that crashes the app must do so only once.
        func forgetState() { unlink(path + "/state") }

        private func write(_ data: Data, to name: String) {
            try? data.write(to: URL(fileURLWithPath: path + "/" + name), options: .atomic)
        }
    }
#endif
