/// The record of a scene's actors. Outlives the scene by the turn it takes to judge who stayed.
@MainActor
final class LifetimeRecord {
    private struct Entry {
        let role: String
        let type: String
        let holders: [String]
        let reference: WeakReference<AnyObject>
        var isReported = false

        var isAlive: Bool { reference.object != nil }
    }

    nonisolated let scene: String
    /// A number that no other record has.
    nonisolated let number: Int
    /// True if the scene has left for good and was not seen again since.
    private(set) var hasLeft = false
    // Weak: a leak check's tracker holds its records, and may have ended before the scene has.
    private(set) weak var tracker: LifetimeTracker?
    private var entries: [Entry] = []
    private var judgement: Task<Void, Never>?

    private static var lastNumber = 0

    init(scene: String, tracker: LifetimeTracker) {
        self.scene = scene
        Self.lastNumber += 1
        number = Self.lastNumber
        self.tracker = tracker
    }

    func track(_ actor: AnyObject, as role: String, heldBy holders: [String] = []) {
        let type = String(describing: Swift.type(of: actor))
        entries.append(Entry(role: role, type: type, holders: holders, reference: WeakReference(actor)))
    }

    /// From now on another tracker hears of this scene.
    func move(to tracker: LifetimeTracker) {
        self.tracker = tracker
    }

    /// The view is about to be seen again, or the user may still let go of the gesture that brings it.
    func viewComesBack() {
        judgement?.cancel()
        judgement = nil
        for index in entries.indices { entries[index].isReported = false }
        hasLeft = false
    }

    /// The view is seen.
    func viewIsBack() {
        viewComesBack()
        if RuntimeWatch.isOn { RuntimeWatch.tell(.sceneAppeared(WatchedScene(self))) }
    }

    /// The view controller, of which the scene was named after.
    var owner: AnyObject? { entries.first?.reference.object }

    /// Judges who stayed, after these tasks have ended: once, and those who are still there again after the tracker's
    /// grace. UIKit holds what it has popped or dismissed a moment longer than the transition lasts.
    func judge(after tasks: [SceneTasks]) {
        guard judgement == nil, let tracker else { return }
        if RuntimeWatch.isOn, !hasLeft { RuntimeWatch.tell(.sceneLeft(WatchedScene(self))) }
        hasLeft = true
        let grace = tracker.grace
        let time = tracker.time
        // Whoever awaits the view controller's transition does not wait for the judgement, which begins one turn
        // later, when the container has let go of the view controller.
        judgement = tracker.judgement {
            let tasksHaveEnded = await SceneTasks.waitUntilIdle(tasks, atMost: grace, by: time)
            // Cancelled, when the view is back: seen below.
            if tasksHaveEnded, self.hasUnreported { try? await time.sleep(grace) }
            guard !Task.isCancelled else { return }
            self.report()
            self.judgement = nil
            if RuntimeWatch.isOn { RuntimeWatch.tell(.sceneJudged(WatchedScene(self))) }
        }
    }

    /// The actors that are alive now, whether the scene has left or not.
    var alive: [AliveActor] {
        entries.filter(\.isAlive).map { entry in
            AliveActor(scene: scene, role: entry.role, type: entry.type, heldBy: livingHolders(of: entry))
        }
    }

    /// The living actors except the owner, by role.
    var actors: [String: AnyObject] {
        Dictionary(entries.dropFirst().compactMap { entry in entry.reference.object.map { (entry.role, $0) } }) { $1 }
    }

    private var hasUnreported: Bool { entries.contains { !$0.isReported && $0.isAlive } }

    private func report() {
        for index in entries.indices where !entries[index].isReported && entries[index].isAlive {
            entries[index].isReported = true
            let entry = entries[index]
            tracker?.report(
                .stayed(scene: scene, role: entry.role, type: entry.type, heldBy: livingHolders(of: entry)))
        }
    }

    private func livingHolders(of entry: Entry) -> [String] {
        entry.holders.filter { holder in entries.contains { $0.role == holder && $0.isAlive } }
    }
}

/// An actor that is alive.
package struct AliveActor: Hashable, Sendable {
    package let scene: String
    package let role: String
    package let type: String
    /// The roles that hold it and are alive, as far as they were named.
    package let heldBy: [String]
}
