import MessageUI
import UIKit

class FeedbackTableController: UITableViewController, MFMailComposeViewControllerDelegate {
    private lazy var dataSource = FeedbackDataSource(owner: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = dataSource
    }

    func feedbackWasChosen(_ topic: String) {
        guard MFMailComposeViewController.canSendMail() else { return }
        let mail = MFMailComposeViewController()
        mail.setSubject(topic)
        mail.mailComposeDelegate = self
        present(mail, animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        dataSource.choose(indexPath.row)
    }
}
