import Foundation
import ScaenaKit
import Testing

@Suite("Examples of what containers cannot do") @MainActor
struct ContainerErrorExamples {
    @MainActor final class ItemsPresenter {
        init(repository: any ItemsRepository) {}
    }

    @MainActor final class ItemsRouter {
        init(configurator: ItemsConfigurator) {}
    }

    @MainActor final class ItemsConfigurator {
        init(router: ItemsRouter) {}
    }

    struct Settings: Sendable {
        var currency = "EUR"
    }

    actor Database {}

    private let app = ServiceContainer("app")

    @Test func aServiceThatNobodyRegistered() throws {
        var problem = ""
        app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
        do {
            _ = try app.resolve(ItemsPresenter.self)
        } catch {
            guard case .missing(let chain, let hint) = error else { throw error }
            problem = "\(chain.joined(separator: " needs ")), which nobody registered. \(hint ?? "")"
        }
        #expect(problem.hasPrefix("ItemsPresenter needs ItemsRepository, which nobody registered."))
    }

    @Test func servicesThatNeedEachOther() throws {
        var circle: [String] = []
        app.register(ItemsRouter.self) { ItemsRouter(configurator: try $0.resolve()) }
        app.register(ItemsConfigurator.self) { ItemsConfigurator(router: try $0.resolve()) }
        do {
            _ = try app.resolve(ItemsRouter.self)
        } catch {
            guard case .cycle(let chain) = error else { throw error }
            circle = chain  // ItemsRouter, ItemsConfigurator, ItemsRouter
        }
        #expect(circle == ["ItemsRouter", "ItemsConfigurator", "ItemsRouter"])
    }

    @Test func aServiceOfTheMainActorElsewhere() async throws {
        app.registerSendable((any ItemsRepository).self) { _ in DefaultItemsRepository() }
        app.register(Settings.self) { _ in Settings() }
        let currency = Task.detached { [app] in
            do {
                return try app.resolveSendable(Settings.self).currency
            } catch ContainerError.needsMainActor {
                return try await app.resolveAsync(Settings.self).currency
            }
        }
        #expect(try await currency.value == "EUR")
    }

    @Test func aServiceThatIsToBeAwaited() async throws {
        var chain: [String] = []
        app.registerAsync(Database.self, scope: .shared) { _ in Database() }
        do {
            _ = try app.resolve(Database.self)
        } catch {
            guard case .needsAwait(let services) = error else { throw error }
            chain = services  // the last of them is to be resolved with resolveAsync
        }
        #expect(chain == ["Database"])
    }

    @Test func aWeakServiceThatIsNoObject() throws {
        var isRefused = false
        app.register(Settings.self, scope: .weak) { _ in Settings() }  // a struct cannot be held weakly
        do {
            _ = try app.resolve(Settings.self)
        } catch {
            if case .notAnObject = error { isRefused = true }
        }
        #expect(isRefused)
    }

    @Test func aFactoryThatThrows() throws {
        var cause: (any Error)?
        app.register(Settings.self) { _ in throw ItemsError.offline }
        do {
            _ = try app.resolve(Settings.self)
        } catch {
            if case .factoryFailed(_, let underlying) = error { cause = underlying }
        }
        #expect(cause as? ItemsError == .offline)
    }

    @Test func aFactoryWithoutASample() async throws {
        app.register(Item.self) { _, id in Item(id: id, name: "") }
        do {
            try await app.verify()
        } catch let error {
            let unverified = error.failures.filter { if case .noSample = $0 { true } else { false } }
            #expect(unverified.count == 1)  // verify(arguments: [7]) makes one
        }
    }

    @Test func anErrorSaysWhatWasNeeded() throws {
        var log: [String] = []
        do {
            _ = try app.resolve(Settings.self)
        } catch {
            log.append(error.description)  // "Nobody registered Settings. Searched: “app”."
        }
        #expect(log == ["Nobody registered Settings. Searched: “app”."])

        var dialog: ErrorViewModel?
        do {
            _ = try app.resolve(Settings.self)
        } catch {
            dialog = ErrorViewModel(error: error)  // its message is the error's errorDescription
        }
        #expect(dialog?.message == log.first)
    }
}
