import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// The stories of the architectures' own documents, played whole; after each, nothing is alive that should not be.
@Suite("Stories")
@MainActor
struct StoryTests {
    @Test("SNP: a ride's change reaches three scenes, and those that come late")
    func ride() async throws {
        let manager = RideManager()
        try await expectNoLeaks {
            manager.change(to: Ride(state: .requested, price: 0))
            let stack = UINavigationController(rootViewController: RideConfigurator.buildMap(manager: manager))
            let window = SceneWindow(stack)
            await window.settle()
            // A scene that opens in the middle of a ride knows how it stands.
            #expect(window.shows("Car: requested"))
            try await window.tap("Next")
            try await window.tap("Next")
            #expect(window.shows("To pay: 0"))
            #expect(manager.dispatcher.observerCount(RideObserver.self) == 3)

            manager.change(to: Ride(state: .finished, price: 12))
            #expect(window.shows("To pay: 12"))
            try await window.goBack()
            #expect(window.shows("Ride finished"))
            #expect(manager.dispatcher.observerCount(RideObserver.self) == 2)
            try await window.goBack()
            #expect(window.shows("Car: finished"))
        }
        #expect(manager.dispatcher.observerCount(RideObserver.self) == 0)
    }

    @Test("VIPER-S: items are listed, one is added in another module that reports back, all are deleted")
    func items() async throws {
        let store = ItemStore()
        try await expectNoLeaks {
            let list = ItemsListNavigator.makeModule(store: store)
            let window = SceneWindow(UINavigationController(rootViewController: list))
            await window.settle()
            #expect(window.shows("Item Tea"))
            try await window.tap("Add")
            try await window.type("Coffee", into: "Name")
            try await window.tap("Save")
            #expect(window.shows("Item Tea"))
            #expect(window.shows("Item Coffee"))
            // Gone back by hand: nothing was saved, nobody reports.
            try await window.tap("Add")
            try await window.goBack()
            #expect(store.items.count == 2)
            try await window.tap("Delete all")
            #expect(!window.shows("Item Tea"))
            #expect(!window.shows("Item Coffee"))
        }
        #expect(store.items.isEmpty)
    }

    @Test("BVIPER: a login is refused, then accepted; from the master to the detail and back")
    func login() async throws {
        let transport = StubTransport()
        let refused = transport.hold("/login/eve")
        let accepted = transport.hold("/login/ada")
        let requester = HTTPProvider(baseURL: try #require(URL(string: "http://127.0.0.1")), transport: transport)
        try await expectNoLeaks {
            let login = LoginBuilder.createLoginModule(requester: requester)
            let window = SceneWindow(UINavigationController(rootViewController: login))
            await window.settle()
            try await window.type("eve", into: "User name")
            try await window.tap("Log in")
            await refused.arrival()
            #expect(window.isBusy)
            refused.answer(json: #"{"userName": "eve", "expires": 1}"#)
            try await window.waitFor("User name or password is wrong.")
            try await window.tap("OK")
            #expect(!window.isBusy)

            try await window.type("ada", into: "User name")
            try await window.tap("Log in")
            await accepted.arrival()
            accepted.answer(json: #"{"userName": "ada", "expires": 1000}"#)
            try await window.waitFor("Promotions for ada")
            try await window.tap("Free ride")
            #expect(window.shows("Detail of Free ride"))
            try await window.goBack()
            #expect(window.shows("Promotions for ada"))
        }
    }
}
