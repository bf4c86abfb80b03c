// What the Photo module does, by domain.

import Foundation

// MARK: User interface

/// Displays what is ready to be displayed.
@MainActor
protocol Photo_DisplayUI: AnyObject {
    /// Displays values as they are.
    func display(_ model: PhotoUI)

    /// Displays what went wrong.
    func display(error: String)
}

/// Handles what happens to the user interface.
@MainActor
protocol Photo_HandleUIEvents: AnyObject {
    /// There is something to display on.
    func onUIReady()
}

// MARK: Data

/// Gets the data, and passes it on to be presented.
@MainActor
protocol Photo_ManageData: AnyObject {
    /// Fetches what the module displays.
    func fetchPhoto()
}

/// Turns data into what can be displayed.
@MainActor
protocol Photo_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(photo: Data)

    /// Presents what went wrong.
    func present(error: any Error)
}

// MARK: Navigation

/// Goes to other modules.
@MainActor
protocol Photo_Navigate: AnyObject {
    /// Goes back to where the user came from.
    func goBack()
}
