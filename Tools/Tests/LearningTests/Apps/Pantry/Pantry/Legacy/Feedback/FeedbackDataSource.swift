import UIKit

class FeedbackDataSource: NSObject, UITableViewDataSource {
    private weak var owner: FeedbackTableController?
    private let topics = ["Something is broken", "An idea", "Praise"]

    init(owner: FeedbackTableController) {
        self.owner = owner
        super.init()
    }

    func choose(_ index: Int) { owner?.feedbackWasChosen(topics[index]) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = topics[indexPath.row]
        return cell
    }
}
