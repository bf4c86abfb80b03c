import Foundation

struct Ride: Equatable, Sendable {
    var id: Int
    var name: String
}

/// Cannot be compared.
struct Opaque {
    var number: Int
}

enum RideError: Error, Equatable {
    case tooLate
    case full
}

typealias Completion = (Result<Int, any Error>) -> Void
typealias Step = (Int) -> Int

@MainActor
protocol LifecycleProtocol: AnyObject {
    func viewDidLoad()
    func viewWillAppear()
}

extension LifecycleProtocol {
    func viewWillAppear() {}
}

@MainActor
protocol ScenePresenting: LifecycleProtocol {
    func present(text: String)
    func present(ride: Ride, animated: Bool)
    func present(opaque: Opaque)
    func handle(error: any Error, dismiss: Bool)
    var title: String { get set }
    var subtitle: String? { get set }
    var rides: [Ride] { get }
    var ride: Ride { get }
    var onTap: () -> Void { get set }
}

@MainActor
protocol SceneRouting: AnyObject {
    func navigate(to id: Int)
    func goBack()
}

@MainActor
protocol RideLoading {
    func load(id: Int) async throws -> Ride
    func loadAll() async -> [Ride]
    func fetch(_ id: Int, completion: @escaping (Result<Ride, any Error>) -> Void)
    func fetch(named name: String, _ completion: @escaping Completion)
    func cancel() async
    nonisolated func cached(id: Int) -> Ride?
    var current: Ride { get async throws }
}
