import Foundation
import ScaenaKit
import Testing

@Suite("Examples of loading") @MainActor
struct LoadingExamples {
    @MainActor protocol ItemsViewProtocol: AnyObject {
        func show(loading: Bool)
        func show(error: any Error)
    }

    final class ItemsView: ItemsViewProtocol {
        var shown: [String] = []
        private var tokens: [RelayToken] = []

        func show(loading: Bool) { shown.append(loading ? "loading" : "at rest") }
        func show(error: any Error) { shown.append("error") }

        func bind(to presenter: ItemsPresenter) {
            presenter.loading.isLoading.observe(with: self) { view, isLoading in
                view.show(loading: isLoading)
            }.store(in: &tokens)
            presenter.loading.errors.observe(with: self) { view, error in
                view.show(error: error)
            }.store(in: &tokens)
        }
    }

    final class ItemsPresenter: LoadablePresenter {
        private(set) var items: [Item] = []
        private let repository: any ItemsRepository

        init(repository: any ItemsRepository) { self.repository = repository }

        let loading = Loading()

        func refresh() {
            loading.run { [weak self] in try await self?.fetchItems() }
        }

        private func fetchItems() async throws {
            items = try await repository.items()
        }

        func cancelTapped() {
            loading.cancel()  // tells no error: the user wanted it so
        }

        func nextPage() async {
            let task = loading.run { [repository] in
                let page = try await repository.items()
                self.items += page
            }
            await task.value
        }
    }

    @Test func aScreenShowsThatItLoadsAndWhatWentWrong() async {
        let view = ItemsView()
        let presenter = ItemsPresenter(repository: OfflineItemsRepository())
        view.bind(to: presenter)
        await presenter.nextPage()
        #expect(view.shown == ["at rest", "loading", "at rest", "error"])

        view.shown = []
        presenter.refresh()
        presenter.cancelTapped()
        #expect(view.shown == ["loading", "at rest"])
    }

    final class ItemPresenter: LoadablePresenter {
        let loading = Loading()  // LoadingViewController shows it, with its errors

        func removeTapped() {
            loading.run { try await self.remove() }
        }

        private func remove() async throws { throw ItemsError.offline }
    }

    @Test func whatCannotBeRemovedSaysSo() async {
        let presenter = ItemPresenter()
        let view = ItemsView()
        let token = presenter.loading.errors.observe { view.show(error: $0) }
        presenter.removeTapped()
        while presenter.loading.isLoading.currentValue { await Task.yield() }
        #expect(view.shown == ["error"])
        withExtendedLifetime(token) {}
    }

    @Test func whoeverHasWorkCanBeAskedForIt() async {
        let presenter = ItemsPresenter(repository: DefaultItemsRepository())
        func showSpinner(for presenter: any LoadablePresenter, in view: any ItemsViewProtocol) -> RelayToken {
            presenter.loading.isLoading.distinct().observe { [weak view] in view?.show(loading: $0) }
        }
        let view = ItemsView()
        let token = showSpinner(for: presenter, in: view)
        await presenter.nextPage()
        #expect(view.shown == ["at rest", "loading", "at rest"])
        withExtendedLifetime(token) {}
    }
}
