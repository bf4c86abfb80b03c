// What the Items list module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsList_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: ItemsListUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsList_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "delete all".
    func onDeleteAll()

    /// Handles "item selected".
    func onItemSelected(index: Int)
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsList_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchList()
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsList_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(items: [String])

    /// Presents what went wrong.
    func present(error: any Error)
}

/// Gets jobs done: upload.
@MainActor
protocol ItemsListUpload_ManageData: AnyObject {
    /// Does it, and passes on what came of it.
    func fetchUpload()
}

/// Turns what came of it into what can be displayed.
@MainActor
protocol ItemsListUpload_PresentData: AnyObject {
    /// Presents what came of it.
    func presentUpload(items: [String])

    /// Presents what went wrong.
    func present(error: any Error)
}

/// Gets jobs done: URL cache.
@MainActor
protocol ItemsListURLCache_ManageData: AnyObject {
    /// Does it, and passes on what came of it.
    func fetchURLCache()
}

/// Turns what came of it into what can be displayed.
@MainActor
protocol ItemsListURLCache_PresentData: AnyObject {
    /// Presents what came of it.
    func presentURLCache(items: [String])

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsList_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to welcome.
    func gotoWelcome()

    /// Goes to terms and conditions.
    func gotoTermsAndConditions()
}
