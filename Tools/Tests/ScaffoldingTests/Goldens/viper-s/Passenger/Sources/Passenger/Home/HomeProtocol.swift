// What the Home module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol Home_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: HomeUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol Home_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol Home_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchHome()
}

/// Turns data into what can be displayed.
@MainActor
protocol Home_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(title: String)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol Home_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
