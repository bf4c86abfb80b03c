import Foundation

/// Gets the data of the Leads module. It knows how, and works with no value: it passes all on.
@MainActor
final class LeadsWorker: Leads_ManageData {
    weak var presenter: (any Leads_PresentData)?

    func fetchLeads() {
        presenter?.present(title: "Leads")
    }
}
