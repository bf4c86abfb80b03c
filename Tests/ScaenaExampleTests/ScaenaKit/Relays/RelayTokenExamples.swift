import ScaenaKit
import Testing

@Suite("Examples of tokens") @MainActor
struct RelayTokenExamples {
    @MainActor final class ItemsView {
        private var tokens: [RelayToken] = []  // each observation ends with the view

        func bind(to items: StateSource<[Item]>) {
            items.observe(with: self) { view, items in view.show(items) }.store(in: &tokens)
        }

        private(set) var shown: [Int] = []
        private func show(_ items: [Item]) { shown.append(items.count) }
    }

    @MainActor final class ItemCell {
        private var tokens: [RelayToken] = []
        var star = ""

        func show(_ isFavourite: StateSource<Bool>) {
            tokens = []  // the cell is used again: the item before is of no interest
            isFavourite.observe(with: self) { cell, isFavourite in
                cell.star = isFavourite ? "★" : "☆"
            }.store(in: &tokens)
        }
    }

    @Test func anObservationLivesWithItsView() {
        let items = StateRelay<[Item]>([])
        let view = ItemsView()
        view.bind(to: items)
        items.value = [Item(id: 1, name: "Lamp")]
        #expect(view.shown == [0, 1])
    }

    @Test func aCellForgetsTheItemBefore() {
        let first = StateRelay(false)
        let second = StateRelay(true)
        let cell = ItemCell()
        cell.show(first)
        cell.show(second)
        first.value = true
        second.value = false
        #expect(cell.star == "☆")
    }

    @Test func anObservationEndsWhenItIsTold() {
        let progress = StateRelay(0.0)
        var told: [Double] = []
        let token = progress.observe { told.append($0) }
        func cancelTapped() {
            token.end()
        }
        progress.value = 0.5
        cancelTapped()
        progress.value = 1
        #expect(told == [0, 0.5])
    }
}
