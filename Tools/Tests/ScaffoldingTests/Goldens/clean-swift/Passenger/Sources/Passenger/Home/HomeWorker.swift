import Foundation

/// Gets jobs done for the interactor of Home.
@MainActor
final class HomeWorker {
    func load() -> Home.Load.Response {
        Home.Load.Response(title: "Home")
    }
}
