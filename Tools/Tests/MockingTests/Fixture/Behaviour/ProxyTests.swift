import Testing

@testable import FEATURES

@Suite("Proxies")
@MainActor
struct ProxyTests {
    @Test("a proxy records, and passes on")
    func passing() {
        let target = ScenePresentingMock()
        let proxy = ScenePresentingProxy(target)
        let presenter: any ScenePresenting = proxy
        presenter.viewDidLoad()
        presenter.present(text: "x")
        presenter.title = "T"
        #expect(proxy.calls == [.viewDidLoad, .present(text: "x"), .setTitle("T")])
        #expect(target.calls == proxy.calls)
        #expect(presenter.title == "T")
        target.rides = [Ride(id: 1, name: "A")]
        #expect(presenter.rides.count == 1)
    }

    @Test("results, errors and closures go through a proxy")
    func results() throws {
        let target = EffectsMock()
        target.throwingHandler = { throw RideError.full }
        target.plainHandler = { 3 }
        let proxy = EffectsProxy(target)
        #expect(proxy.plain() == 3)
        #expect(throws: RideError.full) { try proxy.throwing() }
        target.rethrowing_Handler = { body in (try? body()) ?? 0 }
        #expect(proxy.rethrowing { 5 } == 5)
        #expect(proxy.calls == [.plain, .throwing, .rethrowing])
        let generic = GenericsMock()
        generic.identity_Handler = { $0 }
        #expect(GenericsProxy(generic).identity(4) == 4)
    }

    @Test("a proxy passes on what changes its target by being read")
    func consuming() {
        let target = ConsumingMock()
        target.next = 4
        let proxy = ConsumingProxy(target)
        #expect(proxy.next == 4)
        proxy[2] = 3
        #expect(target.calls == [.setSubscripted(2, 3)])
        #expect(proxy.calls == target.calls)
    }

    @Test("a proxy of what is shared and belongs to an actor passes on")
    func shared() {
        let target = SharedDetailMock()
        let proxy: any SharedDetail = SharedDetailProxy(target)
        proxy.close(2)
        proxy.open()
        #expect(target.calls == [.close(2), .open])
        Screens.SharedPartProxy(Screens.SharedPartMock()).part()
    }
}
