import Foundation
import ScaenaKit

/// What the Dated module shows, and what it can be asked for.
@MainActor
protocol DatedPresenter: AnyObject {
    var title: StateRelay<String> { get }

    /// What came of the module: picked.
    var picked: EventRelay<Date> { get }

    /// What came of the module: ids.
    var ids: EventRelay<[UUID]> { get }

    /// The user asks for it: go.
    func go(to: URL)
}

/// The logic of the Dated module. What it depends on comes through its `init`.
@MainActor
final class DefaultDatedPresenter: DatedPresenter {
    let title = StateRelay<String>("Dated")
    let picked = EventRelay<Date>()
    let ids = EventRelay<[UUID]>()

    private let link: URL
    private let at: Date?

    init(link: URL, at: Date?) {
        self.link = link
        self.at = at
    }

    func go(to: URL) {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
