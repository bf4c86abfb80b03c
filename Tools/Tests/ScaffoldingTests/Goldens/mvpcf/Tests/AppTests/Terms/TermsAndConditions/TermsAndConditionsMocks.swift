import ScaenaKit

@testable import App

/// Stands in for the presenter: a test sets its relays, and it logs what it is asked for, in order.
@MainActor
final class TermsAndConditionsPresenterMock: TermsAndConditionsPresenter {
    let firstVeryLongName = StateRelay<String>("Terms and conditions")
    let secondVeryLongName = StateRelay<Int>(0)
    let thirdVeryLongName = StateRelay<Double>(0)
    let fourthVeryLongName = StateRelay<Bool>(false)
    let fifthName = StateRelay<[String]>([])
    let sixthNameIsLong = StateRelay<String?>(nil)

    private(set) var calls: [String] = []

    func someVeryLongEventName() {
        calls.append("someVeryLongEventName")
    }

    func anotherLongNamedEvent() {
        calls.append("anotherLongNamedEvent")
    }
}
