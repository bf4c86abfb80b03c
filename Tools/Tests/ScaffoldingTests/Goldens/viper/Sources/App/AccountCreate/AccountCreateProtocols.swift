import ScaenaUIKit

/// What `AccountCreatePresenter` shows.
@MainActor
protocol AccountCreateViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: AccountCreateViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `AccountCreateViewController` tells: that it is there, and what the user did.
@MainActor
protocol AccountCreatePresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()

    /// The user wants: network.
    func selectNetwork()

    /// The user wants: proceed2 FA.
    func proceed2FA()

    /// The user wants: loading.
    func retryLoading()
}

/// What `AccountCreatePresenter` asks for.
@MainActor
protocol AccountCreateInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `AccountCreateInteractor` was asked for.
@MainActor
protocol AccountCreateInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol AccountCreateWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any AccountCreateViewProtocol)?)

    /// Goes to about.
    func showAbout(from view: (any AccountCreateViewProtocol)?)

    /// Goes to terms and conditions.
    func showTermsAndConditions(from view: (any AccountCreateViewProtocol)?)
}
