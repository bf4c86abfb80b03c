// What the Terms and conditions module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol TermsAndConditions_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: TermsAndConditionsUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol TermsAndConditions_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "some very long event name".
    func onSomeVeryLongEventName()

    /// Handles "another long named event".
    func onAnotherLongNamedEvent()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol TermsAndConditions_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchAndConditions()
}

/// Turns data into what can be displayed.
@MainActor
protocol TermsAndConditions_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(
        firstVeryLongName: String,
        secondVeryLongName: Int,
        thirdVeryLongName: Double,
        fourthVeryLongName: Bool,
        fifthName: [String],
        sixthNameIsLong: String?)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol TermsAndConditions_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
