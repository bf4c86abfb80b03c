import ScaenaStage
import ScaenaUIKit
import Snapp

/// The app, with a browser as its phone.
@main
@MainActor
enum BrowserApp {
    static func main() throws {
        #if canImport(UIKit)
            print("Where there is UIKit, the app has a target of its own: see iOS/project.yml.")
        #else
            let stage = try StageServer(scene: SceneDelegate(), name: "Snapp")
            // What is done in the browser comes out as a test, which begins with this.
            stage.testRoot = "SnappApp().makeRootViewController()"
            stage.run()
        #endif
    }
}
