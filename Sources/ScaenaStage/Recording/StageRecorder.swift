#if Stage && !canImport(UIKit)

    /// Writes down what a person does, as a test of that story: Swift Testing, with ScaenaTesting's `SceneWindow`.
    ///
    /// The story begins with the app. After each deed the test waits for what has come into sight by the time of the next.
    @MainActor
    package final class StageRecorder {
        /// The way in which the test makes the app.
        private let recording: StageRecording?
        private var lines: [String] = []
        private var name = StoryName()
        /// True if the screen before the first action was not the app's first.
        private var isBegunWithin: Bool?
        /// The elements that could be seen when the last action was done.
        private var seen: Set<String>
        /// The field of the last line, where that types: a person types letter by letter.
        private var typing: Int?
        /// Longer stories are no test.
        static let longest = 400
        private var isFull: Bool { lines.count >= Self.longest }

        package init(_ recording: StageRecording?, tree: StageNode) {
            self.recording = recording
            seen = []
            noteSight(of: tree)
        }

        /// Notes what is about to be done.
        package func note(_ action: StageInput.Action, in tree: StageNode) {
            guard let words = action.words(in: tree), !isFull else { return }
            // Whoever types has taken the keyboard first: a test does that by typing.
            if case .tap(let id) = action, let kind = tree.first(where: { $0.id == id })?.kind,
                kind == .textField || kind == .textView
            {
                return
            }
            if case .type(let id, _) = action, id == typing {
                lines.removeLast()
                name.removeLast()
            } else {
                noteSight(of: tree)
            }
            if isBegunWithin == nil { isBegunWithin = Self.isWithin(tree) }
            name.add(deed(action, in: tree) ?? words)
            lines.append(
                line(of: action, in: tree) ?? "// By hand, since a test's finger cannot: \(Self.comment(words)).")
            typing = if case .type(let id, _) = action { id } else { nil }
        }

        /// Returns true if the story begins on a screen from which something leads back.
        package func beginsWithin(_ tree: StageNode) -> Bool { isBegunWithin ?? Self.isWithin(tree) }

        /// The test of all that was done.
        ///
        /// - Parameters:
        ///   - tree: The tree that is seen now.
        ///   - module: The module of the app, where it is known.
        ///   - remarks: The remarks for a person who pastes the test, a line each.
        package func test(showing tree: StageNode, of module: String? = nil, remarks: [String] = []) -> String {
            let begun = (lines, seen, typing)
            if isFull {
                lines += [
                    "// The story ends here: it has \(Self.longest) lines. What was done since is not in it;",
                    "// restart the app to record another one.",
                ]
            } else {
                noteSight(of: tree)
            }
            let body = lines.map { "    \($0)" }.joined(separator: "\n")
            (lines, seen, typing) = begun
            let root = recording?.root ?? "makeRootViewController()"
            let hint = recording == nil ? "    // Write here how your app makes its root view controller.\n" : ""
            let module = (recording?.module ?? module).map { "\n@testable import \($0)\n" } ?? ""
            let start = recording?.start.map { "    \($0)\n" } ?? ""
            let remarks = remarks.map { "// \(Self.comment($0))\n" }.joined()
            return """
                import ScaenaTesting
                import ScaenaUIKit
                import Testing
                \(module)
                \(remarks)@MainActor
                @Test func \(name.text(at: Self.title(of: tree)))() async throws {
                \(hint)    let window = SceneWindow(\(root))
                \(start)    await window.settle()
                \(body)
                    await window.close()
                }

                """
        }

        // MARK: Lines

        /// Waits for what is new to be seen.
        private func noteSight(of tree: StageNode) {
            var names: [(name: String, isTitle: Bool)] = []
            Self.visit(tree) { node in
                guard let name = node.attributes[StageAttribute.label] ?? node.text, !name.isEmpty else { return }
                switch node.kind {
                case .navigationBar, .alert: names.append((name, true))
                case .label, .button: names.append((name, false))
                default: break
                }
            }
            let fresh = names.filter { !seen.contains($0.name) }
            let found = fresh.first { $0.isTitle } ?? fresh.first
            if let found { lines.append("try await window.waitFor(\(Self.literal(found.name)))") }
            seen = Set(names.map(\.name))
        }

        private func line(of action: StageInput.Action, in tree: StageNode) -> String? {
            switch action {
            case .tap(let id):
                guard let node = tree.first(where: { $0.id == id }), let name = Self.name(of: node, in: tree) else {
                    return nil
                }
                let verb =
                    switch node.kind {
                    case .row, .tab, .segment: "select"
                    default: "tap"
                    }
                return "try await window.\(verb)(\(Self.literal(name)))"
            case .type(let id, let text):
                guard let node = tree.first(where: { $0.id == id }), let name = Self.name(of: node, in: tree) else {
                    return nil
                }
                let isSecret = node.attributes[StageAttribute.secure] != nil
                return "try await window.type(\(Self.literal(isSecret ? "secret" : text)), into: \(Self.literal(name)))"
            case .goBack: return "try await window.goBack()"
            case .swipeDown: return "try await window.swipeDown()"
            case .pullDown: return "try await window.pullDown()"
            default: return nil
            }
        }

        /// Returns the action in the words of the app: two stories that differ have different names.
        private func deed(_ action: StageInput.Action, in tree: StageNode) -> String? {
            switch action {
            case .tap(let id), .press(let id): tree.first { $0.id == id }?.spokenName
            case .type(let id, let text):
                // Of a field that is gone nobody knows whether it was secret.
                tree.first { $0.id == id }.map { $0.attributes[StageAttribute.secure] == nil ? text : "secret" }
            case .goBack: "back"
            case .swipeDown: "swipe down"
            case .pullDown: "pull down"
            default: nil
            }
        }

        private static func isWithin(_ tree: StageNode) -> Bool {
            var isWithin = false
            visit(tree) { node in
                if node.kind == .sheet || node.attributes[StageAttribute.back] != nil { isWithin = true }
            }
            return isWithin
        }

        /// The screen on top, as its bar calls it.
        private static func title(of tree: StageNode) -> String {
            var title: String?
            visit(tree) { node in
                if node.kind == .navigationBar { title = node.text ?? title }
            }
            return title ?? ""
        }

        /// By what a test finds an element: its identifier, else its name, where nothing else is called so.
        private static func name(of node: StageNode, in tree: StageNode) -> String? {
            if let identifier = node.attributes[StageAttribute.identifier] { return identifier }
            let name: String?
            switch node.kind {
            case .textField, .textView, .searchBar:
                name = node.attributes[StageAttribute.label] ?? node.attributes[StageAttribute.placeholder]
            default:
                name = node.spokenName
            }
            guard let name, !name.isEmpty else { return nil }
            var count = 0
            visit(tree) { if $0.kind == node.kind, $0.spokenName == name { count += 1 } }
            return count > 1 ? nil : name
        }

        private static func visit(_ node: StageNode, _ body: (StageNode) -> Void) {
            guard node.attributes[StageAttribute.inert] == nil else { return }
            body(node)
            for child in node.children { visit(child, body) }
        }

        /// A text as Swift writes it.
        static func literal(_ text: String) -> String {
            var literal = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": literal += "\\\""
                case "\\": literal += "\\\\"
                case "\n": literal += "\\n"
                case "\r": literal += "\\r"
                case "\t": literal += "\\t"
                case _ where scalar.value < 0x20 || (0x2028...0x202E).contains(scalar.value):
                    literal += "\\u{\(String(scalar.value, radix: 16))}"
                default: literal.unicodeScalars.append(scalar)
                }
            }
            return literal + "\""
        }

        /// A comment has one line.
        private static func comment(_ text: String) -> String {
            String(text.map { $0.isNewline ? " " : $0 })
        }
    }
#endif
