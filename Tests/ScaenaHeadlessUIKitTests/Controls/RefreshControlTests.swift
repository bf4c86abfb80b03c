import Testing

@testable import ScaenaHeadlessUIKit

@Suite("Refresh control", .serialized)
@MainActor
struct RefreshControlTests {
    @Test("A pull begins refreshing and says so once; code begins it in silence and ends it")
    func pull() throws {
        let controller = UITableViewController(style: .plain)
        let window = makeWindow(showing: controller)
        let control = UIRefreshControl()
        controller.refreshControl = control
        var pulls = 0
        control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
        try UserInput.pullDown(controller.tableView)
        try UserInput.pullDown(controller.tableView)
        #expect(control.isRefreshing && pulls == 1)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        control.beginRefreshing()
        #expect(control.isRefreshing && pulls == 1)
        #expect(control.superview === controller.tableView)
        withExtendedLifetime(window) {}
    }

    @Test("What has no refresh control cannot be pulled")
    func inert() {
        let controller = UITableViewController(style: .plain)
        let window = makeWindow(showing: controller)
        #expect(throws: UserInputRefusal.inert) { try UserInput.pullDown(controller.tableView) }
        withExtendedLifetime(window) {}
    }
}
