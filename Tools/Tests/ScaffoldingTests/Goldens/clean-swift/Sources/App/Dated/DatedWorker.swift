import Foundation

/// Gets jobs done for the interactor of Dated.
@MainActor
final class DatedWorker {
    func load() -> Dated.Load.Response {
        Dated.Load.Response(title: "Dated")
    }
}
