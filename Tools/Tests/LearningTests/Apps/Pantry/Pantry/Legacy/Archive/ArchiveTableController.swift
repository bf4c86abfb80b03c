import UIKit

class ArchiveTableController: UITableViewController {
    private lazy var dataSource = ArchiveDataSource(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Archive"
        tableView.dataSource = dataSource
        dataSource.reload()
    }

    func archiveDidReload() { tableView.reloadData() }
}
