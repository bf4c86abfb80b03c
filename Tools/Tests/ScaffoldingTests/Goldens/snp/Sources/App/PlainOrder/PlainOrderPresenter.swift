import UIKit

/// Makes what the interactor knows ready to be shown.
@MainActor
final class PlainOrderPresenter {
    weak var viewController: (any PlainOrderViewControllerProtocol)?
}

extension PlainOrderPresenter: PlainOrderPresenterProtocol {
    func present(nameIsWrong: Bool, codeIsWrong: Bool) {
        let messages = PlainOrderMessagesViewModel(
            name: nameIsWrong ? PlainOrderTexts.nameMessage : "", code: codeIsWrong ? PlainOrderTexts.codeMessage : "")
        viewController?.show(messages: messages)
    }

    func present(isLoading: Bool) {
        if isLoading {
            viewController?.showLoading()
        } else {
            viewController?.hideLoading()
        }
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(message: error.localizedDescription, dismissesScene: dismiss)
    }
}
