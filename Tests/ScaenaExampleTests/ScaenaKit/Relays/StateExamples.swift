import ScaenaKit
import Testing

@Suite("Examples of state") @MainActor
struct StateExamples {
    @MainActor final class Control {
        var isEnabled = false
        var text = ""
        var badge: Int?
        var history: [String] = []

        func show(_ text: String) { history.append(text) }
    }

    @MainActor
    final class AddItemPresenter {
        var name: StateSource<String> { nameRelay }  // the view reads and observes it
        let canAdd: StateSource<Bool>
        private let nameRelay = StateRelay("")

        init() {
            canAdd = nameRelay.map { !$0.isEmpty }.distinct()
        }

        func nameChanged(to text: String) {
            nameRelay.value = text.trimmingPrefix(" ")
        }

        func addTapped() -> Item? {
            canAdd.currentValue ? Item(id: 3, name: name.currentValue) : nil
        }
    }

    @MainActor final class AddItemView {
        let addButton = Control()
        let title = Control()
        private var tokens: [RelayToken] = []

        init(presenter: AddItemPresenter) {
            presenter.canAdd.bind(to: addButton, \.isEnabled).store(in: &tokens)
            let preview = presenter.name.observe { [title] name in
                title.text = name.isEmpty ? "New item" : name
            }
            preview.store(in: &tokens)
            presenter.name.observe(with: self) { view, name in
                view.title.show(name)
            }.store(in: &tokens)
        }
    }

    @Test func aViewFollowsItsPresenter() {
        let presenter = AddItemPresenter()
        let view = AddItemView(presenter: presenter)
        #expect(view.title.text == "New item")
        #expect(presenter.addTapped() == nil)
        presenter.nameChanged(to: " Vase")
        #expect(view.addButton.isEnabled)
        #expect(view.title.text == "Vase")
        #expect(view.title.history == ["", "Vase"])
        #expect(presenter.addTapped() == Item(id: 3, name: "Vase"))
    }

    @Test func propertiesThatMayBeNilAreBoundAlike() {
        let tab = Control()
        let unread = StateRelay(2)
        let binding = unread.bind(to: tab, \.badge)  // an Int to an Int?
        unread.value = 3
        #expect(tab.badge == 3)
        withExtendedLifetime(binding) {}
    }

    @Test func twoRelaysAreKeptEqual() {
        let settings = (showsPrices: StateRelay(true), sortsByName: StateRelay(false))
        let filter = StateRelay(false)
        let binding = settings.showsPrices.bind(to: filter)  // filter takes the value of settings
        filter.value = false  // and settings each later one of filter
        #expect(!settings.showsPrices.value)
        withExtendedLifetime(binding) {}
    }

    @Test func stateIsMadeOfState() {
        let items = StateRelay([Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")])
        let search = StateRelay("")
        let isOnline = StateRelay(true)
        let label = Control()

        let title = items.map { $0.count == 1 ? "1 item" : "\($0.count) items" }
        let found = items.combineLatest(search).map { items, text in
            items.filter { text.isEmpty || $0.name.contains(text) }
        }
        let canAdd = search.combineLatest(isOnline, items).map { name, isOnline, items in
            isOnline && !name.isEmpty && !items.contains { $0.name == name }
        }
        let token = found.map(\.count).distinct().observe { count in
            label.show("\(count) found")  // not told again while the count stays the same
        }

        search.value = "L"
        search.value = "La"
        #expect(label.history == ["2 found", "1 found"])
        #expect(title.currentValue == "2 items")
        #expect(canAdd.currentValue)
        isOnline.value = false
        #expect(!canAdd.currentValue)
        withExtendedLifetime(token) {}
    }

    @Test func stateIsReadAsAStream() async {
        let progress = StateRelay(0.0)
        let reading = Task {
            for await done in progress.values() where done == 1 { return "Uploaded" }
            return "Given up"
        }
        await Task.yield()
        progress.value = 0.5
        progress.value = 1
        #expect(await reading.value == "Uploaded")
    }
}

extension String {
    fileprivate func trimmingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
