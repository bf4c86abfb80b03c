// What the Goods list module does, by domain.

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol GoodsList_DisplayUI: AnyObject {
    /// Displays goods, each in a row.
    func display(goods: [GoodUI])

    /// Displays what went wrong.
    func display(error: String)

    /// Displays that it is done.
    func displaySuccess()

    /// Displays whether something is under way.
    func toggle(loading: Bool)
}

/// Handles what happens to the user interface.
@MainActor
protocol GoodsList_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "delete all".
    func onDeleteAll()

    /// Handles a tap on a row.
    func onGoodSelected(index: Int)

    /// Handles "add".
    func onAdd()

    /// Handles "help".
    func onHelp()

    /// Handles that the list is pulled down.
    func onRefresh()

    /// Handles that the user wants to try again what failed.
    func onRetry()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol GoodsList_ManageData: AnyObject {
    /// Asks the server: fetch goods.
    func fetchGoods()

    /// Asks the server: delete all goods.
    func deleteAllGoods()

    /// Asks the server: delete good.
    func deleteGood(good: Good)
}

/// Turns data into what can be displayed.
@MainActor
protocol GoodsList_PresentData: AnyObject {
    /// Presents goods.
    func present(goods: [Good])

    /// Presents that it is done.
    func presentSuccess()

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol GoodsList_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()

    /// Goes to goods detail.
    func gotoDetail(for good: Good)

    /// Goes to goods add.
    func gotoGoodsAdd(name: String, delegate: any GoodsAdd_Delegate)

    /// Goes to help.
    func gotoHelp()

    /// Asks the user: Delete all goods?
    func confirmDeleteAll() async -> Bool
}
