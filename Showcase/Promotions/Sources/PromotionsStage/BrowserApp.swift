import Promotions
import ScaenaStage
import ScaenaUIKit

/// The app, with a browser as its phone.
@main
@MainActor
enum BrowserApp {
    private static let app = PromotionsApp()

    static func main() {
        #if canImport(UIKit)
            print("Where there is UIKit, the app has a target of its own: see iOS/project.yml.")
        #else
            let window = UIWindow()
            window.rootViewController = app.makeRootViewController()
            window.makeKeyAndVisible()
            StageServer(window: window, name: "Promotions").run()
        #endif
    }
}
