import ScaenaKit

/// One of several things that the user may choose.
///
/// ```swift
/// let order = await navigation.choose("Sort by", from: [Choice("Name", Order.name), Choice("Date", .date)])
/// ```
public struct Choice<Value: Sendable>: Sendable {
    let title: String
    let value: Value
    let isDestructive: Bool

    /// Something to choose.
    ///
    /// - Parameters:
    ///   - title: Its words.
    ///   - value: The value that the one who asked gets.
    ///   - isDestructive: True if something is lost by it.
    public init(_ title: String, _ value: Value, isDestructive: Bool = false) {
        self.title = title
        self.value = value
        self.isDestructive = isDestructive
    }
}

extension Navigation {
    /// Asks whether something is to be done, in an alert, and returns the answer.
    ///
    /// ```swift
    /// guard await navigation.confirm("Delete the list?", action: "Delete", isDestructive: true) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: The message to the user.
    ///   - action: The words on the button that says yes.
    ///   - cancel: Those on the other one: Cancel, in the user's language, unless an app has its own.
    ///   - isDestructive: True if something is lost by it.
    /// - Returns: True if the user said yes. Not so, too, where the question could not be shown, or has gone without
    ///   an answer.
    public func confirm(
        _ title: String, message: String? = nil, action: String, cancel: String? = nil, isDestructive: Bool = false
    ) async -> Bool {
        let question = Question(title: title, message: message, style: .alert, cancel: cancel)
        return await answer(to: question, from: [Choice(action, true, isDestructive: isDestructive)]) ?? false
    }

    /// Lets the user choose among several, in a sheet of choices, and returns the choice.
    ///
    /// ```swift
    /// let order = await navigation.choose("Sort by", from: [Choice("Name", Order.name), Choice("Date", .date)])
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question; `nil` for none.
    ///   - message: The message to the user.
    ///   - choices: The choices. Cancel comes last, in the user's language.
    ///   - anchor: At what the sheet points on an iPad; by default it stands in the middle of the source's view.
    /// - Returns: The choice; `nil` if the user chose nothing, or the sheet could not be shown or has gone.
    public func choose<Value: Sendable>(
        _ title: String? = nil, message: String? = nil, from choices: [Choice<Value>], at anchor: PopoverAnchor? = nil
    ) async -> Value? {
        await answer(
            to: Question(title: title, message: message, style: .actionSheet, anchor: anchor), from: choices)
    }

    private struct Question {
        let title: String?
        let message: String?
        let style: UIAlertController.Style
        var anchor: PopoverAnchor?
        var cancel: String?
    }

    private func answer<Value: Sendable>(to question: Question, from choices: [Choice<Value>]) async -> Value? {
        let chosen = OneShot<Value?>()
        // Nothing here holds the alert while it is awaited: if it goes unanswered, its own end is the answer.
        if case .refused = await ask(question, choices, chosen).ended() { return nil }
        return await chosen.wait(atMost: nil) ?? nil
    }

    private func ask<Value: Sendable>(
        _ question: Question, _ choices: [Choice<Value>], _ chosen: OneShot<Value?>
    ) -> NavigationMove {
        let alert = UIAlertController(
            title: question.title, message: question.message, preferredStyle: question.style)
        let unanswered = AtEnd { chosen.set(nil) }
        for choice in choices {
            alert.addAction(
                UIAlertAction(title: choice.title, style: choice.isDestructive ? .destructive : .default) { _ in
                    withExtendedLifetime(unanswered) { _ = chosen.set(choice.value) }
                })
        }
        alert.addAction(
            UIAlertAction(title: question.cancel ?? RuntimeText.cancel.string, style: .cancel) { _ in
                withExtendedLifetime(unanswered) { _ = chosen.set(nil) }
            })
        return present(alert, as: .choices(from: question.anchor))
    }
}

/// Does something when nobody holds it any more.
private final class AtEnd: Sendable {
    private let action: @MainActor @Sendable () -> Void

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        self.action = action
    }

    deinit {
        MainActorExit.run(action)
    }
}
