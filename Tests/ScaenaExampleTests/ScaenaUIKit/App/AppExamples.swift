import Foundation
import ScaenaUIKit
import Testing

@Suite("Examples of an app's surroundings") @MainActor
struct AppExamples {
    final class ShopApp {
        @MainActor func start(in window: UIWindow) -> AnyCoordinator? { nil }
    }

    final class SceneDelegate: AppSceneDelegate {
        private let app = ShopApp()

        override func start(in window: UIWindow) -> AnyCoordinator? { app.start(in: window) }
    }

    @MainActor final class Player {
        private(set) var isPlaying = true
        private var tokens: [RelayToken] = []

        func pause() { isPlaying = false }

        func follow(_ appState: AppStateManager) {
            appState.state.observe(with: self) { player, state in
                if state == .background { player.pause() }
            }.store(in: &tokens)
        }
    }

    @Test func aPlayerRestsInTheBackground() {
        let player = Player()
        player.follow(AppStateManager(.background, center: NotificationCenter()))
        #expect(!player.isPlaying)
        #expect(SceneDelegate().start(in: UIWindow()) == nil)
    }

    final class SearchViewController: UIViewController {
        private let results = UILabel()
        private lazy var bottomConstraint = results.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        private var token: RelayToken?

        func follow(_ keyboard: KeyboardManager) {
            token = keyboard.keyboard.observe { [weak self] keyboard in
                guard let self, let window = view.window else { return }
                bottomConstraint.constant = -(keyboard?.overlap(with: window.bounds) ?? 0)  // the view fills its window
            }
        }
    }

    @Test func aKeyboardCoversSomething() {
        let search = SearchViewController()
        search.follow(KeyboardManager(center: NotificationCenter()))
        let list = CGRect(x: 0, y: 0, width: 393, height: 852)
        let keyboard = KeyboardManager.Keyboard(
            frame: CGRect(x: 0, y: 516, width: 393, height: 336), animationDuration: 0.25)
        let covered = keyboard.overlap(with: list)  // 336 points of the list
        #expect(covered == 336)
    }

    final class ItemViewController: UIViewController {
        let itemID: Int

        init(itemID: Int) {
            self.itemID = itemID
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }
    }

    @Test func aScreenSaysWhatItKeeps() {
        #expect(ItemViewController(itemID: 7).stateToSave() as? Int == 7)
    }

    @Test func gesturesHaveClosures() {
        let photo = UIImageView()
        var isZoomed = false
        let doubleTap = UITapGestureRecognizer().onRecognized { _ in isZoomed.toggle() }
        doubleTap.numberOfTapsRequired = 2
        photo.addGestureRecognizer(doubleTap)
        #expect(photo.gestureRecognizers?.count == 1 && !isZoomed)
    }
}

extension AppExamples.ItemViewController: RestorableScreen {
    var screenID: String { "item" }
    func stateToSave() -> (any Encodable)? { itemID }
}
