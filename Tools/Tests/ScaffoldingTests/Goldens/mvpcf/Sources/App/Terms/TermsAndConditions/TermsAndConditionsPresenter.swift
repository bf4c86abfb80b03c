import ScaenaKit

/// What the Terms and conditions module shows, and what it can be asked for.
@MainActor
protocol TermsAndConditionsPresenter: AnyObject {
    var firstVeryLongName: StateRelay<String> { get }
    var secondVeryLongName: StateRelay<Int> { get }
    var thirdVeryLongName: StateRelay<Double> { get }
    var fourthVeryLongName: StateRelay<Bool> { get }
    var fifthName: StateRelay<[String]> { get }
    var sixthNameIsLong: StateRelay<String?> { get }

    /// The user asks for it: some very long event name.
    func someVeryLongEventName()

    /// The user asks for it: another long named event.
    func anotherLongNamedEvent()
}

/// The logic of the Terms and conditions module. What it depends on comes through its `init`.
@MainActor
final class DefaultTermsAndConditionsPresenter: TermsAndConditionsPresenter {
    let firstVeryLongName = StateRelay<String>("Terms and conditions")
    let secondVeryLongName = StateRelay<Int>(0)
    let thirdVeryLongName = StateRelay<Double>(0)
    let fourthVeryLongName = StateRelay<Bool>(false)
    let fifthName = StateRelay<[String]>([])
    let sixthNameIsLong = StateRelay<String?>(nil)

    func someVeryLongEventName() {
        // Ask a manager or repository, and tell the relays what came of it.
    }

    func anotherLongNamedEvent() {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
