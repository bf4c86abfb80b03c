// What the General welcome module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol GeneralWelcome_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: GeneralWelcomeUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol GeneralWelcome_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "items".
    func onItems()

    /// Handles a link to an item.
    func onLink(itemID: String)
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol GeneralWelcome_ManageData: AnyObject {
}

/// Turns data into what can be displayed.
@MainActor
protocol GeneralWelcome_PresentData: AnyObject {
    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol GeneralWelcome_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to items list.
    func gotoItemsList()

    /// Goes to items list, from wherever the user is, and on to an item.
    func gotoItemsList(opening itemID: String)
}
