import ScaenaUIKit
import Testing

@Suite("Examples of errors for people") @MainActor
struct ErrorViewModelExamples {
    final class ItemViewController: UIViewController {
        let emptyLabel = UILabel()
        let reloadButton = UIButton(type: .system)
        var reloads = 0
        private(set) var alert: UIAlertController?

        func show(error: ErrorViewModel) {
            let alert = UIAlertController(title: error.title, message: error.message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: error.dismissTitle, style: .cancel))
            show(alert, for: error)
        }

        func showInPlaceOfTheList(_ error: ErrorViewModel) {
            emptyLabel.text = error.message
            reloadButton.isHidden = error.retryTitle == nil
        }

        private func show(_ alert: UIAlertController, for error: ErrorViewModel) {
            self.alert = alert
            addRetry(to: alert, for: error)
            addLeave(to: alert, for: error)
        }

        private func addRetry(to alert: UIAlertController, for error: ErrorViewModel) {
            if let retryTitle = error.retryTitle {
                alert.addAction(UIAlertAction(title: retryTitle, style: .default) { _ in self.reload() })
            }
        }

        private func addLeave(to alert: UIAlertController, for error: ErrorViewModel) {
            let close = UIAlertAction(title: error.dismissTitle, style: .cancel) { [weak self] _ in
                if error.dismissesScene { self?.navigationController?.popViewController(animated: true) }
            }
            if error.dismissesScene { alert.addAction(close) }
        }

        private func reload() { reloads += 1 }
    }

    @Test func anErrorInWordsOfTheApp() {
        let error = ErrorViewModel(
            title: "Item not saved", message: "Another device has changed it.", dismissTitle: "Keep editing",
            retryTitle: "Save mine")
        let viewController = ItemViewController()
        viewController.show(error: error)
        #expect(viewController.alert?.title == "Item not saved")
        #expect(viewController.alert?.actions.map(\.title) == ["Keep editing", "Save mine"])
        viewController.showInPlaceOfTheList(error)
        #expect(viewController.emptyLabel.text == "Another device has changed it.")
        #expect(!viewController.reloadButton.isHidden)
    }

    @Test func anErrorThatSpeaksForItself() async {
        let repository = DefaultItemsRepository()
        var shown: ErrorViewModel?
        do {
            _ = try await repository.item(7)
        } catch {
            shown = ErrorViewModel(error: error, dismissesScene: true)  // "There is no item 7."
        }
        #expect(shown?.message == "There is no item 7.")
        #expect(shown?.retryTitle == nil)
        #expect(shown?.dismissesScene == true)
    }
}
