import UIKit

class LicencesTableController: UITableViewController {
    private lazy var dataSource = LicencesDataSource(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = dataSource
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(WebViewController(url: dataSource.url(at: indexPath.row)), sender: self)
    }
}
