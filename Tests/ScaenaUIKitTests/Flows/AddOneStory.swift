import Foundation
import ScaenaUIKit

// The MVPCF seed's sample, as far as its flows go: a list of models, an Add-one flow over it, the new model's detail.
// Module, routes, presenter, factory and coordinator in the words of that architecture.

struct Model: Sendable, Equatable {
    let id: Int
    let name: String
}

struct NameTaken: LocalizedError {
    var errorDescription: String? { "There is one of that name already." }
}

// MARK: Repository

@MainActor
protocol ModelsRepository: AnyObject {
    var models: StateSource<[Model]> { get }
    func create(name: String) async throws -> Model
}

@MainActor
final class DefaultModelsRepository: ModelsRepository {
    private let relay = StateRelay<[Model]>([])
    var models: StateSource<[Model]> { relay }

    func create(name: String) async throws -> Model {
        await Task.yield()
        guard !relay.value.contains(where: { $0.name == name }) else { throw NameTaken() }
        let model = Model(id: relay.value.count + 1, name: name)
        relay.value.append(model)
        return model
    }
}

@MainActor
final class Reachability {
    let isReachable = StateRelay(true)
}

// MARK: Add one

@MainActor
final class AddOnePresenter: LoadablePresenter {
    let loading = Loading()
    let name = StateRelay("")
    let created = EventRelay<Model>()
    let canCreate: StateSource<Bool>
    private let repository: any ModelsRepository

    init(repository: any ModelsRepository, reachability: Reachability) {
        self.repository = repository
        canCreate = name.combineLatest(reachability.isReachable, loading.isLoading).map {
            name, isReachable, isLoading in
            !name.trimmingCharacters(in: .whitespaces).isEmpty && isReachable && !isLoading
        }.distinct()
    }

    func create() {
        loading.run { [weak self] in
            guard let self else { return }
            created.send(try await repository.create(name: name.value))
        }
    }
}

@MainActor
final class AddOneViewController: UIViewController {
    var canceled: (@MainActor () -> Void)?
    var finished: (@MainActor (Model) -> Void)?

    private let presenter: AddOnePresenter
    private let nameField = UITextField()
    private let createButton = UIButton(type: .system)
    private var tokens: [RelayToken] = []

    init(presenter: AddOnePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        title = "Add one"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.placeholder = "Name"
        createButton.setTitle("Create", for: .normal)
        view.addSubview(nameField)
        view.addSubview(createButton)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.canceled?() })

        nameField.bind(text: presenter.name).store(in: &tokens)
        presenter.canCreate.bind(to: createButton, \.isEnabled).store(in: &tokens)
        createButton.taps().observe(with: self) { controller, _ in controller.presenter.create() }.store(in: &tokens)
        presenter.created.observe(with: self) { $0.finished?($1) }.store(in: &tokens)
        LoadingViewController(for: presenter).embed(in: self)
    }
}

@MainActor
final class AddOneFactory {
    private unowned let container: ServiceContainer

    init(container: ServiceContainer) {
        self.container = container
    }

    func make() throws -> AddOneViewController {
        AddOneViewController(presenter: try container.resolve(AddOnePresenter.self))
    }
}

@MainActor
final class AddOneCoordinator: FlowCoordinator<Model> {
    static func buildContainer(parent: ServiceContainer) -> ServiceContainer {
        let container = ServiceContainer("add one", parent: parent)
        container.register(AddOnePresenter.self) {
            AddOnePresenter(repository: try $0.resolve(), reachability: try $0.resolve())
        }
        container.register(AddOneFactory.self) { AddOneFactory(container: $0) }
        return container
    }

    override func start() async throws {
        let screen = try container.resolve(AddOneFactory.self).make()
        screen.canceled = { [weak self] in self?.cancel() }
        screen.finished = { [weak self] in self?.finish($0) }
        try await show(UINavigationController(rootViewController: screen))
    }
}

// MARK: The list, and the detail

@MainActor
final class ListViewController: UIViewController {
    var addOneTapped: (@MainActor () -> Void)?
    private let models: StateSource<[Model]>
    private let namesLabel = UILabel()
    private var tokens: [RelayToken] = []

    init(models: StateSource<[Model]>) {
        self.models = models
        super.init(nibName: nil, bundle: nil)
        title = "Models"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(namesLabel)
        models.map { $0.map(\.name).joined(separator: ", ") }.bind(to: namesLabel, \.text).store(in: &tokens)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add one", primaryAction: UIAction { [weak self] _ in self?.addOneTapped?() })
    }
}

@MainActor
final class DetailViewController: UIViewController {
    init(model: Model) {
        super.init(nibName: nil, bundle: nil)
        title = "Detail of \(model.name)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        let label = UILabel()
        label.text = title
        view = label
    }
}

@MainActor
final class ModelsCoordinator: FlowCoordinator<Void> {
    let navigationController = UINavigationController()
    private(set) var ends: [FlowEnd] = []

    static func buildContainer() -> ServiceContainer {
        let container = ServiceContainer("app")
        container.register((any ModelsRepository).self, scope: .shared) { _ in DefaultModelsRepository() }
        container.register(Reachability.self, scope: .shared) { _ in Reachability() }
        return container
    }

    override func start() async throws {
        let list = ListViewController(models: try container.resolve((any ModelsRepository).self).models)
        list.addOneTapped = { [weak self] in self?.addOne() }
        navigationController.viewControllers = [list]
        try await show(navigationController)
    }

    override func process(action: any FlowAction) async throws -> ActionStep {
        guard let open = action as? OpenURLAction else { return .passDown }
        guard let model = try models.first(where: { "\($0.id)" == open.url.lastPathComponent }) else {
            return .refused("there is no model \(open.url.lastPathComponent)")
        }
        navigationController.pushViewController(DetailViewController(model: model), animated: true)
        return .arrived
    }

    private var models: [Model] {
        get throws { try container.resolve((any ModelsRepository).self).models.currentValue }
    }

    private func addOne() {
        Task {
            do {
                let flow = AddOneCoordinator(
                    container: AddOneCoordinator.buildContainer(parent: container),
                    placement: .presented(over: navigationController))
                let model = try await coordinate(to: flow)
                navigationController.pushViewController(DetailViewController(model: model), animated: true)
            } catch let end as FlowEnd {
                ends.append(end)
            }
        }
    }
}
