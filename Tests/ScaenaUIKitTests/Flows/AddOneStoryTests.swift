import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("The story of Add one", .serialized)
@MainActor
struct AddOneStoryTests {
    @MainActor
    private final class App {
        let window = SceneWindow(UIViewController())
        let coordinator: ModelsCoordinator

        init() async throws {
            coordinator = ModelsCoordinator(
                container: ModelsCoordinator.buildContainer(), placement: .root(of: window.window))
            coordinator.launch()
            try await window.waitFor("Add one")
        }

        var repository: any ModelsRepository {
            get throws { try coordinator.container.resolve() }
        }

        func quit() async {
            await coordinator.stop()
            await window.settle()
        }
    }

    @Test func whatWasAddedIsShown() async throws {
        let app = try await App()
        try await app.window.tap("Add one")
        try await app.window.waitFor("Create")
        await #expect(throws: SceneWindowError.self) { try await app.window.tap("Create") }
        try await app.window.type("Ada", into: "Name")
        try await app.window.tap("Create")
        try await app.window.waitFor("Detail of Ada")
        try await app.window.goBack()
        #expect(app.window.shows("Ada"))
        #expect(app.coordinator.children.isEmpty)
        await app.quit()
    }

    @Test func cancelAndASwipeAddNothing() async throws {
        let app = try await App()
        for end in [FlowEnd.cancelled, .leftByHand] {
            try await app.window.tap("Add one")
            try await app.window.waitFor("Create")
            try await app.window.type("Ada", into: "Name")
            if end == .cancelled {
                try await app.window.tap("Cancel")
            } else {
                try await app.window.swipeDown()
            }
            try await app.window.wait { app.coordinator.children.isEmpty }
        }
        for _ in 0..<100 where app.coordinator.ends.count < 2 { await Task.yield() }
        #expect(app.coordinator.ends == [.cancelled, .leftByHand])
        #expect(try app.repository.models.currentValue.isEmpty)
        await app.quit()
    }

    @Test func anErrorIsShownAndTheFlowGoesOn() async throws {
        let app = try await App()
        _ = try await app.repository.create(name: "Ada")
        try await app.window.tap("Add one")
        try await app.window.waitFor("Create")
        try await app.window.type("Ada", into: "Name")
        try await app.window.tap("Create")
        try await app.window.waitFor("There is one of that name already.")
        try await app.window.tap("OK")
        try await app.window.type("Grace", into: "Name")
        try await app.window.tap("Create")
        try await app.window.waitFor("Detail of Grace")
        await app.quit()
    }

    @Test func onlyWhoIsReachableCreates() async throws {
        let app = try await App()
        try await app.window.tap("Add one")
        try await app.window.waitFor("Create")
        try await app.window.type("Ada", into: "Name")
        try app.coordinator.container.resolve(Reachability.self).isReachable.value = false
        await #expect(throws: SceneWindowError.self) { try await app.window.tap("Create") }
        await app.quit()
    }

    @Test func aLinkLeadsToADetailOrSaysWhyNot() async throws {
        let app = try await App()
        _ = try await app.repository.create(name: "Ada")
        let outcome = await app.coordinator.send(OpenURLAction(url: URL(fileURLWithPath: "/models/1")))
        #expect(outcome.hasArrived)
        try await app.window.waitFor("Detail of Ada")
        let refused = await app.coordinator.send(OpenURLAction(url: URL(fileURLWithPath: "/models/9")))
        #expect("\(refused)" == "Stopped at ModelsCoordinator: there is no model 9.")
        await app.quit()
    }

    @Test func theContainersCanMakeAll() async throws {
        try await AddOneCoordinator.buildContainer(parent: ModelsCoordinator.buildContainer()).verify()
    }

    @Test func nobodyStays() async throws {
        weak var coordinator: ModelsCoordinator?
        weak var list: UIViewController?
        weak var flow: AnyCoordinator?
        weak var screen: UIViewController?
        do {
            let app = try await App()
            coordinator = app.coordinator
            list = app.coordinator.navigationController.viewControllers.first
            try await app.window.tap("Add one")
            try await app.window.waitFor("Create")
            flow = app.coordinator.children.first
            screen = (flow as? AddOneCoordinator)?.host?.content
            #expect(screen != nil)
            try await app.window.type("Ada", into: "Name")
            try await app.window.tap("Create")
            try await app.window.waitFor("Detail of Ada")
            await app.quit()
        }
        for _ in 0..<2_000 where coordinator != nil || list != nil || flow != nil || screen != nil {
            await Task.yield()
        }
        #expect(flow == nil)
        #expect(screen == nil)
        #expect(coordinator == nil)
        #expect(list == nil)
    }
}
