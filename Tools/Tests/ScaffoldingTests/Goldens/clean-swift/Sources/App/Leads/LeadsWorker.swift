import Foundation

/// Gets jobs done for the interactor of Leads.
@MainActor
final class LeadsWorker {
    func load() -> Leads.Load.Response {
        Leads.Load.Response(title: "Leads")
    }
}
