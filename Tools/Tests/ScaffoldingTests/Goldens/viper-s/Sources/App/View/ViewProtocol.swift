// What the View module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol View_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: ViewUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol View_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol View_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchView()
}

/// Turns data into what can be displayed.
@MainActor
protocol View_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(stack: String, view: Int, presenter: Bool, model: Int)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol View_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
