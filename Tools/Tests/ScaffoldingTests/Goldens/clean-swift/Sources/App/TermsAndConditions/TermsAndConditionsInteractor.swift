import Foundation

/// What `TermsAndConditionsViewController` can request.
@MainActor
protocol TermsAndConditionsBusinessLogic: AnyObject {
    /// Loads what the scene displays.
    func load(request: TermsAndConditions.Load.Request)

    /// The user wants: some very long event name.
    func someVeryLongEventNameTapped()

    /// The user wants: another long named event.
    func anotherLongNamedEventTapped()
}

/// What the scene keeps, and the router takes to other scenes.
@MainActor
protocol TermsAndConditionsDataStore: AnyObject {
    /// What was loaded last.
    var loaded: TermsAndConditions.Load.Response? { get }
}

/// The use cases of the Terms and conditions scene.
@MainActor
final class TermsAndConditionsInteractor: TermsAndConditionsDataStore {
    private(set) var loaded: TermsAndConditions.Load.Response?

    private let presenter: any TermsAndConditionsPresentationLogic
    private let worker = TermsAndConditionsWorker()

    init(presenter: any TermsAndConditionsPresentationLogic) {
        self.presenter = presenter
    }
}

extension TermsAndConditionsInteractor: TermsAndConditionsBusinessLogic {
    func load(request: TermsAndConditions.Load.Request) {
        let response = worker.load()
        loaded = response
        presenter.presentLoaded(response: response)
    }

    func someVeryLongEventNameTapped() {
        // A use case: have a worker do it, and present what came of it.
    }

    func anotherLongNamedEventTapped() {
        // A use case: have a worker do it, and present what came of it.
    }
}
