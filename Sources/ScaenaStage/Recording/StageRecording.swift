#if Stage && !canImport(UIKit)

    /// The way in which a test makes the app that a stage shows: for the tests that the stage writes of the actions
    /// done in it.
    package struct StageRecording: Equatable, Sendable {
        /// The module that the test imports; that of the screen that is seen unless it is told.
        package var module: String?
        /// The Swift expression that makes the root view controller: `"ShopApp().makeRootViewController()"`.
        package var root: String
        /// The Swift expression that shows the app once there is a window, where that is not the root alone.
        package var start: String?

        /// Makes one of its parts.
        package init(module: String? = nil, root: String, start: String? = nil) {
            self.module = module
            self.root = root
            self.start = start
        }
    }
#endif
