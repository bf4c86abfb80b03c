#if Stage && !canImport(UIKit)

    /// A choice that the host of a stage offers beside the phone: how the server behaves, who is logged in.
    ///
    /// ```swift
    /// StageControl("API", choices: Behaviour.allCases, selected: .ok) { await server.behave($0) }
    /// ```
    ///
    /// It is no part of the app: it stays usable while an alert makes the phone inert, and every browser shows it.
    @MainActor
    public final class StageControl {
        /// The control's name.
        public let label: String
        /// The choices, as shown.
        public let choices: [String]
        /// The position of the choice in ``choices``.
        public private(set) var selected: Int
        /// True while the host is still at work on a choice.
        public var isBusy: Bool { unfinished > 0 }

        private var unfinished = 0
        private let onChoose: @MainActor (Int) async -> Void
        private var work: Task<Void, Never>?
        var onChange: (@MainActor () -> Void)?

        /// Makes a control of texts.
        ///
        /// - Parameters:
        ///   - label: The control's name.
        ///   - choices: The choices; must not be empty.
        ///   - selected: The position of the first choice.
        ///   - onChoose: Told the position of each new choice, one after another: never two at a time.
        public init(
            _ label: String, choices: [String], selected: Int = 0, onChoose: @escaping @MainActor (Int) async -> Void
        ) {
            precondition(choices.indices.contains(selected), "The selection is not one of the choices.")
            self.label = label
            self.choices = choices
            self.selected = selected
            self.onChoose = onChoose
        }

        /// Makes a control of values that have names, such as the cases of an enumeration.
        ///
        /// - Parameters:
        ///   - label: The control's name.
        ///   - choices: The choices; must hold `selected`.
        ///   - selected: The first choice.
        ///   - onChoose: Told each new choice, one after another: never two at a time.
        public convenience init<Choice: RawRepresentable & Equatable>(
            _ label: String, choices: some Collection<Choice>, selected: Choice,
            onChoose: @escaping @MainActor (Choice) async -> Void
        ) where Choice.RawValue == String {
            let values = Array(choices)
            guard let position = values.firstIndex(of: selected) else {
                preconditionFailure("The selection is not one of the choices.")
            }
            self.init(label, choices: values.map(\.rawValue), selected: position) { await onChoose(values[$0]) }
        }

        /// Chooses, as a tap in a browser does.
        ///
        /// - Parameter position: The position of the choice. One that does not exist changes nothing, as does the
        ///   position that is chosen already.
        /// - Returns: True if there is such a choice.
        @discardableResult
        public func select(_ position: Int) -> Bool {
            guard choices.indices.contains(position) else { return false }
            guard position != selected else { return true }
            selected = position
            unfinished += 1
            let earlier = work
            work = Task { [weak self, onChoose] in
                await earlier?.value
                await onChoose(position)
                self?.finish()
            }
            onChange?()
            return true
        }

        private func finish() {
            unfinished -= 1
            if !isBusy { work = nil }
            onChange?()
        }

        /// Waits until the host has done its work on the latest choice.
        package func settle() async {
            while let work { await work.value }
        }

        var update: StageUpdate.Control {
            StageUpdate.Control(label: label, choices: choices, selected: selected, busy: isBusy)
        }
    }
#endif
