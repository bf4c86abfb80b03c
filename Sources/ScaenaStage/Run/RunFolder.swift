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

        /// Notes what a person is about to do: when it ends the app, it is told.
        func note(_ deed: String) { write(Data(deed.utf8), to: "last") }

        /// Keeps what the app was doing.
        func save(_ state: Data) { write(state, to: "state") }

        /// What the app before was doing; only once, so that a state that crashes the app does so only once.
        func takeState() -> Data? {
            let file = path + "/state"
            defer { try? FileManager.default.removeItem(atPath: file) }
            return FileManager.default.contents(atPath: file)
        }

        private func write(_ data: Data, to name: String) {
            try? data.write(to: URL(fileURLWithPath: path + "/" + name), options: .atomic)
        }
    }
#endif
