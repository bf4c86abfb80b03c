import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("DefaultGadgetListFactory")
struct DefaultGadgetListFactoryTests {
    private static let gadget = Gadget(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
        name: "name",
        created: Date(timeIntervalSince1970: 0))
    private let container = ServiceContainer()

    private func make() throws -> any GadgetListRoutes {
        let gadgetRepository = GadgetRepositoryMock()
        gadgetRepository.fetchGadgetsHandler = { [Self.gadget] }
        gadgetRepository.deleteAllGadgetsHandler = {}
        container.register((any GadgetRepository).self) { _ in gadgetRepository }
        return try DefaultGadgetListFactory(container: container).make()
    }

    @Test("makes a module that shows its view")
    func makesTheModule() throws {
        let module = try make()
        module.viewController.loadViewIfNeeded()
        #expect(module.viewController is GadgetListViewController)
        #expect(module.viewController.view is DefaultGadgetListView)
    }

    @Test("makes a module whose parts are watched")
    func watches() throws {
        let viewController = try #require(make().viewController as? GadgetListViewController)
        let actors = viewController.lifetime.actors
        #expect(actors["presenter"] is DefaultGadgetListPresenter)
        #expect(actors["view"] is DefaultGadgetListView)
        #expect(actors["cellFactory"] is DefaultGadgetListCellFactory)
    }

    @Test("makes a module that goes with its view controller")
    func viewControllerOwnsTheModule() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(try make().viewController)
            await window.settle()
        }
    }
}
