import UIKit

class ArchiveDataSource: NSObject, UITableViewDataSource {
    private weak var owner: ArchiveTableController?
    private var names: [String] = []

    init(owner: ArchiveTableController) {
        self.owner = owner
        super.init()
    }

    func reload() {
        names = UserDefaults.standard.stringArray(forKey: "archive") ?? []
        owner?.archiveDidReload()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}
