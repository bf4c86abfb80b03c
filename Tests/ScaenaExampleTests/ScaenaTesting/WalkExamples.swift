import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// A screen of the shop, with a button to the cart where it is open.
@MainActor
private final class ShopScreen: UIViewController {
    let cart = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        cart.configuration?.title = "Cart"
        cart.addAction(
            UIAction { [weak self] _ in Navigation(from: self).push(CartScreen()) }, for: .touchUpInside)
        view.addSubview(cart)
    }
}

@MainActor
private final class CartScreen: UIViewController {
    private lazy var lifetime = SceneLifetime(of: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your cart"
        _ = lifetime
        let number = UITextField()
        number.placeholder = "Number"
        view.addSubview(number)
    }
}

@MainActor
private final class WalkedShop {
    private let screen = ShopScreen()

    func makeRootViewController() -> UIViewController { UINavigationController(rootViewController: screen) }
    func close() { screen.cart.isEnabled = false }
}

@MainActor
@Suite("Examples of walks")
struct WalkExamples {
    @Test func areWalked() async throws {
        let walks = RandomWalks { WalkedShop().makeRootViewController() }
        let report = try await walks.run(20)
        print(report)  // 20 walks, 571 steps, 2 screens: …
        #expect(report.walks == 20)
    }

    @Test func comeToScreens() async throws {
        let walks = RandomWalks {
            let shop = WalkedShop()
            return WalkedApp(shop.makeRootViewController(), events: ["the shop closes": { shop.close() }])
        }
        let report = try await walks.run(20)
        #expect(report.screens.keys.contains("CartScreen"))
    }

    @Test func areTakenAgain() async throws {
        let walks = RandomWalks { WalkedShop().makeRootViewController() }
        try await walks.take([.tap("Cart"), .type("7", into: "Number"), .goBack])
    }

    @Test func tellWhatTheyFound() async throws {
        var walks = RandomWalks { WalkedShop().makeRootViewController() }
        struct Reached: Error {}
        walks.check = { if $0.shows("Your cart") { throw Reached() } }
        do {
            try await walks.run(20)
        } catch let error as WalkError {
            print(error.steps)  // [.tap("Cart"), .goBack]
        }
    }
}
