import SwiftUI
import TrailFeatures

@main
struct TrailsApp: App {
    var body: some Scene {
        WindowGroup { RootView() }
    }
}
