import UIKit

class LicencesDataSource: NSObject, UITableViewDataSource {
    private weak var owner: LicencesTableController?
    private let licences = [("Alamode", "https://alamode.example.com"), ("Bento", "https://bento.example.com")]

    init(owner: LicencesTableController) {
        self.owner = owner
        super.init()
    }

    func url(at index: Int) -> URL { URL(string: licences[index].1)! }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { licences.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = licences[indexPath.row].0
        return cell
    }
}
