// What the Items list module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsList_DisplayUI: AnyObject {
    /// Displays items, each in a row.
    func display(items: [ItemUI])

    /// Displays how many there are.
    func display(count: String)

    /// Displays that it is done.
    func displaySuccess()

    /// Displays what went wrong.
    func display(error: String)

    /// Displays that what was asked for is not there: another try would not help.
    func display(missing: String)

    /// Displays whether something is under way.
    func toggle(loading: Bool)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsList_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "delete all".
    func onDeleteAll()

    /// Handles "add".
    func onAdd()

    /// Handles a tap on a row.
    func onItemSelected(index: Int)

    /// Handles that the list is pulled down.
    func onRefresh()

    /// Handles that the user wants to try again what failed.
    func onRetry()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsList_ManageData: AnyObject {
    /// Asks the server: fetch items.
    func fetchItems()

    /// Asks the server: delete all items.
    func deleteAllItems()
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsList_PresentData: AnyObject {
    /// Presents items.
    func present(items: [Item])

    /// Presents that it is done.
    func presentDeleteAllItemsSuccess()

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsList_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to items add.
    func gotoItemsAdd(delegate: any ItemsAdd_Delegate)

    /// Goes to items detail.
    func gotoDetail(for item: Item)

    /// Asks the user: Delete all items?
    func confirmDeleteAll() async -> Bool
}
