#if Stage && !canImport(UIKit)
    import FlyingSocks
    import Foundation

    /// The connections that are open, of browsers that look and of strangers.
    ///
    /// A stranger is a connection that has not shown the token yet. There is room for some of them; for one more, the
    /// one that has waited longest goes: one that sends its request at once gets in, however many others dawdle.
    actor OpenConnections {
        private struct Entry {
            let connection: StageConnection
            let task: Task<Void, Never>
        }

        private let routes: StageRoutes
        private let limits: StageHub.Limits
        private var open: [Int: Entry] = [:]
        private var lastNumber = 0

        init(routes: StageRoutes, limits: StageHub.Limits) {
            self.routes = routes
            self.limits = limits
        }

        /// Takes connections until the task is cancelled.
        func accept(on listening: AsyncSocket) async {
            while !Task.isCancelled {
                do {
                    begin(StageConnection(try await listening.accept(), routes: routes, limits: limits))
                } catch is CancellationError {
                    return
                } catch {
                    // One that went before it was taken, or no descriptor left: a moment later there may be.
                    try? await Task.sleep(nanoseconds: 10_000_000)
                }
            }
        }

        private func begin(_ connection: StageConnection) {
            makeRoom()
            lastNumber += 1
            let number = lastNumber
            let task = Task {
                await connection.serve()
                open[number] = nil
            }
            open[number] = Entry(connection: connection, task: task)
            // Those that were sent away have a moment to read why; beyond as many again there is none.
            if open.count > limits.sessions + 2 * limits.connections {
                leave(number)
                connection.cutOff()
            }
        }

        private func makeRoom() {
            let strangers = open.filter { $0.value.connection.isStranger }
            guard strangers.count >= limits.connections else { return }
            // Rather one that says nothing than one that is being answered.
            let silent = strangers.filter { $0.value.connection.isListening }
            if let oldest = silent.keys.min() ?? strangers.keys.min() { leave(oldest) }
        }

        private func leave(_ number: Int) {
            guard let entry = open[number] else { return }
            entry.connection.sendAway()
            entry.task.cancel()
        }

        /// Ends those that say nothing at once, and gives the others a moment for their last word.
        func end(within nanoseconds: UInt64) async {
            for entry in open.values where !entry.connection.isSpeaking {
                entry.task.cancel()
                entry.connection.cutOff()
            }
            let impatience = Task {
                try? await Task.sleep(nanoseconds: nanoseconds)
                for entry in open.values { entry.task.cancel() }
            }
            while let entry = open.values.first { await entry.task.value }
            impatience.cancel()
        }
    }
#endif
