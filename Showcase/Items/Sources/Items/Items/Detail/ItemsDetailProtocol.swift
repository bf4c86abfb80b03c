// What the Items detail module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsDetail_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: ItemsDetailUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsDetail_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsDetail_ManageData: AnyObject {
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsDetail_PresentData: AnyObject {
    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsDetail_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
