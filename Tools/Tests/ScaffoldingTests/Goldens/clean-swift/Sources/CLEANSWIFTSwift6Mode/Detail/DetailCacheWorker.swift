import Foundation

/// Gets jobs done for the interactor of Detail: cache.
@MainActor
final class DetailCacheWorker {
    func load() -> Detail.Load.Response {
        Detail.Load.Response(title: "Detail")
    }
}
