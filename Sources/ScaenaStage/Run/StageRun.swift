#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// An app's life under `scaena run`: it hears how the next build goes, tells the browsers, and leaves when another
    /// takes its place.
    @MainActor
    final class StageRun {
        /// One line of what `scaena run` writes to the app's standard input.
        struct Message: Decodable {
            /// The state of the next build.
            var build: StageUpdate.Build?
            /// True if the app is to make room.
            var leave: Bool?
        }

        private let folder: RunFolder
        private weak var hub: StageHub?
        /// True while the way back does the actions.
        private var isReturning = false
        /// True if a person has done something: the way back ends there.
        private var hasActed = false

        init(_ folder: RunFolder, hub: StageHub) {
            self.folder = folder
            self.hub = hub
            hub.onDeed = { [weak self] action in self?.note(action) }
            RuntimeWatch.add(self)
        }

        private func note(_ action: StageInput.Action) {
            guard let hub else { return }
            if let words = action.words(in: hub.tree) {
                folder.note(words)
                if !isReturning { hasActed = true }
            }
            hub.way?.note(action, in: hub.tree)
        }

        /// Goes where the app before was.
        private func goBack() async {
            guard let hub, let way = hub.way, let state = folder.state else { return }
            folder.forgetState()
            await way.go(
                state.way, in: hub,
                doing: { [weak self] action in
                    self?.isReturning = true
                    defer { self?.isReturning = false }
                    return hub.perform(action)
                }, while: { [weak self] in self?.hasActed == false })
        }

        /// Listens to the standard input, whose end means that `scaena run` is gone, and the app with it.
        func begin() {
            let lines = AsyncStream<Data> { stream in
                Thread {
                    // Not `readLine()`: it locks the stream while it waits, and a flush of all streams would wait for it.
                    // Not `availableData`: a signal that comes meanwhile would end the app.
                    var rest = Data()
                    var bytes = [UInt8](repeating: 0, count: 4096)
                    while true {
                        let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
                        if count < 0, errno == EINTR { continue }
                        guard count > 0 else { break }
                        rest += bytes.prefix(count)
                        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                            stream.yield(Data(rest[..<end]))
                            rest = Data(rest[(end + 1)...])
                        }
                    }
                    stream.finish()
                }.start()
            }
            Task { await goBack() }
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
            let scenes = UIApplication.shared.connectedScenes
            let activity = scenes.lazy.compactMap { $0.delegate?.stateRestorationActivity(for: $0) }.first
            folder.state = RunState(activity: activity.flatMap(RunState.Activity.init), way: hub?.way?.steps ?? [])
            hub?.build = StageUpdate.Build(state: .starting)
            await hub?.settle()
            exit(0)
        }
    }

    extension StageRun: RuntimeObserver {
        func runtimeDid(_ event: RuntimeEvent) {
            if case .requested(let line, _) = event { hub?.way?.noteRequest(line) }
        }
    }
#endif
