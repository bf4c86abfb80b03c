// What the Items dated module does, by domain.

import Foundation

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsDated_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: ItemsDatedUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsDated_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()

    /// Handles "row".
    func onRow(at: Date, near: [URL])
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsDated_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchDated()
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsDated_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(title: String)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsDated_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}

// MARK: Between modules

/// What the Items dated module tells the one that opened it.
@MainActor
protocol ItemsDated_Delegate: AnyObject {
    /// It is done: picked.
    func itemsDatedDidFinish(picked: Date)

    /// It is done: ids.
    func itemsDatedDidFinish(ids: [UUID])
}
