import ScaenaKit

/// What the URL list module shows, and what it can be asked for.
@MainActor
protocol URLListPresenter: AnyObject {
    var name: StateRelay<String> { get }
    var tags: StateRelay<[String]> { get }
    var counts: StateRelay<[Int]> { get }
    var isOpen: StateRelay<Bool> { get }
    var rate: StateRelay<Double?> { get }
    var hint: StateRelay<String?> { get }
    var no: StateRelay<Int?> { get }

    /// The user asks for it: open URL.
    func openURL()
}

/// The logic of the URL list module. What it depends on comes through its `init`.
@MainActor
final class DefaultURLListPresenter: URLListPresenter {
    let name = StateRelay<String>("URL list")
    let tags = StateRelay<[String]>([])
    let counts = StateRelay<[Int]>([])
    let isOpen = StateRelay<Bool>(false)
    let rate = StateRelay<Double?>(nil)
    let hint = StateRelay<String?>(nil)
    let no = StateRelay<Int?>(nil)

    func openURL() {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
