import ScaenaKit
import ScaenaUIKit

// VIPER-S: Items listed, one added in another module that reports back, all deleted. A Director handles the events of the
// user interface, presents data, and is the delegate of the module that it opens.

struct Item: Equatable, Sendable {
    let name: String
}

struct ItemUI: Equatable, Sendable {
    let title: String
}

/// Where the items are kept: the workers know how to fetch and store.
@MainActor
final class ItemStore {
    var items: [Item] = [Item(name: "Tea")]
}

// MARK: - Items/List

@MainActor
protocol ItemsList_DisplayUI: AnyObject {
    func display(items: [ItemUI])
}

@MainActor
protocol ItemsList_HandleUIEvents: AnyObject {
    func onUIReady()
    func onAdd()
    func onDeleteAll()
}

@MainActor
protocol ItemsList_ManageData: AnyObject {
    func fetchItems()
    func deleteAllItems()
}

@MainActor
protocol ItemsList_PresentData: AnyObject {
    func present(items: [Item])
}

@MainActor
protocol ItemsList_Navigate: AnyObject {
    func goToAdd(delegate: any ItemsAdd_Delegate)
}

final class ItemsListScene: UIViewController {
    // A team that keeps its own base class holds the scene's lifetime itself.
    private(set) lazy var lifetime = SceneLifetime(of: self)
    private let director: any ItemsList_HandleUIEvents
    private let rows = UIStackView()

    init(director: any ItemsList_HandleUIEvents) {
        self.director = director
        super.init(nibName: nil, bundle: nil)
        title = "Items"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(rows)
        addButton("Add") { $0.onAdd() }
        addButton("Delete all") { $0.onDeleteAll() }
        director.onUIReady()
    }

    private func addButton(_ title: String, event: @escaping (any ItemsList_HandleUIEvents) -> Void) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [weak self] _ in self.map { event($0.director) } }, for: .touchUpInside)
        view.addSubview(button)
    }
}

extension ItemsListScene: ItemsList_DisplayUI {
    func display(items: [ItemUI]) {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for item in items {
            let label = UILabel()
            label.text = item.title
            rows.addArrangedSubview(label)
        }
    }
}

@MainActor
final class ItemsListDirector {
    weak var ui: (any ItemsList_DisplayUI)?
    private let data: any ItemsList_ManageData
    private let navigation: any ItemsList_Navigate

    init(data: any ItemsList_ManageData, navigation: any ItemsList_Navigate) {
        self.data = data
        self.navigation = navigation
    }
}

extension ItemsListDirector: ItemsList_HandleUIEvents {
    func onUIReady() { data.fetchItems() }
    func onAdd() { navigation.goToAdd(delegate: self) }
    func onDeleteAll() { data.deleteAllItems() }
}

extension ItemsListDirector: ItemsList_PresentData {
    func present(items: [Item]) { ui?.display(items: items.map { ItemUI(title: "Item \($0.name)") }) }
}

extension ItemsListDirector: ItemsAdd_Delegate {
    func itemDidCreate() { data.fetchItems() }
}

@MainActor
final class ItemsListWorker: ItemsList_ManageData {
    weak var presentation: (any ItemsList_PresentData)?
    private let store: ItemStore

    init(store: ItemStore) {
        self.store = store
    }

    func fetchItems() { presentation?.present(items: store.items) }

    func deleteAllItems() {
        store.items = []
        fetchItems()
    }
}

@MainActor
final class ItemsListNavigator: ItemsList_Navigate {
    private weak var scene: UIViewController?
    private let store: ItemStore

    private init(store: ItemStore) {
        self.store = store
    }

    func goToAdd(delegate: any ItemsAdd_Delegate) {
        Navigation(from: scene).push(ItemsAddNavigator.makeModule(store: store, delegate: delegate))
    }

    static func makeModule(store: ItemStore) -> UIViewController {
        let navigator = ItemsListNavigator(store: store)
        let worker = ItemsListWorker(store: store)
        let director = ItemsListDirector(data: worker, navigation: navigator)
        let scene = ItemsListScene(director: director)
        director.ui = scene
        worker.presentation = director
        navigator.scene = scene
        scene.lifetime.track(director, as: "director")
        scene.lifetime.track(worker, as: "worker", heldBy: "director")
        scene.lifetime.track(navigator, as: "navigator", heldBy: "director")
        return scene
    }
}

// MARK: - Items/Add

@MainActor
protocol ItemsAdd_Delegate: AnyObject {
    func itemDidCreate()
}

@MainActor
protocol ItemsAdd_HandleUIEvents: SceneInteractorProtocol {
    func onSave(name: String)
}

final class ItemsAddScene: SceneViewController {
    private let director: any ItemsAdd_HandleUIEvents
    private let field = UITextField()

    init(director: any ItemsAdd_HandleUIEvents) {
        self.director = director
        super.init(interactor: director)
        title = "New item"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Name"
        view.addSubview(field)
        let save = UIButton(type: .system)
        save.setTitle("Save", for: .normal)
        save.addAction(
            UIAction { [weak self] _ in self.map { $0.director.onSave(name: $0.field.text ?? "") } },
            for: .touchUpInside)
        view.addSubview(save)
    }
}

@MainActor
final class ItemsAddDirector: ItemsAdd_HandleUIEvents {
    // Weak: the module that opened this one must not outlive its own screen.
    weak var delegate: (any ItemsAdd_Delegate)?
    private let store: ItemStore
    private let navigator: ItemsAddNavigator

    init(store: ItemStore, navigator: ItemsAddNavigator) {
        self.store = store
        self.navigator = navigator
    }

    func onSave(name: String) {
        store.items.append(Item(name: name))
        delegate?.itemDidCreate()
        navigator.goBack()
    }
}

@MainActor
final class ItemsAddNavigator {
    private weak var scene: UIViewController?

    func goBack() { Navigation(from: scene).pop() }

    static func makeModule(store: ItemStore, delegate: any ItemsAdd_Delegate) -> UIViewController {
        let navigator = ItemsAddNavigator()
        let director = ItemsAddDirector(store: store, navigator: navigator)
        director.delegate = delegate
        let scene = ItemsAddScene(director: director)
        navigator.scene = scene
        scene.lifetime.track(director, as: "director")
        scene.lifetime.track(navigator, as: "navigator", heldBy: "director")
        return scene
    }
}
