// What the Items add module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsAdd_DisplayUI: AnyObject {
    /// Displays what went wrong.
    func display(error: String)

    /// Displays whether something is under way.
    func toggle(loading: Bool)

    /// Displays whether there is something to save.
    func toggle(save: Bool)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsAdd_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles that another name is typed.
    func onChange(name: String)

    /// Handles "save".
    func onSave(name: String, isEnabled: Bool)

    /// Handles that the user wants to try again what failed.
    func onRetry()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsAdd_ManageData: AnyObject {
    /// Asks the server: add item.
    func addItem(name: String, isEnabled: Bool)
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsAdd_PresentData: AnyObject {
    /// Presents created.
    func present(created: Item)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsAdd_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}

// MARK: Between modules

/// Messages of the Items add module to the one that opened it.
@MainActor
protocol ItemsAdd_Delegate: AnyObject {
    /// It is done: created.
    func itemsAddDidFinish(created: Item)
}
