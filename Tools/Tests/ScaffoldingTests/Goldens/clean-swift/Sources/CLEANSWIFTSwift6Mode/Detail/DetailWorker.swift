import Foundation

/// Gets jobs done for the interactor of Detail.
@MainActor
final class DetailWorker {
    func load() -> Detail.Load.Response {
        Detail.Load.Response(title: "Detail")
    }
}
