import ScaenaUIKit
import Words

/// Makes what the interactor knows ready to be shown.
@MainActor
final class WelcomePresenter {
    weak var viewController: (any WelcomeViewControllerProtocol)?
    private let words: Words

    init(words: Words = SnappWords.words()) {
        self.words = words
    }
}

extension WelcomePresenter: WelcomePresenterProtocol {
    func present(about: About?) {
        let news =
            about.map { words("You read: “%@”", Self.firstSentence(of: $0.text)) }
            ?? words("You have not read about us yet.")
        viewController?.show(viewModel: WelcomeViewModel(news: news))
    }

    func handle(error: any Error, dismiss: Bool) {
        viewController?.showErrorDialog(
            errorViewModel: ErrorViewModel(error: error, words: words, canRetry: false, dismissesScene: dismiss))
    }

    private static func firstSentence(of text: String) -> String {
        guard let end = text.range(of: ". ") else { return text }
        return text[..<end.lowerBound] + "."
    }
}
