import ScaenaKit

/// What the Start module shows, and what it can be asked for.
@MainActor
protocol StartPresenter: AnyObject {
    var title: StateRelay<String> { get }
}

/// The logic of the Start module. What it depends on comes through its `init`.
@MainActor
final class DefaultStartPresenter: StartPresenter {
    let title = StateRelay<String>("Start")
}
