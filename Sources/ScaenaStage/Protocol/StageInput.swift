#if Stage && !canImport(UIKit)
    import Foundation

    /// A browser's message to the app: one JSON object in a text frame.
    ///
    /// `{"v":1,"seq":7,"do":"tap","id":12}`. What came in is hostile until it was read by ``init(message:)``.
    package struct StageInput: Equatable, Sendable {
        /// An action of a finger, or of the page itself.
        package enum Action: Equatable, Sendable {
            /// A tap on a control, a bar button, a segment or a choice of an alert.
            case tap(id: Int)
            /// A finger that stays.
            case press(id: Int)
            /// A scroll view whose content was moved by hand while there is a keyboard.
            case drag(id: Int)
            /// The whole text of a field after an edit.
            case type(id: Int, text: String)
            /// The return key in a field.
            case submit(id: Int)
            /// The key of a drawn keyboard that hides it.
            case hideKeyboard
            /// The way back in a navigation bar.
            case goBack(id: Int)
            /// A swipe down on what is presented.
            case swipeDown(id: Int)
            /// A slider brought to a value.
            case slide(id: Int, value: Double)
            /// A tap on one of the two sides of a stepper or a page control.
            case step(id: Int, up: Bool)
            /// Another date, as HTML writes it.
            case chooseDate(id: Int, text: String)
            /// A pull at the top of a scroll view: on its refresh control.
            case pullDown(id: Int)
            /// A swipe over a row of a table: from which edge, and whether over the whole row.
            case swipeRow(id: Int, edge: RowEdge, isFull: Bool)
            /// A row of a table is put where another is: that one's number.
            case moveRow(id: Int, to: Int)
            /// The rows of a table that the page has in sight, or nearly.
            case scroll(id: Int, first: Int, count: Int)
            /// Another choice of one of the host's controls: its position, and the choice's.
            case control(position: Int, choice: Int)
            /// The page became visible or not: a page in the background is sent nothing.
            case show(visible: Bool)
            /// Nothing: the page asks whether the app answers.
            case beat
            /// The page asks for a test of all that was done so far.
            case story
            /// The page asks what a request and its answer said.
            case exchange(id: Int)
            /// Sets the rule for an endpoint's next requests; `nil` for nothing unusual.
            case rule(endpoint: String, StageRule?)
            /// An address that the system hands the app.
            case open(address: String)
            /// A notification with that payload, as JSON; where it is tapped, the app is asked to show what it is about.
            case push(payload: String, isTapped: Bool)
            /// The page asks what keeps people from using what is seen.
            case audit
            /// The page asks what an element is.
            case inspect(id: Int)
            /// Other settings of the phone.
            case traits(StageTraits)

            /// True if the action is meant for the screen as it was at that time: later, it would hit something else.
            var isMomentary: Bool {
                switch self {
                case .tap, .press, .submit, .hideKeyboard, .goBack, .swipeDown, .step, .pullDown, .swipeRow, .moveRow:
                    true
                case .drag, .type, .slide, .chooseDate, .scroll, .control, .show, .beat, .story, .exchange, .rule,
                    .open, .push, .audit, .inspect, .traits:
                    false
                }
            }
        }

        /// A side of a row.
        package enum RowEdge: String, Decodable, Sendable {
            /// Where its text begins.
            case leading
            /// Where its text ends.
            case trailing
        }

        /// The version of this protocol. A page of another one is told to load again.
        package static let version = 1
        /// No message of a page may be larger, in bytes.
        package static let largestMessage = 64 * 1024
        /// No text of a field may be longer, in UTF-8 bytes.
        package static let longestText = 16 * 1024

        /// The page's own number for this message; the answer names it.
        package let sequence: Int
        /// The action.
        package let action: Action

        /// Makes an input.
        package init(sequence: Int, action: Action) {
            self.sequence = sequence
            self.action = action
        }

        /// Reads a message.
        ///
        /// - Throws: ``StageInputError``, with the message's number where that could be read.
        package init(message: Data) throws(StageInputError) {
            guard message.count <= Self.largestMessage else { throw StageInputError(.tooLarge) }
            guard let json = try? JSONDecoder().decode(Message.self, from: message) else {
                throw StageInputError(.unreadable)
            }
            let sequence = json.seq
            guard (0...Int(Int32.max)).contains(sequence) else { throw StageInputError(.unreadable) }
            guard json.v == Self.version else { throw StageInputError(.otherVersion, sequence: sequence) }
            guard let action = json.action else { throw StageInputError(.incomplete, sequence: sequence) }
            let texts =
                switch action {
                case .type(_, let text): [text]
                case .rule(let endpoint, let rule): [endpoint, rule?.text ?? ""]
                case .open(let text), .push(let text, _): [text]
                default: [String]()
                }
            guard texts.allSatisfy({ $0.utf8.count <= Self.longestText }) else {
                throw StageInputError(.tooLarge, sequence: sequence)
            }
            self.init(sequence: sequence, action: action)
        }

        private struct Message: Decodable {
            let v: Int
            let seq: Int
            let `do`: String
            let id: Int?
            let text: String?
            let choice: Int?
            let visible: Bool?
            let value: Double?
            let edge: RowEdge?
            let full: Bool?
            let first: Int?
            let count: Int?
            let traits: StageTraits?
            let rule: StageRule?

            var action: Action? {
                switch (`do`, id) {
                case ("tap", let id?): .tap(id: id)
                case ("press", let id?): .press(id: id)
                case ("drag", let id?): .drag(id: id)
                case ("type", let id?): text.map { .type(id: id, text: $0) }
                case ("submit", let id?): .submit(id: id)
                case ("hideKeyboard", nil): .hideKeyboard
                case ("goBack", let id?): .goBack(id: id)
                case ("swipeDown", let id?): .swipeDown(id: id)
                case ("slide", let id?): value.map { .slide(id: id, value: $0) }
                case ("step", let id?): choice.map { .step(id: id, up: $0 > 0) }
                case ("chooseDate", let id?): text.map { .chooseDate(id: id, text: $0) }
                case ("pullDown", let id?): .pullDown(id: id)
                case ("swipeRow", let id?): edge.map { .swipeRow(id: id, edge: $0, isFull: full ?? false) }
                case ("moveRow", let id?): choice.map { .moveRow(id: id, to: $0) }
                case ("scroll", let id?):
                    if let first, let count { .scroll(id: id, first: first, count: count) } else { nil }
                case ("control", let id?): choice.map { .control(position: id, choice: $0) }
                case ("show", nil): visible.map { .show(visible: $0) }
                case ("beat", nil): .beat
                case ("story", nil): .story
                case ("exchange", let id?): .exchange(id: id)
                case ("rule", nil): text.map { .rule(endpoint: $0, rule) }
                case ("open", nil): text.map { .open(address: $0) }
                case ("push", nil): text.map { .push(payload: $0, isTapped: choice == 1) }
                case ("audit", nil): .audit
                case ("inspect", let id?): .inspect(id: id)
                case ("traits", nil): traits.map { .traits($0) }
                default: nil
                }
            }
        }
    }

    /// Why a message of a page cannot be followed.
    package struct StageInputError: Error, Equatable, CustomStringConvertible {
        /// The kind of trouble.
        package enum Reason: Equatable, Sendable {
            /// Larger than ``StageInput/largestMessage`` or ``StageInput/longestText``.
            case tooLarge
            /// No JSON, not an object, or without a usable number.
            case unreadable
            /// Of another version of the protocol.
            case otherVersion
            /// No known deed, or one whose details are missing.
            case incomplete
        }

        /// The reason of the refusal.
        package let reason: Reason
        /// The message's number, if it could be read.
        package let sequence: Int?

        package init(_ reason: Reason, sequence: Int? = nil) {
            self.reason = reason
            self.sequence = sequence
        }

        package var description: String {
            switch reason {
            case .tooLarge:
                "The message is too large: at most \(StageInput.largestMessage) bytes, "
                    + "and \(StageInput.longestText) of text, are taken."
            case .unreadable: #"The message is not a JSON object with "v", "seq" and "do"."#
            case .otherVersion: "The page speaks another version of the protocol; load it again."
            case .incomplete: "The message names no known deed, or lacks what the deed needs."
            }
        }
    }
#endif
