// What the Items picture module does, by domain.

import Foundation

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol ItemsPicture_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: ItemsPictureUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol ItemsPicture_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol ItemsPicture_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchPicture()
}

/// Turns data into what can be displayed.
@MainActor
protocol ItemsPicture_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(name: String, photo: Data, badge: Data?)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol ItemsPicture_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
