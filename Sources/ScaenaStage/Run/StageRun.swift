#if Stage && !canImport(UIKit)
    import Foundation

    /// An app's life under `scaena run`: it hears how the next build goes, tells the browsers, and leaves when another
    /// takes its place.
    @MainActor
    final class StageRun {
        /// One line of what `scaena run` writes to the app's standard input.
        struct Message: Decodable {
            /// How the next build goes.
            var build: StageUpdate.Build?
            /// Whether the app is to make room.
            var leave: Bool?
        }

        private let folder: RunFolder
        private weak var hub: StageHub?

        init(_ folder: RunFolder, hub: StageHub) {
            self.folder = folder
            self.hub = hub
            hub.onDeed = { [folder] deed in folder.note(deed) }
        }

        /// Listens to the standard input, whose end means that `scaena run` is gone, and the app with it.
        func begin() {
            let lines = AsyncStream<Data> { stream in
                Thread {
                    // Not `readLine()`: it locks the stream while it waits, and a flush of all streams would wait for it.
                    var rest = Data()
                    while true {
                        let more = FileHandle.standardInput.availableData
                        if more.isEmpty { break }
                        rest += more
                        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                            stream.yield(Data(rest[..<end]))
                            rest = Data(rest[(end + 1)...])
                        }
                    }
                    stream.finish()
                }.start()
            }
            Task {
                for await line in lines { await follow(line) }
                exit(0)
            }
        }

        private func follow(_ line: Data) async {
            guard let message = try? JSONDecoder().decode(Message.self, from: line) else { return }
            if let build = message.build { hub?.build = build }
            if message.leave == true { await leave() }
        }

        private func leave() async {
            hub?.build = StageUpdate.Build(state: .starting)
            await hub?.settle()
            exit(0)
        }
    }
#endif
