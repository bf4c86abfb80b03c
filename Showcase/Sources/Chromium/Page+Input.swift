/// The input of a person with a mouse or a keyboard; the page cannot tell the difference.
extension Page {
    /// A key that is no letter.
    public enum Key: String, Sendable {
        /// To the next control.
        case tab = "Tab"
        /// Activates buttons and links.
        case enter = "Enter"
        /// Activates buttons.
        case space = " "
        /// Leaves dialogs.
        case escape = "Escape"
        /// To the previous of several choices, or to the left.
        case arrowLeft = "ArrowLeft"
        /// To the next of several choices, or to the right.
        case arrowRight = "ArrowRight"
        /// To the previous of several choices.
        case arrowUp = "ArrowUp"
        /// To the next of several choices.
        case arrowDown = "ArrowDown"

        var code: (windows: Int, name: String, text: String?) {
            switch self {
            case .tab: (9, "Tab", nil)
            case .enter: (13, "Enter", "\r")
            case .space: (32, "Space", " ")
            case .escape: (27, "Escape", nil)
            case .arrowLeft: (37, "ArrowLeft", nil)
            case .arrowUp: (38, "ArrowUp", nil)
            case .arrowRight: (39, "ArrowRight", nil)
            case .arrowDown: (40, "ArrowDown", nil)
            }
        }
    }

    /// Waits until there is something with that role and name.
    ///
    /// - Parameters:
    ///   - role: `button`, `heading`, `StaticText`…
    ///   - name: Its accessible name; any unless told.
    ///   - timeout: The time to wait at most.
    /// - Throws: `ChromiumError.neverHappened`.
    @discardableResult
    public func find(
        _ role: String, _ name: String? = nil, timeout: Duration = patience
    ) async throws -> AccessibleNode {
        try await wait("a \(role)\(name.map { " named “\($0)”" } ?? "")", timeout: timeout) {
            try await accessibilityTree().first(role, name)
        }
    }

    /// Waits until there is nothing with that role and name any more.
    ///
    /// - Throws: `ChromiumError.neverHappened`.
    public func waitUntilGone(_ role: String, _ name: String? = nil, timeout: Duration = patience) async throws {
        try await wait("no \(role)\(name.map { " named “\($0)”" } ?? "") any more", timeout: timeout) {
            try await accessibilityTree().first(role, name) == nil ? true : nil
        }
    }

    /// Clicks in the middle of a control, as soon as it is there and enabled.
    ///
    /// - Parameters:
    ///   - role: Its role.
    ///   - name: Its accessible name.
    /// - Throws: `ChromiumError.neverHappened`, or `.covered` when something else would get the click.
    public func click(_ role: String, _ name: String) async throws {
        try await click(at: try await pointOfClick(role, name), count: 1)
    }

    /// Clicks twice in the middle of a control, whatever the first click brings there.
    ///
    /// - Throws: As ``click(_:_:)``.
    public func doubleClick(_ role: String, _ name: String) async throws {
        let point = try await pointOfClick(role, name)
        for count in 1...2 { try await click(at: point, count: count) }
    }

    private func click(at point: Point, count: Int) async throws {
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
            try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": .number(point.x), "y": .number(point.y), "button": "left",
                    "clickCount": .number(Double(count)),
                ])
        }
    }

    /// Turns the wheel over the middle of an element.
    ///
    /// - Throws: `ChromiumError`.
    public func scroll(_ selector: String, by way: Double) async throws {
        let place = try await evaluate(
            """
            (() => {
              const box = document.querySelector('\(selector)').getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """
        ).array.compactMap(\.number)
        guard place.count == 2 else { return }
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(place[0]), "y": .number(place[1]), "deltaX": 0,
                "deltaY": .number(way),
            ])
    }

    /// Presses the mouse on an element, drags it and lets go.
    ///
    /// - Parameters:
    ///   - selector: Finds the element; it is waited for.
    ///   - place: Where in the element the drag begins, in parts of its width and height.
    ///   - way: The length of the way, in CSS pixels.
    /// - Throws: `ChromiumError`.
    public func drag(
        _ selector: String, from place: (x: Double, y: Double) = (0.5, 0.5), by way: (x: Double, y: Double)
    ) async throws {
        let script = """
            (async () => {
              const element = document.querySelector('\(selector)');
              if (!element) return null;
              const motions = document.getAnimations().filter(motion => motion.effect?.getComputedTiming().endTime < Infinity);
              await Promise.allSettled(motions.map(motion => motion.finished));
              const box = element.getBoundingClientRect();
              return box.width ? [box.x + box.width * \(place.x), box.y + box.height * \(place.y)] : null;
            })()
            """
        let start = try await wait("an element \(selector)") { () -> [Double]? in
            let place = try await evaluate(script).array.compactMap(\.number)
            return place.count == 2 ? place : nil
        }
        let steps = 6
        var events = [("mouseMoved", 0.0), ("mousePressed", 0)]
        events += (1...steps).map { ("mouseMoved", Double($0) / Double(steps)) } + [("mouseReleased", 1)]
        for (type, part) in events {
            try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": .string(type), "x": .number(start[0] + way.x * part),
                    "y": .number(start[1] + way.y * part), "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
                    "clickCount": 1,
                ])
        }
    }

    /// Presses and releases a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - shift: True if the shift key is held.
    /// - Throws: `ChromiumError`.
    public func press(_ key: Key, shift: Bool = false) async throws {
        let code = key.code
        for type in [code.text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
            var event: [String: JSON] = [
                "type": .string(type), "key": .string(key.rawValue), "code": .string(code.name),
                "windowsVirtualKeyCode": .number(Double(code.windows)), "modifiers": shift ? 8 : 0,
            ]
            if type == "keyDown", let text = code.text { event["text"] = .string(text) }
            try await send("Input.dispatchKeyEvent", .object(event))
        }
    }

    /// Types a text where the focus is.
    ///
    /// - Throws: `ChromiumError`.
    public func type(_ text: String) async throws {
        try await send("Input.insertText", ["text": .string(text)])
    }

    /// Presses Tab until a control has the focus: how a person gets there who has no mouse.
    ///
    /// - Parameters:
    ///   - role: Its role.
    ///   - name: Its accessible name.
    ///   - limit: The number of times that Tab may be pressed: enough for once round whatever the page shows beside.
    /// - Throws: `ChromiumError.neverHappened` when the keyboard does not lead there.
    public func tab(to role: String, _ name: String, limit: Int = 200) async throws {
        try await find(role, name)
        var visited: [String] = []
        for _ in 0..<limit {
            try await press(.tab)
            guard let focused = try await focusedNode() else { continue }
            if focused.role == role, focused.name == name { return }
            visited.append("\(focused.role) “\(focused.name)”")
        }
        throw ChromiumError.neverHappened(
            "the focus on the \(role) “\(name)”, by \(limit) presses of Tab, which led to "
                + visited.joined(separator: ", "),
            tree: try await accessibilityTree().outline)
    }

    /// Returns the node that the keyboard acts on now, when it is inside the page.
    ///
    /// - Throws: `ChromiumError`.
    public func focusedNode() async throws -> AccessibleNode? {
        try await accessibilityTree().all.last { $0.isFocused && $0.role != "RootWebArea" }
    }

    private struct Point: Sendable {
        let x: Double
        let y: Double
    }

    /// Waits for the control and for whatever is in front of it to go.
    private func pointOfClick(_ role: String, _ name: String) async throws -> Point {
        var cover: ChromiumError?
        do {
            return try await wait("an enabled \(role) named “\(name)”") { () -> Point? in
                cover = nil
                guard let node = try await accessibilityTree().first(role, name), !node.isDisabled,
                    let backendNode = node.backendNode
                else { return nil }
                do {
                    return try await self.point(of: backendNode, control: "The \(role) “\(name)”")
                } catch let error as ChromiumError {
                    guard case .covered = error else { throw error }
                    cover = error
                    return nil
                }
            }
        } catch let error as ChromiumError {
            throw cover ?? error
        }
    }

    /// The middle of a node, when a click there would reach it.
    private func point(of backendNode: Int, control: String) async throws -> Point? {
        let node: JSON = .number(Double(backendNode))
        try await send("DOM.scrollIntoViewIfNeeded", ["backendNodeId": node])
        let object = try await send("DOM.resolveNode", ["backendNodeId": node])["object"]["objectId"]
        let answer = try await send(
            "Runtime.callFunctionOn",
            [
                "objectId": object, "returnByValue": true, "awaitPromise": true,
                "functionDeclaration": """
                async function () {
                  // A thing that moves, or is about to, would be missed.
                  const motions = document.getAnimations().filter(motion =>
                    motion.effect?.target?.contains(this) && motion.effect.getComputedTiming().endTime < Infinity);
                  await Promise.allSettled(motions.map(motion => motion.finished));
                  const frame = () => new Promise(requestAnimationFrame);
                  let box = this.getBoundingClientRect(), before;
                  do {
                    before = box;
                    await frame();
                    box = this.getBoundingClientRect();
                  } while (box.x != before.x || box.y != before.y);
                  if (!box.width || !box.height) return null;
                  const x = box.x + box.width / 2, y = box.y + box.height / 2;
                  const there = document.elementFromPoint(x, y);
                  const isReached = there && (this.contains(there) || there.contains(this)
                      || [...this.labels ?? []].some(label => label.contains(there)));
                  const cover = there ? there.outerHTML.slice(0, 120) : 'nothing that takes clicks';
                  return { x, y, cover: isReached ? '' : cover };
                }
                """,
            ])
        let place = answer["result"]["value"]
        guard let x = place["x"].number, let y = place["y"].number else { return nil }
        if let cover = place["cover"].string, !cover.isEmpty {
            throw ChromiumError.covered(control: control, by: cover)
        }
        return Point(x: x, y: y)
    }
}
