/// What is known of a scene's actors. Outlives the scene by the turn it takes to judge who stayed.
@MainActor
final class LifetimeRecord {
    private struct Entry {
        let role: String
        let type: String
        let reference: WeakReference
        var isReported = false
    }

    private let scene: String
    // Weak: a leak check's tracker holds its records, and may have ended before the scene has.
    private weak var tracker: LifetimeTracker?
    private var entries: [Entry] = []
    private var judgement: Task<Void, Never>?

    init(scene: String, tracker: LifetimeTracker) {
        self.scene = scene
        self.tracker = tracker
    }

    func track(_ actor: AnyObject, as role: String) {
        let type = String(describing: Swift.type(of: actor))
        entries.append(Entry(role: role, type: type, reference: WeakReference(actor)))
    }

    func viewIsBack() {
        judgement?.cancel()
        judgement = nil
        for index in entries.indices { entries[index].isReported = false }
    }

    /// Judges who stayed, one turn of the main actor after these tasks have ended.
    func judge(after tasks: [SceneTasks]) {
        guard judgement == nil, let tracker else { return }
        let grace = tracker.grace
        // Whoever awaits the view controller's transition does not wait for the judgement, which begins one turn
        // later, when the container has let go of the view controller.
        judgement = tracker.judgement {
            await SceneTasks.waitUntilIdle(tasks, atMost: grace)
            guard !Task.isCancelled else { return }
            self.report()
            self.judgement = nil
        }
    }

    /// Who is alive now, left or not.
    var alive: [AliveActor] {
        entries.filter { $0.reference.object != nil }.map { AliveActor(scene: scene, role: $0.role, type: $0.type) }
    }

    private func report() {
        for index in entries.indices where !entries[index].isReported && entries[index].reference.object != nil {
            entries[index].isReported = true
            tracker?.report(.stayed(scene: scene, role: entries[index].role, type: entries[index].type))
        }
    }
}

/// An actor that is alive.
package struct AliveActor: Hashable, Sendable {
    package let scene: String
    package let role: String
    package let type: String
}
