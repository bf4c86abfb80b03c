#if Stage && !canImport(UIKit)

    /// How a test makes the app that a stage shows: for the tests that the stage writes of what is done in it.
    package struct StageRecording: Equatable, Sendable {
        /// The module that the test imports, where it is known.
        package var module: String?
        /// What makes the root view controller, as Swift: `"ShopApp().makeRootViewController()"`.
        package var root: String

        /// Makes one of its parts.
        package init(module: String?, root: String) {
            self.module = module
            self.root = root
        }
    }
#endif
