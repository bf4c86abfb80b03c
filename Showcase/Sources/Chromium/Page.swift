import Foundation

/// One page of a browser.
///
/// Whatever waits here is woken by the page: by a changed document, a moved focus, a loaded frame. Nothing polls.
public final class Page: Sendable {
    /// A size in CSS pixels.
    public struct Size: Sendable, Equatable {
        /// From left to right.
        public let width: Int
        /// From top to bottom.
        public let height: Int

        /// A size in CSS pixels.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// A colour scheme that a person can prefer.
    public enum ColorScheme: String, Sendable, CaseIterable {
        /// Dark on light.
        case light
        /// Light on dark.
        case dark
    }

    let session: String
    let state = PageState()
    private let devTools: DevTools
    private let context: JSON
    private let size: Size

    init(devTools: DevTools, session: String, context: JSON, size: Size) {
        self.devTools = devTools
        self.session = session
        self.context = context
        self.size = size
    }

    // MARK: Loading

    /// Loads an address and waits until its document is complete.
    ///
    /// - Throws: `ChromiumError.notLoaded` with the browser's reason.
    public func navigate(to url: String) async throws {
        let answer = try await send("Page.navigate", ["url": .string(url)])
        if let reason = answer["errorText"].string { throw ChromiumError.notLoaded(url: url, reason: reason) }
        let loader = answer["loaderId"].string
        try await wait("the end of loading \(url)") { [state] in
            loader == nil || state.finishedLoader == loader ? true : nil
        }
    }

    /// Loads the page again, as its reload button does, and waits until its document is complete.
    ///
    /// - Throws: `ChromiumError`.
    public func reload() async throws {
        let before = state.finishedLoader
        try await send("Page.reload")
        try await wait("the end of reloading") { [state] in state.finishedLoader != before ? true : nil }
    }

    /// The addresses of the page's history, and the position of the one that is shown.
    ///
    /// - Throws: `ChromiumError`.
    public func history() async throws -> (addresses: [String], position: Int) {
        let answer = try await send("Page.getNavigationHistory")
        let addresses = answer["entries"].array.map { $0["url"].string ?? "" }
        return (addresses, Int(answer["currentIndex"].number ?? 0))
    }

    /// Goes back, as the browser's own button does.
    ///
    /// - Throws: `ChromiumError.notLoaded` when there is nothing to go back to.
    public func goBack() async throws {
        let answer = try await send("Page.getNavigationHistory")
        let position = Int(answer["currentIndex"].number ?? 0)
        guard position > 0 else { throw ChromiumError.notLoaded(url: "back", reason: "there is nothing before") }
        try await send("Page.navigateToHistoryEntry", ["entryId": answer["entries"].array[position - 1]["id"]])
    }

    /// Closes the page and forgets everything that it stored.
    public func close() async {
        devTools.handleEvents(of: session, nil)
        for child in state.childSessions { devTools.handleEvents(of: child, nil) }
        _ = try? await devTools.send("Target.disposeBrowserContext", ["browserContextId": context])
    }

    // MARK: Waiting

    /// The time that a change is waited for unless it is told: long, since nobody who waits for what comes is kept by it, and a
    /// machine that builds beside may be slow.
    public static let patience: Duration = .seconds(60)

    /// Waits until a condition holds. It is asked at once and after every change of the page.
    ///
    /// - Parameters:
    ///   - what: The awaited change, for the one who reads the failure.
    ///   - timeout: The time to wait at most.
    ///   - isolation: The caller's actor, on which the condition is asked.
    ///   - condition: Returns what was waited for, or `nil` while it is not there.
    /// - Throws: `ChromiumError.neverHappened` with the page's accessibility tree; what the condition throws, unless
    ///   it is only that the document was replaced meanwhile.
    @discardableResult
    public func wait<Value: Sendable>(
        _ what: String, timeout: Duration = patience, isolation: isolated (any Actor)? = #isolation,
        until condition: () async throws -> Value?
    ) async throws -> Value {
        let deadline = ContinuousClock.now + timeout
        while true {
            let seen = state.bell.count
            do {
                if let value = try await condition() { return value }
            } catch let error as ChromiumError where error.isOfAPageThatMovedOn {
                // Its successor is asked after the next change.
            }
            try Task.checkCancellation()
            if await state.bell.waitForChange(after: seen, until: deadline) == false {
                try Task.checkCancellation()
                let tree = try? await accessibilityTree().outline
                throw ChromiumError.neverHappened(what, tree: tree ?? "(no answer)")
            }
        }
    }

    // MARK: Scripts

    /// Evaluates an expression in the page and waits for it when it is a promise.
    ///
    /// - Returns: Its value, as far as JSON can say it.
    /// - Throws: `ChromiumError.script` when it throws.
    @discardableResult
    public func evaluate(_ expression: String) async throws -> JSON {
        let answer = try await send(
            "Runtime.evaluate",
            [
                "expression": .string(expression), "awaitPromise": true, "returnByValue": true, "userGesture": true,
            ])
        if answer["exceptionDetails"] != .null {
            let details = answer["exceptionDetails"]
            throw ChromiumError.script(
                expression: expression,
                message: details["exception"]["description"].string ?? details["text"].string ?? "unknown")
        }
        return answer["result"]["value"]
    }

    // MARK: Looking

    /// Returns the tree that assistive technology is told about the page now; its frames are leaves.
    ///
    /// - Throws: `ChromiumError`.
    public func accessibilityTree() async throws -> AccessibleNode {
        try await accessibilityTree(session: session, frame: nil)
    }

    /// Returns the tree that assistive technology is told about a frame of the page, wherever the browser keeps it,
    /// and even where the frame may run no scripts.
    ///
    /// - Parameter url: The beginning of the frame's address. The frame, and something in it, is waited for.
    /// - Throws: `ChromiumError`.
    public func accessibilityTree(ofFrameFrom url: String) async throws -> AccessibleNode {
        try await wait("a frame from \(url)") {
            for session in [session] + state.childSessions {
                let root = try await devTools.send("Page.getFrameTree", session: session)["frameTree"]
                guard let frame = Self.frame(from: url, in: root) else { continue }
                let tree = try await accessibilityTree(session: session, frame: frame)
                if tree.all.count > 1 { return tree }
            }
            return nil
        }
    }

    private static func frame(from url: String, in tree: JSON) -> JSON? {
        if tree["frame"]["url"].string?.hasPrefix(url) == true { return tree["frame"]["id"] }
        return tree["childFrames"].array.lazy.compactMap { frame(from: url, in: $0) }.first
    }

    private func accessibilityTree(session: String, frame: JSON?) async throws -> AccessibleNode {
        let answer = try await devTools.send(
            "Accessibility.getFullAXTree", frame.map { ["frameId": $0] } ?? [:], session: session)
        guard let tree = AccessibleNode(answer: answer) else {
            throw ChromiumError.refused(method: "Accessibility.getFullAXTree", message: "No node found")
        }
        return tree
    }

    /// Everything that failed in the page so far: exceptions, errors on its console, violations of its policy.
    public var complaints: [String] { state.complaints }

    /// A picture of what is visible.
    ///
    /// - Parameters:
    ///   - selector: The CSS selector of what the picture shows; with none, the whole page.
    ///   - margin: The number of points around that it shows, too.
    ///   - scale: The pixels of a point.
    /// - Returns: A PNG file.
    /// - Throws: `ChromiumError`.
    public func screenshot(of selector: String? = nil, margin: Double = 0, scale: Double = 1) async throws -> Data {
        var parameters: [String: JSON] = ["format": "png"]
        if let selector {
            let box = try await evaluate("document.querySelector('\(selector)').getBoundingClientRect().toJSON()")
            func side(_ name: String, _ change: Double) -> JSON { .number((box[name].number ?? 0) + change * margin) }
            parameters["clip"] = [
                "x": side("x", -1), "y": side("y", -1), "width": side("width", 2), "height": side("height", 2),
                "scale": .number(scale),
            ]
        }
        let answer = try await send("Page.captureScreenshot", .object(parameters))
        return answer["data"].string.flatMap { Data(base64Encoded: $0) } ?? Data()
    }

    /// Makes the page believe that its reader prefers a colour scheme.
    ///
    /// - Throws: `ChromiumError`.
    public func prefer(_ scheme: ColorScheme) async throws {
        try await send(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-color-scheme", "value": .string(scheme.rawValue)]]])
    }

    /// Makes the page believe that its reader's system allows only few colours, of its own.
    ///
    /// - Throws: `ChromiumError`.
    public func forceColors() async throws {
        try await send(
            "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
    }

    /// Gives the page another size, as a phone or a narrow window would.
    ///
    /// - Throws: `ChromiumError`.
    public func resize(to size: Size, scale: Double = 1) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(size.width)), "height": .number(Double(size.height)),
                "deviceScaleFactor": .number(scale), "mobile": false,
            ])
    }

    // MARK: Machinery

    /// Sends a command to the page itself.
    @discardableResult
    func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await devTools.send(method, parameters, session: session)
    }

    /// Subscribes to everything that this class tells about; once, before the first address is loaded.
    func prepare() async throws {
        listen(to: session)
        try await enableEvents(of: session)
        try await send("DOM.enable")
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try await resize(to: size)
    }

    private func listen(to session: String) {
        devTools.handleEvents(of: session) { [weak self, state] method, parameters in
            switch method {
            case "Target.attachedToTarget":
                guard let child = parameters["sessionId"].string else { return }
                state.add(child: child)
                self?.adopt(child)
            case "Target.detachedFromTarget":
                if let child = parameters["sessionId"].string { state.remove(child: child) }
            default:
                state.note(method, parameters, session: session)
            }
        }
    }

    /// A frame that the browser keeps in a process of its own. It is not kept waiting until it is listened to: the
    /// observer is put into a document that is already there, too.
    private func adopt(_ child: String) {
        listen(to: child)
        Task { [weak self, state] in
            try? await self?.enableEvents(of: child)
            state.bell.ring()
        }
    }

    private func enableEvents(of session: String) async throws {
        let world: JSON = .string(PageState.world)
        for (method, parameters) in [
            ("Page.enable", [:] as JSON), ("Page.setLifecycleEventsEnabled", ["enabled": true]),
            ("Runtime.enable", [:]),
            ("Log.enable", [:]), ("Accessibility.enable", [:]),
            ("Runtime.addBinding", ["name": .string(PageState.binding), "executionContextName": world]),
            (
                "Page.addScriptToEvaluateOnNewDocument",
                ["source": .string(PageState.observer), "worldName": world, "runImmediately": true]
            ),
            ("Target.setAutoAttach", ["autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true]),
        ] {
            try await devTools.send(method, parameters, session: session)
        }
    }
}
