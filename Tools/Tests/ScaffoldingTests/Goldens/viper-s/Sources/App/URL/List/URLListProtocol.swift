// What the URL list module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol URLList_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: URLListUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol URLList_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "open URL tapped".
    func onOpenURLTapped()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol URLList_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchList()
}

/// Turns data into what can be displayed.
@MainActor
protocol URLList_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol URLList_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
