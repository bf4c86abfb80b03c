import ScaenaKit

/// The values that the Home module shows, and the requests that it takes.
@MainActor
protocol HomePresenter: AnyObject {
    var title: StateRelay<String> { get }
}

/// The logic of the Home module. What it depends on comes through its `init`.
@MainActor
final class DefaultHomePresenter: HomePresenter {
    let title = StateRelay<String>("Home")
}
