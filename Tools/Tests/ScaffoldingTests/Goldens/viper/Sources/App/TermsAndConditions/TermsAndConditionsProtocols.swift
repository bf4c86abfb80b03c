import ScaenaUIKit

/// What `TermsAndConditionsPresenter` shows.
@MainActor
protocol TermsAndConditionsViewProtocol: AnyObject {
    /// The view controller that a wireframe goes from.
    var controller: UIViewController { get }

    /// Shows what is ready to be shown.
    func didReceive(viewModel: TermsAndConditionsViewModel)

    /// Shows what went wrong.
    func didReceive(error: String)
}

/// What `TermsAndConditionsViewController` tells: that it is there, and what the user did.
@MainActor
protocol TermsAndConditionsPresenterProtocol: AnyObject {
    /// The view is in memory.
    func setup()

    /// The user wants: some very long event name.
    func selectSomeVeryLongEventName()

    /// The user wants: to another long name.
    func proceedToAnotherLongName()
}

/// What `TermsAndConditionsPresenter` asks for.
@MainActor
protocol TermsAndConditionsInteractorInputProtocol: AnyObject {
    /// Gets what the module shows.
    func setup()
}

/// What came of what `TermsAndConditionsInteractor` was asked for.
@MainActor
protocol TermsAndConditionsInteractorOutputProtocol: AnyObject {
    /// There is something to show.
    func didReceive(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?)

    /// There is not, and why.
    func didReceive(error: any Error)
}

/// Where the module may go.
@MainActor
protocol TermsAndConditionsWireframeProtocol: AnyObject {
    /// Leaves the module.
    func close(from view: (any TermsAndConditionsViewProtocol)?)
}
