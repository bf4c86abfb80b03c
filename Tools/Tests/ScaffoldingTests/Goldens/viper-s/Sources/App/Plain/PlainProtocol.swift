// What the Plain module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol Plain_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: PlainUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol Plain_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "terms tapped".
    func onTermsTapped()

    /// Handles "row".
    func onRow(index: Int)
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol Plain_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchPlain()
}

/// Turns data into what can be displayed.
@MainActor
protocol Plain_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(title: String)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol Plain_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to welcome.
    func gotoWelcome()
}

// MARK: Between modules

/// What the Plain module tells the one that opened it.
@MainActor
protocol Plain_Delegate: AnyObject {
    /// It is done: created.
    func plainDidFinish(created: Item)
}
