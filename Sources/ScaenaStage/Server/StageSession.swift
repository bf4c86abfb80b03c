#if Stage && !canImport(UIKit)
    import Dispatch
    import Foundation

    /// One browser: what it has been told, and what is to be told next.
    ///
    /// Frames are made when the browser is ready for one, of what changed since the last.
    @MainActor
    final class StageSession {
        private let hub: StageHub
        private var told: (tree: StageNode, revision: Int)?
        private var toldControls: Int?
        private var toldPanel: (revision: Int, tree: [StagePanel.Node]?, lastNumber: Int) = (0, nil, 0)
        private var toldLink: Int
        private var toldBuild = 0
        private var toldRequests = (requests: 0, rules: 0)
        /// The parts that the browser has asked for.
        private var asked = StageUpdate()
        private var answers: [StageUpdate.Answer] = []
        private var pong: Data?
        private var closing: StageFrame.CloseCode?
        private var isOver = false {
            didSet {
                for waiter in whenOver { waiter.resume() }
                whenOver = []
            }
        }
        private var whenOver: [CheckedContinuation<Void, Never>] = []
        private var waiting: CheckedContinuation<Void, Never>?
        /// Since when the browser has not taken what it was given, in nanoseconds of uptime.
        private var unreadSince: UInt64?
        /// True if anybody can see the page.
        private(set) var isVisible = true

        init(hub: StageHub) {
            self.hub = hub
            // What was asked before this browser came was asked of others.
            toldLink = hub.link.number
        }

        // MARK: To the browser

        /// The next frame for the browser; waits until there is one. `nil` after the last.
        func nextFrame() async -> StageFrame? {
            unreadSince = nil
            while !isOver {
                if let frame = takeFrame() {
                    unreadSince = DispatchTime.now().uptimeNanoseconds
                    return frame
                }
                await withCheckedContinuation { waiting = $0 }
            }
            return nil
        }

        private func takeFrame() -> StageFrame? {
            if let closing {
                isOver = true
                return .close(closing)
            }
            if let payload = pong {
                pong = nil
                return .pong(payload)
            }
            let update = takeUpdate()
            guard !update.isEmpty else { return nil }
            guard let payload = try? update.encoded() else {
                isOver = true
                return .close(.internalServerError)
            }
            return .text(payload)
        }

        private func takeUpdate() -> StageUpdate {
            var update = asked
            asked = StageUpdate()
            if let told {
                if isVisible, told.revision != hub.revision {
                    update.patch = hub.patch(from: told.tree, revision: told.revision)
                    if update.patch == nil { update.tree = hub.tree }
                    self.told = (hub.tree, hub.revision)
                }
            } else {
                update.app = hub.name
                update.tree = hub.tree
                told = (hub.tree, hub.revision)
            }
            if isVisible {
                addPanel(to: &update)
                addRequests(to: &update)
            }
            if toldControls != hub.controlsRevision {
                update.controls = hub.controlUpdates
                toldControls = hub.controlsRevision
            }
            if isVisible, toldLink != hub.link.number {
                update.link = hub.link.address
                toldLink = hub.link.number
            }
            if toldBuild != hub.buildRevision {
                update.build = hub.build
                toldBuild = hub.buildRevision
            }
            if !answers.isEmpty {
                update.answers = answers
                answers = []
            }
            return update
        }

        private func addPanel(to update: inout StageUpdate) {
            guard toldPanel.revision != hub.panelRevision else { return }
            let panel = hub.panel
            if toldPanel.tree != panel.tree { update.scenes = panel.tree }
            // From the first on that the browser has not.
            let fresh = panel.log.drop { $0.number <= toldPanel.lastNumber }
            if !fresh.isEmpty { update.log = Array(fresh) }
            toldPanel = (hub.panelRevision, panel.tree, panel.log.last?.number ?? toldPanel.lastNumber)
        }

        private func addRequests(to update: inout StageUpdate) {
            guard let book = hub.requests else { return }
            let present = (requests: book.revision, rules: book.rulesRevision)
            if present.requests != toldRequests.requests {
                update.requests = book.requests(since: toldRequests.requests)
            }
            if present.rules != toldRequests.rules { update.rules = book.rules }
            toldRequests = present
        }

        /// Looks whether there is something to tell, and drops a browser that has not read for too long.
        func wake() {
            if let unreadSince, DispatchTime.now().uptimeNanoseconds - unreadSince > hub.limits.unread {
                end()
                return
            }
            waiting?.resume()
            waiting = nil
        }

        /// True if the browser has been given everything.
        var isTold: Bool { waiting != nil }

        // MARK: From the browser

        /// Takes a message.
        ///
        /// - Parameters:
        ///   - message: Its bytes.
        ///   - arrived: When it came, in nanoseconds of uptime.
        func receive(_ message: Data, arrived: UInt64) {
            do throws(StageInputError) {
                let input = try StageInput(message: message)
                answer(StageUpdate.Answer(seq: input.sequence, refused: follow(input.action, arrived: arrived)))
            } catch {
                answer(StageUpdate.Answer(seq: error.sequence, refused: error.description))
            }
        }

        /// - Returns: Why the action was not done, or `nil`.
        private func follow(_ action: StageInput.Action, arrived: UInt64) -> String? {
            switch action {
            case .beat: return nil
            case .story:
                asked.story = hub.story
                return nil
            case .exchange(let id):
                asked.exchange = hub.requests?.exchange(id)
                return asked.exchange == nil ? "This request is not kept any more." : nil
            case .audit:
                asked.faults = hub.faults
                return nil
            case .inspect(let id):
                guard let (told, callers) = hub.inspection(of: id) else { return "This element is gone." }
                asked.inspection = told
                tellSource(of: told, callers)
                return nil
            case .show(let visible):
                isVisible = visible
                if visible { hub.render() }
                return nil
            default:
                let now = DispatchTime.now().uptimeNanoseconds
                if action.isMomentary, now > arrived, now - arrived > hub.limits.lateness {
                    return "The app did not answer for a while: this was not done."
                }
                return hub.perform(action)
            }
        }

        /// Tells where an element was made, once that is found: debug information is large.
        private func tellSource(of told: StageUpdate.Inspection, _ callers: [UInt]) {
            guard !callers.isEmpty else { return }
            Task { [weak self] in
                guard let source = await Task.detached(operation: { SourceLines.nearest(callers) }).value else {
                    return
                }
                self?.asked.inspection = told
                self?.asked.inspection?.source = source
                self?.wake()
            }
        }

        private func answer(_ answer: StageUpdate.Answer) {
            guard answers.count < hub.limits.answers else {
                end()
                return
            }
            answers.append(answer)
            wake()
        }

        /// Answers a ping. Only the latest one that is not answered yet counts (RFC 6455, 5.5.3).
        func receivePing(_ payload: Data) {
            pong = payload
            wake()
        }

        // MARK: The end

        /// True if this side ends it, and the browser has done nothing wrong.
        var isSentAway: Bool { closing == .goingAway }

        /// Returns when the session is over, or has only its goodbye to say.
        func untilOver() async {
            guard !isOver, closing == nil else { return }
            await withCheckedContinuation { whenOver.append($0) }
        }

        /// Says goodbye with a reason, then ends.
        func close(_ code: StageFrame.CloseCode) {
            guard closing == nil, !isOver else { return }
            closing = code
            for waiter in whenOver { waiter.resume() }
            whenOver = []
            hub.sessionDidClose(self)
            waiting?.resume()
            waiting = nil
        }

        /// Ends without a word: the browser is gone, or does not listen.
        func end() {
            // A goodbye that was not taken yet ends the session itself.
            guard closing == nil else { return }
            isOver = true
            told = nil
            answers = []
            hub.sessionDidClose(self)
            waiting?.resume()
            waiting = nil
        }
    }
#endif
