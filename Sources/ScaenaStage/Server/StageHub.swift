#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Keeps the tree that is to be seen now, and all browsers that see it.
    ///
    /// Nothing is queued for a browser: each remembers which tree it has, and when it is ready for more gets the way
    /// from there to the present one. A slow browser thus skips states and costs no memory, and while nobody looks,
    /// changes cost a flag.
    @MainActor
    package final class StageHub {
        /// Limits, which tests make smaller.
        package struct Limits: Sendable {
            /// The number of browsers that may look at once.
            package var sessions = 32
            /// For how long a browser may leave a message unread while there is more for it, in nanoseconds.
            package var unread: UInt64 = 10_000_000_000
            /// The number of answers that may wait for a browser that sends and does not read.
            package var answers = 256

            /// For how long a tap may wait for the app, in nanoseconds: a later one is not done.
            package var lateness: UInt64 = 2_000_000_000

            /// The number of connections that may be open at once without having shown the token.
            package var connections = 128
            /// For how long a connection may say nothing and then send the whole head of a request, in nanoseconds.
            package var request: UInt64 = 30_000_000_000
            /// For how long a connection that ends is kept for the other side to read, in nanoseconds.
            package var goodbye: UInt64 = 1_000_000_000

            package init() {}
        }

        let name: String
        let limits: Limits
        private let source: any StageSource
        private let controls: [StageControl]
        private let panelSource: (any StagePanelSource)?

        package private(set) var tree: StageNode
        private(set) var revision = 0
        private(set) var controlsRevision = 0
        private(set) var panel = StagePanel()
        /// The way in which tests make the app.
        package var recording: StageRecording? {
            didSet {
                unwritten = []
                recorder = StageRecorder(recording, tree: tree)
            }
        }
        private lazy var recorder = StageRecorder(recording, tree: tree)
        /// Actions that are not written down yet, each with the screen of then: the outcome of a tap is shown first.
        private var unwritten: [(action: StageInput.Action, tree: StageNode)] = []
        private(set) var panelRevision = 0
        private var isStale = false
        private var isPanelStale = true
        private var isRenderingScheduled = false
        private var sessions: [ObjectIdentifier: StageSession] = [:]
        /// Ways to the present tree, by the revision at which they begin: browsers mostly have the same one.
        private var patches: [Int: StagePatch?] = [:]
        /// The address that the app wanted to be opened last, and how many there were.
        private(set) var link: (address: String, number: Int) = ("", 0)

        /// The state of the app's next build, under `scaena run`; its number grows with each change.
        package var build = StageUpdate.Build(state: .none) {
            didSet {
                guard build != oldValue else { return }
                buildRevision += 1
                for session in sessions.values { session.wake() }
            }
        }
        private(set) var buildRevision = 0
        /// Told what a person does in a browser, before it is done.
        var onDeed: (@MainActor (StageInput.Action) -> Void)?
        /// The way to what is seen; `nil` where it is no window.
        var way: StageWay?
        /// The requests of the app; `nil` where nobody watches them.
        var requests: RequestBook? {
            didSet {
                requests?.onChange { [weak self] in
                    for session in self?.sessions.values ?? [:].values where session.isVisible { session.wake() }
                }
            }
        }

        package init(
            name: String, source: any StageSource, controls: [StageControl], panel: (any StagePanelSource)? = nil,
            limits: Limits = Limits()
        ) {
            self.name = name
            self.source = source
            self.controls = controls
            self.limits = limits
            panelSource = panel
            tree = source.snapshot()
            source.onChange = { [weak self] in self?.sourceDidChange() }
            panel?.onChange = { [weak self] in self?.panelDidChange() }
            for control in controls {
                control.onChange = { [weak self] in self?.controlsDidChange() }
            }
        }

        /// A test of all that was done so far.
        package var story: String {
            render()
            writeDown()
            let language = SystemSettings.current.language.flatMap {
                $0.hasPrefix("en") ? nil : "The names are those of the language “\($0)”."
            }
            let before = recorder.beginsWithin(tree) ? restored : nil
            return recorder.test(showing: tree, of: way?.module, remarks: [before, language].compactMap { $0 })
        }
        /// The state that the app was restored from, where its story does not begin at the app's beginning.
        var restored: String?

        /// The number of browsers that look.
        package var sessionCount: Int { sessions.count }

        // MARK: What is seen

        private func sourceDidChange() {
            isStale = true
            scheduleRendering()
        }

        private func panelDidChange() {
            isPanelStale = true
            scheduleRendering()
        }

        private func scheduleRendering() {
            guard !isRenderingScheduled, sessions.values.contains(where: \.isVisible) else { return }
            isRenderingScheduled = true
            // One hop later, so that all changes of one event are one patch.
            Task {
                isRenderingScheduled = false
                render()
            }
        }

        /// Brings tree and panel up to date, where they are not, and tells the browsers.
        package func render() {
            let hasChanged = [renderTree(), renderPanel()]
            guard hasChanged.contains(true) else { return }
            for session in sessions.values { session.wake() }
        }

        /// - Returns: True if there was something new.
        private func renderTree() -> Bool {
            // Which scene is seen is in the panel, too.
            guard isStale else { return false }
            isStale = false
            isPanelStale = true
            let present = source.snapshot()
            guard present != tree else { return false }
            tree = present
            if onDeed != nil { way?.update() }
            revision += 1
            patches = [:]
            return true
        }

        private func renderPanel() -> Bool {
            guard isPanelStale, let panelSource else { return false }
            isPanelStale = false
            let present = panelSource.panel()
            guard present != panel else { return false }
            panel = present
            panelRevision += 1
            return true
        }

        /// The way from an older tree to the present one; `nil` when there is none.
        func patch(from old: StageNode, revision: Int) -> StagePatch? {
            if let known = patches[revision] { return known }
            let patch = StagePatch(from: old, to: tree)
            patches[revision] = .some(patch)
            return patch
        }

        private func controlsDidChange() {
            controlsRevision += 1
            for session in sessions.values { session.wake() }
        }

        var controlUpdates: [StageUpdate.Control] { controls.map(\.update) }

        // MARK: What is done

        /// Does what was done in a browser, and renders what came of it at once.
        ///
        /// - Returns: Why it was refused, or `nil`.
        @discardableResult
        package func perform(_ action: StageInput.Action) -> String? {
            if case .control(let position, let choice) = action {
                guard controls.indices.contains(position), controls[position].select(choice) else {
                    return "There is no such control or choice."
                }
                return nil
            }
            if case .rule(let endpoint, let rule) = action {
                return requests?.rule(rule, for: endpoint) == true ? nil : "That rule cannot be followed."
            }
            onDeed?(action)
            let before = tree
            let refusal = source.perform(action)
            render()
            if refusal == nil {
                if unwritten.isEmpty { Task { writeDown() } }
                unwritten.append((action, before))
            }
            return refusal
        }

        private func writeDown() {
            for deed in unwritten { recorder.note(deed.action, in: deed.tree) }
            unwritten = []
        }

        /// Offers an address in the browsers that look: a person follows it, or does not.
        ///
        /// - Returns: True if anybody looks, and the address is one that a browser opens.
        package func offer(_ url: URL) -> Bool {
            guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto", "tel"].contains(scheme),
                url.absoluteString.utf8.count <= 2048, sessions.values.contains(where: \.isVisible)
            else { return false }
            link = (url.absoluteString, link.number + 1)
            panelSource?.note("The app asked to open \(url.absoluteString)")
            for session in sessions.values { session.wake() }
            return true
        }

        /// The faults that keep people from using what is seen.
        var faults: [StageUpdate.Fault] { source.faults() }

        /// Returns the description of an element, and the calls that have made it; `nil` when it is gone.
        func inspection(of id: Int) -> (told: StageUpdate.Inspection, callers: [UInt])? { source.inspection(of: id) }

        func picture(at path: String) -> [UInt8]? { source.picture(at: path) }

        // MARK: Who looks

        /// Lets a browser in.
        ///
        /// - Returns: `nil` when there are too many.
        func open() -> StageSession? {
            guard sessions.count < limits.sessions else { return nil }
            let session = StageSession(hub: self)
            sessions[ObjectIdentifier(session)] = session
            render()
            return session
        }

        func sessionDidClose(_ session: StageSession) {
            sessions[ObjectIdentifier(session)] = nil
        }

        /// Waits until all browsers have been told all, for half a second at most.
        func settle() async {
            for _ in 0..<50 where !sessions.values.allSatisfy(\.isTold) {
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
        }

        /// Sends all browsers away.
        func closeAll() {
            for session in Array(sessions.values) { session.close(.goingAway) }
        }
    }
#endif
