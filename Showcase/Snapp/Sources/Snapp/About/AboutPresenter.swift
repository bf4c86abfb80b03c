import ScaenaUIKit
import Words

/// Makes what the interactor knows ready to be shown.
@MainActor
final class AboutPresenter {
    weak var viewController: (any AboutViewControllerProtocol)?
    private let words: Words

    init(words: Words = SnappWords.words()) {
        self.words = words
    }
}

extension AboutPresenter: AboutPresenterProtocol {
    func present(text: String, isLoading: Bool) {
        viewController?.show(viewModel: AboutViewModel(text: text, isLoading: isLoading))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, words: words, dismissesScene: dismiss))
    }
}
