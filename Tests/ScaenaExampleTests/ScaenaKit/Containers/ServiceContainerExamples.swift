import Foundation
import ScaenaKit
import Testing

extension ServiceName {
    static let remote = ServiceName("remote")
    static let favourites = ServiceName("favourites")
}

@Suite("Examples of containers") @MainActor
struct ServiceContainerExamples {
    @MainActor final class ItemsPresenter {
        let repository: any ItemsRepository
        init(repository: any ItemsRepository) { self.repository = repository }
    }

    @MainActor final class ItemPresenter {
        let id: Int
        let repository: any ItemsRepository

        init(id: Int, repository: any ItemsRepository) {
            self.id = id
            self.repository = repository
        }
    }

    @MainActor final class Draft { var name = "" }

    final class ItemUploader: Sendable {
        let repository: any ItemsRepository
        let folder: String

        init(repository: any ItemsRepository, folder: String = "items") {
            self.repository = repository
            self.folder = folder
        }
    }

    actor Database {
        let path: String
        private init(path: String) { self.path = path }

        static func open(_ path: String = "items.sqlite") async throws -> Database { Database(path: path) }
    }

    private let app = ServiceContainer("app")

    init() {
        app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
        app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }
    }

    @Test func anAppAndAFlowHaveContainers() throws {
        let app = ServiceContainer("app")
        app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
        app.register(ItemsPresenter.self) { ItemsPresenter(repository: try $0.resolve()) }

        let flow = ServiceContainer("add item", parent: app)
        let presenter = try flow.resolve(ItemsPresenter.self)
        #expect(try presenter.repository === flow.resolve((any ItemsRepository).self))
    }

    @Test func aFlowHasServicesOfItsOwn() throws {
        let flow = ServiceContainer("add item", parent: app)
        flow.register(Draft.self, scope: .shared) { _ in Draft() }  // goes with the flow

        let draft = try flow.resolve(Draft.self)
        let repository = try flow.resolve((any ItemsRepository).self)  // the app's
        draft.name = "Vase"
        #expect(try flow.resolve(Draft.self).name == "Vase")
        #expect(try repository === app.resolve((any ItemsRepository).self))

        let containers = sequence(first: flow, next: \.parent)
        let place = containers.map(\.name).joined(separator: " in ")  // "add item in app"
        #expect(place == "add item in app")
    }

    @Test func servicesOfTheMainActor() throws {
        app.register(ItemsPresenter.self) { container in
            ItemsPresenter(repository: try container.resolve())
        }
        let presenter = try app.resolve(ItemsPresenter.self)
        let draft: Draft? = try? app.resolve(Draft.self)  // nobody registered one: nil
        #expect(draft == nil)
        withExtendedLifetime(presenter) {}

        app.register(ItemPresenter.self) { container, id in
            ItemPresenter(id: id, repository: try container.resolve())
        }
        func build(itemID: Int) throws -> ItemPresenter {
            try app.resolve(ItemPresenter.self, itemID)  // an Int, as its factory takes
        }
        #expect(try build(itemID: 7).id == 7)
    }

    @Test func servicesOfAnyThread() async throws {
        app.registerSendable(ItemUploader.self, scope: .shared) { container in
            ItemUploader(repository: try container.resolveSendable())
        }
        app.registerSendable(ItemUploader.self) { container, folder in
            ItemUploader(repository: try container.resolveSendable(), folder: folder)
        }
        let count = Task.detached { [app] in
            let uploader = try app.resolveSendable(ItemUploader.self)
            return try await uploader.repository.items().count
        }
        #expect(try await count.value == 2)
        let folder = Task.detached { [app] in
            let uploader = try app.resolveSendable(ItemUploader.self, "photos")
            return uploader.folder
        }
        #expect(try await folder.value == "photos")
    }

    @Test func servicesThatTakeAWhileToMake() async throws {
        app.registerAsync(Database.self, scope: .shared) { _ in
            try await Database.open()
        }
        app.registerAsync(Database.self) { _, path in
            try await Database.open(path)
        }
        async let first = app.resolveAsync(Database.self)
        async let second = app.resolveAsync(Database.self)
        let isOpenedOnce = try await first === second
        #expect(isOpenedOnce)
        let archive = try await app.resolveAsync(Database.self, "archive.sqlite")
        #expect(archive.path == "archive.sqlite")
    }

    @Test func severalOfOneTypeHaveNames() async throws {
        app.registerSendable((any ItemsRepository).self, name: .remote) { _ in OfflineItemsRepository() }
        app.registerSendable((any ItemsRepository).self, name: .favourites) { _ in DefaultItemsRepository([]) }
        let favourites = try app.resolve((any ItemsRepository).self, name: "favourites")
        let same = try app.resolve((any ItemsRepository).self, name: .favourites)
        #expect(try await favourites.items() == same.items())
    }

    @Test func howLongAServiceServes() throws {
        app.register(Draft.self, scope: .transient) { _ in Draft() }  // as without a scope
        let isNew = try app.resolve(Draft.self) !== app.resolve(Draft.self)
        #expect(isNew)

        app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
        let flow = ServiceContainer("add item", parent: app)
        let isTheApps = try flow.resolve((any ItemsRepository).self) === app.resolve((any ItemsRepository).self)
        #expect(isTheApps)

        app.register(Draft.self, scope: .graph) { _ in Draft() }
        app.registerSendable((any ItemsRepository).self, scope: .shared) { _ in DefaultItemsRepository() }
        app.registerSendable(ItemUploader.self, scope: .weak) { ItemUploader(repository: try $0.resolveSendable()) }

        @MainActor final class EditPresenter {
            let draft: Draft
            init(draft: Draft) { self.draft = draft }
        }
        @MainActor final class EditInteractor {
            let draft: Draft
            let presenter: EditPresenter

            init(draft: Draft, presenter: EditPresenter) {
                self.draft = draft
                self.presenter = presenter
            }
        }
        app.register(Draft.self, scope: .graph) { _ in Draft() }
        app.register(EditPresenter.self) { EditPresenter(draft: try $0.resolve()) }
        app.register(EditInteractor.self) { EditInteractor(draft: try $0.resolve(), presenter: try $0.resolve()) }
        let scene = try app.resolve(EditInteractor.self)  // both have this scene's draft
        #expect(scene.draft === scene.presenter.draft)

        app.register(Draft.self, scope: .weak) { _ in Draft() }
        var editing: Draft? = try app.resolve(Draft.self)
        let isSame = try app.resolve(Draft.self) === editing
        editing = nil  // the last who kept it: the next one is new, and empty
        #expect(isSame)
        #expect(editing == nil)
    }

    @Test func aTestOverridesWhatServes() async throws {
        try await app.overriding {
            $0.registerSendable((any ItemsRepository).self) { _ in OfflineItemsRepository() }
        } during: {
            let presenter = try app.resolve(ItemsPresenter.self)
            await #expect(throws: ItemsError.offline) { try await presenter.repository.items() }
        }
        let favourites = DefaultItemsRepository([])
        let presenter = try app.overriding {
            $0.registerSendable((any ItemsRepository).self) { _ in favourites }
        } during: {
            try app.resolve(ItemsPresenter.self)
        }
        #expect(presenter.repository === favourites)
    }

    @Test func aTestVerifiesWhatIsRegistered() async throws {
        app.register(ItemPresenter.self) { ItemPresenter(id: $1, repository: try $0.resolve()) }
        try await app.verify(arguments: [7])  // 7 is for the factories that take an Int

        app.register(Draft.self) { _ in throw ItemsError.offline }
        let error = await #expect(throws: ContainerVerificationError.self) {
            try await app.verify(arguments: [7])
        }
        #expect(error?.failures.count == 1)

        func problems(of app: ServiceContainer) async -> String {
            do {
                try await app.verify()
            } catch {
                return error.description  // "The factory of Draft threw: …", a line for each
            }
            return "Whole"
        }
        #expect(await problems(of: app).split(separator: "\n").count == 2)
    }
}
