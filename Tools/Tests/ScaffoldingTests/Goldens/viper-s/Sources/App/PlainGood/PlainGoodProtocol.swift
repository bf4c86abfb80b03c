// What the Plain good module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol PlainGood_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: PlainGoodUI)

    /// Displays what went wrong.
    func display(error: String)

    /// Displays what is wrong with what was entered, below each field; nothing where all is well.
    func displayMessages(code: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol PlainGood_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "enter".
    func onEnter(code: String, note: String, agrees: Bool)

    /// Handles "welcome".
    func onWelcome()

    /// Handles "terms".
    func onTerms()

    /// Handles "leads".
    func onLeads()

    /// Handles "home".
    func onHome()

    /// Handles "cancel".
    func onCancel()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol PlainGood_ManageData: AnyObject {
}

/// Turns data into what can be displayed.
@MainActor
protocol PlainGood_PresentData: AnyObject {
    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol PlainGood_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to welcome.
    func gotoWelcome()

    /// Goes to terms and conditions.
    func gotoTermsAndConditions()

    /// Goes to leads.
    func gotoLeads()

    /// Goes back to the first module of the stack.
    func gotoRoot()
}

// MARK: Between modules

/// What the Plain good module tells the one that opened it.
@MainActor
protocol PlainGood_Delegate: AnyObject {
    /// It is done: taken.
    func plainGoodDidFinish(taken: Good)

    /// It is done: canceled.
    func plainGoodDidFinishCanceled()
}
