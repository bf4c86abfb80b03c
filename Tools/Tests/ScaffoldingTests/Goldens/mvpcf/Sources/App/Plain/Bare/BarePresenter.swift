import Combine

/// What the Bare module shows, and what it can be asked for.
@MainActor
protocol BarePresenter: AnyObject {
    var title: CurrentValueSubject<String, Never> { get }
}

/// The logic of the Bare module. What it depends on comes through its `init`.
@MainActor
final class DefaultBarePresenter: BarePresenter {
    let title = CurrentValueSubject<String, Never>("Bare")
}
