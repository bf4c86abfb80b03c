#if Stage && !canImport(UIKit)

    /// How a test makes the app that a stage shows: for the tests that the stage writes of what is done in it.
    package struct StageRecording: Equatable, Sendable {
        /// The module that the test imports; that of the screen that is seen unless it is told.
        package var module: String?
        /// What makes the root view controller, as Swift: `"ShopApp().makeRootViewController()"`.
        package var root: String
        /// What shows the app once there is a window, as Swift, where that is not the root alone.
        package var start: String?

        /// Makes one of its parts.
        package init(module: String? = nil, root: String, start: String? = nil) {
            self.module = module
            self.root = root
            self.start = start
        }
    }
#endif
