import Foundation
import ScaenaKit
import ScaenaUIKit

/// Walks through an app at random, as a person would who tries everything, and finds what stays behind.
///
/// ```swift
/// let walks = RandomWalks { WalkedShop().makeRootViewController() }
/// let report = try await walks.run(20)
/// print(report)  // 20 walks, 571 steps, 2 screens: …
/// ```
///
/// Each walk has an app of its own, and takes steps that a finger could take on what can be seen: buttons, rows, tabs, fields,
/// the ways back. After each step everything comes to rest. A walk fails when an actor of a scene or a flow stays after its
/// scene has left, on the way or after the window has gone; when a control has no name that a screen reader could say; when
/// ``check`` throws; or when it stands before the same busy screen for too long.
///
/// The same seed takes the same walk, as long as the app answers in the same way: give it a ``StubTransport``, or another
/// server that knows no chance. A walk that fails is shortened to the steps without which it would not fail, and comes as a
/// test to paste: ``WalkError``. Should the app crash, the file ``journal`` has the walk that it was on.
@MainActor
public struct RandomWalks {
    /// The texts that are typed into fields; one is chosen each time.
    public var texts = ["", " ", "a", "Scaena", "7", "ماهی", "e\u{301}🎭", String(repeating: "long ", count: 40)]
    /// The check after each step, beside those that are always made.
    public var check: @MainActor (SceneWindow) throws -> Void = { _ in }
    /// The time that a screen may be busy after a step, in seconds.
    public var patience: Double = 2
    /// The walk under way, as a test: what remains of it if the app crashes. In the temporary folder, named after the test's
    /// file, unless another place is said.
    public var journal: URL?

    private let open: @MainActor () async throws -> WalkedApp

    /// Walks through an app that has events of its own.
    ///
    /// - Parameters:
    ///   - fileID: The test's file, after which the journal is named.
    ///   - open: Makes the app anew, for one walk.
    public init(fileID: String = #fileID, open: @escaping @MainActor () async throws -> WalkedApp) {
        self.open = open
        let name = fileID.replacingOccurrences(of: "/", with: "-")
        journal = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(name)")
    }

    /// Walks through an app.
    ///
    /// - Parameters:
    ///   - fileID: The test's file, after which the journal is named.
    ///   - root: Makes the root view controller of a window anew, for one walk.
    public init(fileID: String = #fileID, root: @escaping @MainActor () throws -> UIViewController) {
        self.init(fileID: fileID) { WalkedApp(try root()) }
    }

    /// Takes several walks, one after the other.
    ///
    /// - Parameters:
    ///   - count: The number of walks.
    ///   - steps: The number of steps that each takes at most.
    ///   - seed: The seed of the first walk; each has the next number.
    /// - Returns: The figures.
    /// - Throws: ``WalkError``, with the shortest walk that fails in the same way.
    @discardableResult
    public func run(_ count: Int, steps: Int = 30, seed: UInt64 = 1) async throws -> WalkReport {
        var report = WalkReport()
        for number in 0..<UInt64(count) {
            let seed = seed &+ number
            var numbers = WalkNumbers(seed: seed)
            let walk = await walk(seed: seed, upTo: steps) { pick(in: $0, of: $1, &numbers) }
            if let reason = walk.failure { throw await shortest(walk.taken, reason, seed) }
            report.walks += 1
            report.steps += walk.taken.count
            report.screens.merge(walk.screens, uniquingKeysWith: +)
        }
        if let journal { try? FileManager.default.removeItem(at: journal) }
        return report
    }

    /// Takes one walk whose steps are known: that of a ``WalkError``. A step that cannot be taken is left out.
    ///
    /// - Parameter steps: The steps.
    /// - Throws: ``WalkError``, with the steps that were taken.
    public func take(_ steps: [WalkStep]) async throws {
        let walk = await replay(steps)
        guard let reason = walk.failure else { return }
        throw WalkError(reason: reason, seed: 0, length: steps.count, steps: walk.taken)
    }

    // MARK: One walk

    private struct Walk {
        var taken: [WalkStep] = []
        var screens: [String: Int] = [:]
        var failure: String?
    }

    private func replay(_ steps: [WalkStep]) async -> Walk {
        var rest = steps[...]
        return await walk(seed: 0, upTo: steps.count) { _, _ in rest.popFirst() }
    }

    /// Walks until there are no more steps, and looks who stays.
    private func walk(
        seed: UInt64, upTo limit: Int, next: (SceneWindow, WalkedApp) -> WalkStep?
    ) async -> Walk {
        var walk = Walk()
        var findings: [LifetimeFinding] = []
        let tracker = LifetimeTracker(keepsRecords: true)
        tracker.onFinding = { findings.append($0) }
        do {
            try await expectNoLeaks(tracked: tracker) {
                let app = try await open()
                let window = SceneWindow(app.root)
                try await rest(window)
                for _ in 0..<limit {
                    guard let step = next(window, app) else { break }
                    note(walk.taken + [step], seed)
                    do {
                        try await step.take(in: window, of: app)
                    } catch is SceneWindowError {
                        // What a finger could not do is no step.
                        continue
                    }
                    walk.taken.append(step)
                    try await rest(window)
                    walk.screens[window.screenName, default: 0] += 1
                    if let nameless = window.nameless {
                        throw WalkFailure(reason: "a control has no name: \(nameless)")
                    }
                    try check(window)
                    if let finding = findings.first { throw WalkFailure(reason: "\(finding)") }
                }
                // Who stays of a scene that has left may go with the window: it is looked for before that.
                await tracker.settle()
                if let finding = findings.first { throw WalkFailure(reason: "\(finding)") }
                await window.close()
            }
        } catch {
            walk.failure = findings.first.map { "\($0)" } ?? "\(error)"
        }
        return walk
    }

    /// Waits until the app has answered.
    private func rest(_ window: SceneWindow) async throws {
        await window.settle()
        guard window.isBusy else { return }
        try await window.wait(for: "The end of what is under way", timeout: patience) { !window.isBusy }
    }

    private func note(_ steps: [WalkStep], _ seed: UInt64) {
        guard let journal else { return }
        let walk = WalkError(reason: "The app has ended here.", seed: seed, length: steps.count, steps: steps)
        try? Data("\(walk)\n".utf8).write(to: journal)
    }

    // MARK: Choosing

    private func pick(in window: SceneWindow, of app: WalkedApp, _ numbers: inout WalkNumbers) -> WalkStep? {
        // Of the ways, each kind is as likely as another, so that a long list does not hide the button above it.
        let kinds = window.ways(texts: [numbers.pick(texts) ?? ""], events: app.events.map(\.name))
        return numbers.pick(kinds).flatMap { numbers.pick($0) }
    }

    // MARK: Shortening

    /// Leaves steps out, ever fewer at a time, as long as the walk fails in the same way.
    private func shortest(_ steps: [WalkStep], _ reason: String, _ seed: UInt64) async -> WalkError {
        var best = steps
        var found = reason
        var size = max(1, best.count / 2)
        var tries = 200
        while tries > 0 {
            var isShorter = false
            var start = 0
            while start < best.count, tries > 0 {
                tries -= 1
                let shorter = Array(best[..<start] + best[min(start + size, best.count)...])
                let walk = await replay(shorter)
                if let failure = walk.failure, WalkFailure.isLike(failure, reason), walk.taken.count < best.count {
                    (best, found, isShorter) = (walk.taken, failure, true)
                } else {
                    start += size
                }
            }
            if size == 1, !isShorter { break }
            size = max(1, size / 2)
        }
        return WalkError(reason: found, seed: seed, length: steps.count, steps: best)
    }
}

/// Why a walk does not go on.
struct WalkFailure: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }

    /// Returns true if two failures are of one kind: they begin alike, whatever numbers and screens follow.
    static func isLike(_ one: String, _ other: String) -> Bool {
        one.prefix(while: { !$0.isNewline && !$0.isNumber }) == other.prefix(while: { !$0.isNewline && !$0.isNumber })
    }
}
