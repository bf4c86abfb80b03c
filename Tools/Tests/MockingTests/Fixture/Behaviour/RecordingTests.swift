import Foundation
import Testing

@testable import FEATURES

@Suite("Recording")
@MainActor
struct RecordingTests {
    @Test("what is made for a property that nobody set stays the same, until it is set")
    func keeps() {
        let recorder = MockRecorder("P")
        let first: UUID = recorder.keptValue(of: "id") { UUID() }
        #expect(recorder.keptValue(of: "id") { UUID() } == first)
        recorder.setValue(of: "id", to: UUID())
        #expect(recorder.keptValue(of: "id") { UUID() } != first)
    }

    @Test("calls stand in order, with their arguments")
    func order() {
        let mock = ScenePresentingMock()
        mock.viewDidLoad()
        mock.present(text: "one")
        mock.present(ride: Ride(id: 1, name: "A"), animated: true)
        #expect(
            mock.calls == [
                .viewDidLoad, .present(text: "one"), .present(ride: Ride(id: 1, name: "A"), animated: true),
            ])
        #expect(
            mock.calls != [.viewDidLoad, .present(text: "two"), .present(ride: Ride(id: 1, name: "A"), animated: true)])
        #expect(
            mock.calls != [.present(text: "one"), .viewDidLoad, .present(ride: Ride(id: 1, name: "A"), animated: true)])
        #expect(mock.arguments(of: \.presentText) == ["one"])
        #expect(mock.count(of: .presentText(where: { $0.hasPrefix("o") })) == 1)
        #expect(mock.count(of: .presentText(where: { $0.hasPrefix("t") })) == 0)
        #expect(mock.count(of: .present(text: "one")) == 1)
        #expect(mock.count(of: .present(text: "two")) == 0)
        #expect(mock.viewDidLoadCallCount == 1)
        #expect(mock.arguments(of: \.presentRideAnimated).map(\.animated) == [true])
        #expect(mock.viewWillAppearCallCount == 0)
        #expect("\(mock.calls[2])" == "present(ride: Ride(id: 1, name: \"A\"), animated: true)")
        #expect("\(mock.calls[1])" == "present(text: \"one\")")
    }

    @Test("what has no equal is matched by a closure, and comparing it fails with its type's name")
    func opaque() {
        let mock = ScenePresentingMock()
        mock.present(opaque: Opaque(number: 3))
        #expect(mock.calls == [.presentOpaque(where: { $0.number == 3 })])
        #expect(mock.calls != [.presentOpaque(where: { $0.number == 4 })])
        withKnownIssue {
            #expect(mock.calls == [.present(opaque: Opaque(number: 3))])
        } matching: { issue in
            issue.comments.contains { "\($0)".contains("Opaque, which is not Equatable") }
                || issue.error == nil && issue.comments.isEmpty
        }
    }

    @Test("errors, closures and properties are recorded")
    func more() {
        let mock = ScenePresentingMock()
        mock.handle(error: RideError.full, dismiss: true)
        mock.title = "T"
        mock.subtitle = "S"
        #expect(mock.calls == [.handle(error: RideError.full, dismiss: true), .setTitle("T"), .setSubtitle("S")])
        #expect(mock.calls != [.handle(error: RideError.tooLate, dismiss: true), .setTitle("T"), .setSubtitle("S")])
        #expect(mock.titleSetCallCount == 1)
        #expect(mock.title == "T")
        #expect(mock.rides == [])
        mock.rides = [Ride(id: 1, name: "A")]
        mock.ride = Ride(id: 2, name: "B")
        #expect(mock.ride.id == 2)
        var taps = 0
        mock.onTap = { taps += 1 }
        mock.onTap()
        #expect(taps == 1)
    }

    @Test("a log shared by mocks shows the order of a whole cycle")
    func log() {
        let presenter = ScenePresentingMock()
        let router = SceneRoutingMock()
        let log = CallLog(presenter, router)
        presenter.viewDidLoad()
        router.navigate(to: 4)
        presenter.present(text: "x")
        #expect(
            log.calls == [
                presenter.call(.viewDidLoad), router.call(.navigate(to: 4)), presenter.call(.present(text: "x")),
            ])
        #expect(
            log.calls != [
                router.call(.navigate(to: 4)), presenter.call(.viewDidLoad), presenter.call(.present(text: "x")),
            ])
        #expect("\(log.calls[1])" == "SceneRouting.navigate(to: 4)")
    }

    @Test("a verified call is no unexpected one")
    func verification() {
        let router = SceneRoutingMock()
        router.navigate(to: 1)
        router.navigate(to: 1)
        router.goBack()
        router.verify(.navigate(to: 1), times: 2)
        withKnownIssue { router.verifyNoMoreCalls() }
        router.verify(.goBack)
        router.verifyNoMoreCalls()
        withKnownIssue { router.verify(.navigate(to: 2)) }
        withKnownIssue { router.verify(.navigate(to: 1), times: 1) }
        router.forgetCalls()
        #expect(router.calls == [])
    }

    @Test("a test can wait for a call that comes later, for a limited time")
    func waiting() async throws {
        let router = SceneRoutingMock()
        let task = Task {
            await Task.yield()
            router.navigate(to: 1)
            await Task.yield()
            router.goBack()
        }
        try await router.waitForCall(.goBack, within: 30)
        #expect(router.calls == [.navigate(to: 1), .goBack])
        try await router.waitForCall(.navigate(to: 1))
        await task.value
        let second = Task {
            await Task.yield()
            router.goBack()
        }
        try await router.waitForCall(.goBack, times: 2, within: 30)
        #expect(router.calls == [.navigate(to: 1), .goBack, .goBack])
        await second.value
        await #expect(throws: CallNeverCame.self) { try await router.waitForCall(.navigate(to: 9), within: 0.01) }
    }
}

@Suite("Stubs")
@MainActor
struct StubTests {
    @Test("a handler answers, a value, values in order, an error")
    func kinds() async throws {
        let mock = RideLoadingMock()
        mock.loadIdHandler = { Ride(id: $0, name: "handled") }
        #expect(try await mock.load(id: 3) == Ride(id: 3, name: "handled"))
        mock.loadIdHandler = stub(returning: Ride(id: 0, name: "same"))
        #expect(try await mock.load(id: 4).name == "same")
        mock.loadIdHandler = stub(returningInOrder: Ride(id: 1, name: "a"), Ride(id: 2, name: "b"))
        #expect(try await [mock.load(id: 0).id, mock.load(id: 0).id, mock.load(id: 0).id] == [1, 2, 2])
        mock.loadIdHandler = stub(throwing: RideError.full)
        await #expect(throws: RideError.full) { try await mock.load(id: 1) }
        #expect(mock.arguments(of: \.loadId) == [3, 4, 0, 0, 0, 1])
    }

    @Test("without a stub, empty values and clear errors")
    func unstubbed() async throws {
        let mock = RideLoadingMock()
        #expect(await mock.loadAll() == [])
        #expect(mock.cached(id: 1) == nil)
        await #expect(throws: UnstubbedCall(mock: "RideLoading", member: "load(id:)")) { try await mock.load(id: 1) }
        await #expect(throws: UnstubbedCall.self) { try await mock.current }
        await mock.cancel()
        mock.currentHandler = { Ride(id: 9, name: "now") }
        #expect(try await mock.current.id == 9)
        #expect(mock.currentCallCount == 2)
        #expect("\(UnstubbedCall(mock: "A", member: "b()"))".contains("A.b()"))
    }

    @Test("completion handlers are kept, for the test to call them")
    func completions() {
        let mock = RideLoadingMock()
        var results: [Int] = []
        mock.fetch(5) { if case .success(let ride) = $0 { results.append(ride.id) } }
        mock.fetch(named: "x") { if case .success(let number) = $0 { results.append(number) } }
        mock.arguments(of: \.fetch_Completion)[0].completion(.success(Ride(id: 5, name: "")))
        #expect(results == [5])
        #expect(mock.calls == [.fetch(5), .fetch(named: "x")])
    }
}
