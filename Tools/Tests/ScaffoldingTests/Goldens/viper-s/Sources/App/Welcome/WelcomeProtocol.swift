// What the Welcome module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol Welcome_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: WelcomeUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol Welcome_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol Welcome_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchWelcome()
}

/// Turns data into what can be displayed.
@MainActor
protocol Welcome_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(title: String)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol Welcome_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
