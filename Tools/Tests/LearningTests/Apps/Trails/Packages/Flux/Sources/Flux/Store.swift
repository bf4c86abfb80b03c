import Foundation

/// Turns an action into the next state; further work gives actions later.
@MainActor
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}

public struct Effect<Action> {
    let run: (@MainActor (_ send: @escaping (Action) -> Void) async -> Void)?

    public static var none: Effect { Effect(run: nil) }

    public static func task(_ run: @escaping @MainActor (_ send: @escaping (Action) -> Void) async -> Void) -> Effect {
        Effect(run: run)
    }
}

@MainActor
public final class Store<State, Action>: ObservableObject {
    @Published public private(set) var state: State
    private let step: (inout State, Action) -> Effect<Action>

    public init(_ state: State, reducer: some Reducer<State, Action>) {
        self.state = state
        step = reducer.reduce
    }

    public func send(_ action: Action) {
        guard let run = step(&state, action).run else { return }
        Task { [weak self] in await run { self?.send($0) } }
    }
}
