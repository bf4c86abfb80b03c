import ScaenaKit

/// What the View module shows, and what it can be asked for.
@MainActor
protocol ViewPresenter: AnyObject {
    var stack: StateRelay<Int> { get }
    var presenter: StateRelay<Bool> { get }
    var value: StateRelay<Int> { get }
}

/// The logic of the View module. What it depends on comes through its `init`.
@MainActor
final class DefaultViewPresenter: ViewPresenter {
    let stack = StateRelay<Int>(0)
    let presenter = StateRelay<Bool>(false)
    let value = StateRelay<Int>(0)
}
