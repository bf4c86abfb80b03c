import ScaenaKit

@testable import App

/// Stands in for the presenter: a test sets its relays, and it logs what it is asked for, in order.
@MainActor
final class URLListPresenterMock: URLListPresenter {
    let name = StateRelay<String>("URL list")
    let tags = StateRelay<[String]>([])
    let counts = StateRelay<[Int]>([])
    let isOpen = StateRelay<Bool>(false)
    let rate = StateRelay<Double?>(nil)
    let hint = StateRelay<String?>(nil)
    let no = StateRelay<Int?>(nil)

    private(set) var calls: [String] = []

    func openURL() {
        calls.append("openURL")
    }
}
