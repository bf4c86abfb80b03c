import Foundation
import Words

/// Directs the Items add module: every operation starts here, and each result passes through.
@MainActor
final class ItemsAddDirector {
    weak var ui: (any ItemsAdd_DisplayUI)?
    weak var delegate: (any ItemsAdd_Delegate)?

    private let dataManager: any ItemsAdd_ManageData
    private let navigator: any ItemsAdd_Navigate
    /// The last request, for another try.
    private var last: (@MainActor (any ItemsAdd_ManageData) -> Void)?
    private let words: Words
    private var name = ""
    private var isSaving = false

    init(worker: any ItemsAdd_ManageData, navigator: any ItemsAdd_Navigate, words: Words = ItemsWords.words()) {
        self.words = words
        dataManager = worker
        self.navigator = navigator
    }
}

extension ItemsAddDirector: ItemsAdd_HandleUIEvents {
    func onUIReady() {
        toggleSave()
    }

    func onChange(name: String) {
        self.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        toggleSave()
    }

    func onSave(name: String, isEnabled: Bool) {
        onChange(name: name)
        guard !self.name.isEmpty, !isSaving else { return }
        ask { [name = self.name] in $0.addItem(name: name, isEnabled: isEnabled) }
    }

    /// There is something to save as soon as it has a name, and nothing is being saved.
    private func toggleSave() {
        ui?.toggle(save: !name.isEmpty && !isSaving)
    }

    func onRetry() {
        if let last { ask(last) }
    }

    /// Has the worker do something, and displays that it is under way.
    private func ask(_ request: @escaping @MainActor (any ItemsAdd_ManageData) -> Void) {
        last = request
        isSaving = true
        toggleSave()
        ui?.toggle(loading: true)
        request(dataManager)
    }
}

extension ItemsAddDirector: ItemsAdd_PresentData {
    func present(created: Item) {
        ui?.toggle(loading: false)
        delegate?.itemsAddDidFinish(created: created)
        navigator.goBack()
    }

    func present(error: any Error) {
        isSaving = false
        toggleSave()
        ui?.toggle(loading: false)
        ui?.display(error: words(error))
    }
}
