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

    /// Handles "pick".
    func onPick(item: Item, near: [String: Item]?, isFirst: Bool)
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsDetail_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchDetail()
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsDetail_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(title: String)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsDetail_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to welcome.
    func gotoWelcome()
}

// MARK: Between modules

/// What the Items detail module tells the one that opened it.
@MainActor
protocol ItemsDetail_Delegate: AnyObject {
    /// It is done: created.
    func itemsDetailDidFinish(created: Item)

    /// It is done: gone.
    func itemsDetailDidFinish(gone: [String])

    /// It is done: canceled.
    func itemsDetailDidFinishCanceled()
}
