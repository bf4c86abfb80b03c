import Foundation

/// Gets jobs done for the interactor of About.
@MainActor
final class AboutWorker {
    func load() -> About.Load.Response {
        About.Load.Response(title: "About")
    }
}
