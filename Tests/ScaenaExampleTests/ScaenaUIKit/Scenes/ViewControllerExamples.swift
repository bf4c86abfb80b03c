import Foundation
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Examples of view controllers") @MainActor
struct ViewControllerExamples {
    @MainActor
    protocol AboutInteractorProtocol: SceneInteractorProtocol {
        func termsTapped()
    }

    final class AboutInteractor: AboutInteractorProtocol {
        private(set) var taps = 0
        func termsTapped() { taps += 1 }
    }

    final class AboutViewController: SceneViewController {
        private let aboutInteractor: any AboutInteractorProtocol

        init(interactor: any AboutInteractorProtocol) {
            aboutInteractor = interactor
            super.init(interactor: interactor)
        }

        func tapTerms() { aboutInteractor.termsTapped() }
    }

    final class ItemsPresenter: LoadablePresenter {
        let loading = Loading()
    }

    final class ItemsViewController: UIViewController {
        private let presenter: ItemsPresenter

        private(set) lazy var lifetime = SceneLifetime(of: self)

        init(presenter: ItemsPresenter) {
            self.presenter = presenter
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            LoadingViewController(for: presenter).embed(in: self)
        }
    }

    @Test func aSceneKeepsItsInteractor() async {
        let interactor = AboutInteractor()
        let about = AboutViewController(interactor: interactor)
        about.tapTerms()
        #expect(interactor.taps == 1)

        let items = ItemsViewController(presenter: ItemsPresenter())
        _ = items.lifetime
        let window = SceneWindow(items)
        await window.settle()
        #expect(items.children.first is LoadingViewController)
    }
}
