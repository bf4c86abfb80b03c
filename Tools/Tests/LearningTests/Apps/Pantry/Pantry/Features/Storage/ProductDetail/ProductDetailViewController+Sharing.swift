import UIKit

extension ProductDetailViewController {
    func addShareButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    private func share() {
        let sheet = UIActivityViewController(activityItems: [viewModel.sharedText], applicationActivities: nil)
        present(sheet, animated: true)
    }
}
