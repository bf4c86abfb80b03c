import ScaenaKit

/// What the Add one module shows, and what it can be asked for.
@MainActor
protocol AddOnePresenter: AnyObject {
    var name: StateRelay<String> { get }
    var canCreate: StateRelay<Bool> { get }

    /// The user asks for it: create.
    func create()
}

/// The logic of the Add one module. What it depends on comes through its `init`.
@MainActor
final class DefaultAddOnePresenter: AddOnePresenter {
    let name = StateRelay<String>("Add one")
    let canCreate = StateRelay<Bool>(false)

    func create() {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
