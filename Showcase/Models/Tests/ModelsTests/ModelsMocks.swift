// Made by `scaena mock`, and written anew: write your own to another file. What you change here is kept as FILE.before.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
@testable import Models
import ScaenaData
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Words
// sum ht3lqog1hlxc

@MainActor
final class AddOneFactoryMock: AddOneFactory, Mock {
    nonisolated let mockRecorder = MockRecorder("AddOneFactory")

    nonisolated init() {}

    var makeCallCount: Int { mockRecorder.count(of: "make()") }
    var makeHandler: (() throws -> any AddOneRoutes)?
    func make() throws -> any AddOneRoutes {
        mockRecorder.record("make()")
        guard let makeHandler else { return try mockRecorder.unstubbedOrThrow("make()") }
        return try makeHandler()
    }
}

nonisolated extension CallOf<AddOneFactoryMock> {
    static var make: Self { bareCall("make()") }
}
// sum 2yjtyu226jdcw

@MainActor
final class AddOnePresenterMock: AddOnePresenter, Mock {
    nonisolated let mockRecorder = MockRecorder("AddOnePresenter")

    nonisolated init() {}

    var name: StateRelay<String> {
        get { mockRecorder.value(of: "name") }
        set { mockRecorder.stubValue(of: "name", to: newValue) }
    }

    var addButtonAvailable: StateSource<Bool> {
        get { mockRecorder.value(of: "addButtonAvailable") }
        set { mockRecorder.stubValue(of: "addButtonAvailable", to: newValue) }
    }

    var loading: Loading {
        get { mockRecorder.value(of: "loading") }
        set { mockRecorder.stubValue(of: "loading", to: newValue) }
    }

    var finished: EventRelay<String> {
        get { mockRecorder.value(of: "finished") }
        set { mockRecorder.stubValue(of: "finished", to: newValue) }
    }

    var retryCallCount: Int { mockRecorder.count(of: "retry()") }
    var retryHandler: (() -> Void)?
    func retry() {
        mockRecorder.record("retry()")
        retryHandler?()
    }

    var addTappedCallCount: Int { mockRecorder.count(of: "addTapped()") }
    var addTappedHandler: (() -> Void)?
    func addTapped() {
        mockRecorder.record("addTapped()")
        addTappedHandler?()
    }
}

nonisolated extension CallOf<AddOnePresenterMock> {
    static var retry: Self { bareCall("retry()") }
    static var addTapped: Self { bareCall("addTapped()") }
}
// sum 29qmxvc6og6ll

@MainActor
final class AddOneRoutesMock: AddOneRoutes, Mock {
    nonisolated let mockRecorder = MockRecorder("AddOneRoutes")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var finishedSetCallCount: Int { mockRecorder.count(of: "finished =") }
    var finished: ((String) -> Void)? = nil {
        didSet { mockRecorder.record("finished =", finished) }
    }

    var canceledSetCallCount: Int { mockRecorder.count(of: "canceled =") }
    var canceled: (() -> Void)? = nil {
        didSet { mockRecorder.record("canceled =", canceled) }
    }
}

nonisolated extension CallOf<AddOneRoutesMock> {
}
// sum 1ugv9iracr2f9

@MainActor
final class AddOneViewMock: AddOneView, Mock {
    nonisolated let mockRecorder = MockRecorder("AddOneView")

    nonisolated init() {}

    var view: UIView {
        get { mockRecorder.value(of: "view") }
        set { mockRecorder.stubValue(of: "view", to: newValue) }
    }

    var nameField: UITextField {
        get { mockRecorder.value(of: "nameField") }
        set { mockRecorder.stubValue(of: "nameField", to: newValue) }
    }

    var scrollView: UIScrollView {
        get { mockRecorder.value(of: "scrollView") }
        set { mockRecorder.stubValue(of: "scrollView", to: newValue) }
    }

    var addButton: UIButton {
        get { mockRecorder.value(of: "addButton") }
        set { mockRecorder.stubValue(of: "addButton", to: newValue) }
    }

    var cancelButton: UIButton {
        get { mockRecorder.value(of: "cancelButton") }
        set { mockRecorder.stubValue(of: "cancelButton", to: newValue) }
    }
}
// sum 3agq9rex6cdi7

@MainActor
final class KeptModelRepositoryMock: KeptModelRepository, Mock {
    nonisolated let mockRecorder = MockRecorder("KeptModelRepository")

    nonisolated init() {}

    var modelsCallCount: Int { mockRecorder.count(of: "models()") }
    var modelsHandler: (@MainActor () async throws -> [Model])?
    func models() async throws -> [Model] {
        mockRecorder.record("models()")
        guard let modelsHandler else { return try mockRecorder.unstubbedOrThrow("models()") }
        return try await modelsHandler()
    }

    var keep_Handler: (@MainActor ([Model]) async throws -> Void)?
    func keep(_ models: [Model]) async throws {
        mockRecorder.record("keep(_:)", models)
        try await keep_Handler?(models)
    }
}

nonisolated extension CallOf<KeptModelRepositoryMock> {
    static var models: Self { bareCall("models()") }
    static func keep(_ models: [Model]) -> Self { callWith("keep(_:)", models) }
    static var keep_: CallMatching<Self, [Model]> { CallMatching("keep(_:)") }
}
// sum 77rq44vnimw

@MainActor
final class ModelDetailFactoryMock: ModelDetailFactory, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelDetailFactory")

    nonisolated init() {}

    var makeIdHandler: ((String) throws -> any ModelDetailRoutes)?
    func make(id: String) throws -> any ModelDetailRoutes {
        mockRecorder.record("make(id:)", id)
        guard let makeIdHandler else { return try mockRecorder.unstubbedOrThrow("make(id:)") }
        return try makeIdHandler(id)
    }
}

nonisolated extension CallOf<ModelDetailFactoryMock> {
    static func make(id: String) -> Self { callWith("make(id:)", id) }
    static var makeId: CallMatching<Self, String> { CallMatching("make(id:)") }
}
// sum 167hlut0ig69e

@MainActor
final class ModelDetailPresenterMock: ModelDetailPresenter, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelDetailPresenter")

    nonisolated init() {}

    var name: StateRelay<String> {
        get { mockRecorder.value(of: "name") }
        set { mockRecorder.stubValue(of: "name", to: newValue) }
    }

    var created: StateRelay<String> {
        get { mockRecorder.value(of: "created") }
        set { mockRecorder.stubValue(of: "created", to: newValue) }
    }

    var loading: Loading {
        get { mockRecorder.value(of: "loading") }
        set { mockRecorder.stubValue(of: "loading", to: newValue) }
    }

    var loadCallCount: Int { mockRecorder.count(of: "load()") }
    var loadHandler: (() -> Void)?
    func load() {
        mockRecorder.record("load()")
        loadHandler?()
    }

    var retryCallCount: Int { mockRecorder.count(of: "retry()") }
    var retryHandler: (() -> Void)?
    func retry() {
        mockRecorder.record("retry()")
        retryHandler?()
    }
}

nonisolated extension CallOf<ModelDetailPresenterMock> {
    static var load: Self { bareCall("load()") }
    static var retry: Self { bareCall("retry()") }
}
// sum 1rvlmihrft6rh

@MainActor
final class ModelDetailRoutesMock: ModelDetailRoutes, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelDetailRoutes")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }
}
// sum 35cg41itrfrnm

@MainActor
final class ModelDetailViewMock: ModelDetailView, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelDetailView")

    nonisolated init() {}

    var view: UIView {
        get { mockRecorder.value(of: "view") }
        set { mockRecorder.stubValue(of: "view", to: newValue) }
    }

    var nameLabel: UILabel {
        get { mockRecorder.value(of: "nameLabel") }
        set { mockRecorder.stubValue(of: "nameLabel", to: newValue) }
    }

    var createdLabel: UILabel {
        get { mockRecorder.value(of: "createdLabel") }
        set { mockRecorder.stubValue(of: "createdLabel", to: newValue) }
    }
}
// sum ivunwbjl906j

@MainActor
final class ModelListCellFactoryMock: ModelListCellFactory, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelListCellFactory")

    nonisolated init() {}

    var registerInHandler: ((UITableView) -> Void)?
    func register(in tableView: UITableView) {
        mockRecorder.record("register(in:)", tableView)
        registerInHandler?(tableView)
    }

    var make_InAtHandler: ((ModelCellViewModel, UITableView, IndexPath) -> UITableViewCell)?
    func make(_ viewModel: ModelCellViewModel, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        mockRecorder.record("make(_:in:at:)", (viewModel: viewModel, tableView: tableView, indexPath: indexPath))
        guard let make_InAtHandler else { return mockRecorder.unstubbed("make(_:in:at:)") }
        return make_InAtHandler(viewModel, tableView, indexPath)
    }
}

nonisolated extension CallOf<ModelListCellFactoryMock> {
    static func register(in tableView: UITableView) -> Self { callWith("register(in:)", tableView) }
    static var registerIn: CallMatching<Self, UITableView> { CallMatching("register(in:)") }
    static func make(_ viewModel: ModelCellViewModel, in tableView: UITableView, at indexPath: IndexPath) -> Self { callWith("make(_:in:at:)", (viewModel, tableView, indexPath)) }
    static var make_InAt: CallMatching<Self, (viewModel: ModelCellViewModel, tableView: UITableView, indexPath: IndexPath)> { CallMatching("make(_:in:at:)") }
}
// sum 3qforl26mka4l

@MainActor
final class ModelListFactoryMock: ModelListFactory, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelListFactory")

    nonisolated init() {}

    var makeCallCount: Int { mockRecorder.count(of: "make()") }
    var makeHandler: (() throws -> any ModelListRoutes)?
    func make() throws -> any ModelListRoutes {
        mockRecorder.record("make()")
        guard let makeHandler else { return try mockRecorder.unstubbedOrThrow("make()") }
        return try makeHandler()
    }
}

nonisolated extension CallOf<ModelListFactoryMock> {
    static var make: Self { bareCall("make()") }
}
// sum 17jobtoh40m44

@MainActor
final class ModelListPresenterMock: ModelListPresenter, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelListPresenter")

    nonisolated init() {}

    var models: StateRelay<[ModelCellViewModel]> {
        get { mockRecorder.value(of: "models") }
        set { mockRecorder.stubValue(of: "models", to: newValue) }
    }

    var searchInput: StateRelay<String> {
        get { mockRecorder.value(of: "searchInput") }
        set { mockRecorder.stubValue(of: "searchInput", to: newValue) }
    }

    var isOnline: StateSource<Bool> {
        get { mockRecorder.value(of: "isOnline") }
        set { mockRecorder.stubValue(of: "isOnline", to: newValue) }
    }

    var loading: Loading {
        get { mockRecorder.value(of: "loading") }
        set { mockRecorder.stubValue(of: "loading", to: newValue) }
    }

    var loadCallCount: Int { mockRecorder.count(of: "load()") }
    var loadHandler: (() -> Void)?
    func load() {
        mockRecorder.record("load()")
        loadHandler?()
    }

    var retryCallCount: Int { mockRecorder.count(of: "retry()") }
    var retryHandler: (() -> Void)?
    func retry() {
        mockRecorder.record("retry()")
        retryHandler?()
    }

    var refreshPulledCallCount: Int { mockRecorder.count(of: "refreshPulled()") }
    var refreshPulledHandler: (() -> Void)?
    func refreshPulled() {
        mockRecorder.record("refreshPulled()")
        refreshPulledHandler?()
    }
}

nonisolated extension CallOf<ModelListPresenterMock> {
    static var load: Self { bareCall("load()") }
    static var retry: Self { bareCall("retry()") }
    static var refreshPulled: Self { bareCall("refreshPulled()") }
}
// sum 24h1quo9skmzo

@MainActor
final class ModelListRoutesMock: ModelListRoutes, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelListRoutes")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var modelDetailRequestedSetCallCount: Int { mockRecorder.count(of: "modelDetailRequested =") }
    var modelDetailRequested: ((String) -> Void)? = nil {
        didSet { mockRecorder.record("modelDetailRequested =", modelDetailRequested) }
    }

    var addModelRequestedSetCallCount: Int { mockRecorder.count(of: "addModelRequested =") }
    var addModelRequested: (() -> Void)? = nil {
        didSet { mockRecorder.record("addModelRequested =", addModelRequested) }
    }
}

nonisolated extension CallOf<ModelListRoutesMock> {
}
// sum 32g2ampsobvvz

@MainActor
final class ModelListViewMock: ModelListView, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelListView")

    nonisolated init() {}

    var view: UIView {
        get { mockRecorder.value(of: "view") }
        set { mockRecorder.stubValue(of: "view", to: newValue) }
    }

    var searchBar: UISearchBar {
        get { mockRecorder.value(of: "searchBar") }
        set { mockRecorder.stubValue(of: "searchBar", to: newValue) }
    }

    var tableView: UITableView {
        get { mockRecorder.value(of: "tableView") }
        set { mockRecorder.stubValue(of: "tableView", to: newValue) }
    }

    var emptyLabel: UILabel {
        get { mockRecorder.value(of: "emptyLabel") }
        set { mockRecorder.stubValue(of: "emptyLabel", to: newValue) }
    }

    var countLabel: UILabel {
        get { mockRecorder.value(of: "countLabel") }
        set { mockRecorder.stubValue(of: "countLabel", to: newValue) }
    }

    var offlineLabel: UILabel {
        get { mockRecorder.value(of: "offlineLabel") }
        set { mockRecorder.stubValue(of: "offlineLabel", to: newValue) }
    }

    var refreshControl: UIRefreshControl {
        get { mockRecorder.value(of: "refreshControl") }
        set { mockRecorder.stubValue(of: "refreshControl", to: newValue) }
    }

    var addButton: UIButton {
        get { mockRecorder.value(of: "addButton") }
        set { mockRecorder.stubValue(of: "addButton", to: newValue) }
    }
}
// sum 2ze4gor6y4oiw

@MainActor
final class ModelRepositoryMock: ModelRepository, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelRepository")

    nonisolated init() {}

    var fetchModelsCallCount: Int { mockRecorder.count(of: "fetchModels()") }
    var fetchModelsHandler: (@MainActor () async throws -> [Model])?
    func fetchModels() async throws -> [Model] {
        mockRecorder.record("fetchModels()")
        guard let fetchModelsHandler else { return try mockRecorder.unstubbedOrThrow("fetchModels()") }
        return try await fetchModelsHandler()
    }

    var fetchModelIdHandler: (@MainActor (String) async throws -> Model)?
    func fetchModel(id: String) async throws -> Model {
        mockRecorder.record("fetchModel(id:)", id)
        guard let fetchModelIdHandler else { return try mockRecorder.unstubbedOrThrow("fetchModel(id:)") }
        return try await fetchModelIdHandler(id)
    }

    var addModelNameHandler: (@MainActor (String) async throws -> Model)?
    func addModel(name: String) async throws -> Model {
        mockRecorder.record("addModel(name:)", name)
        guard let addModelNameHandler else { return try mockRecorder.unstubbedOrThrow("addModel(name:)") }
        return try await addModelNameHandler(name)
    }
}

nonisolated extension CallOf<ModelRepositoryMock> {
    static var fetchModels: Self { bareCall("fetchModels()") }
    static func fetchModel(id: String) -> Self { callWith("fetchModel(id:)", id) }
    static var fetchModelId: CallMatching<Self, String> { CallMatching("fetchModel(id:)") }
    static func addModel(name: String) -> Self { callWith("addModel(name:)", name) }
    static var addModelName: CallMatching<Self, String> { CallMatching("addModel(name:)") }
}
// sum 2fj4ojkyn03k0

@MainActor
final class ModelsManagerMock: ModelsManager, Mock {
    nonisolated let mockRecorder = MockRecorder("ModelsManager")

    nonisolated init() {}

    var all: StateRelay<[Model]> {
        get { mockRecorder.value(of: "all") }
        set { mockRecorder.stubValue(of: "all", to: newValue) }
    }

    var refreshCallCount: Int { mockRecorder.count(of: "refresh()") }
    var refreshHandler: (@MainActor () async throws -> Void)?
    func refresh() async throws {
        mockRecorder.record("refresh()")
        try await refreshHandler?()
    }

    var modelIdHandler: (@MainActor (String) async throws -> Model)?
    func model(id: String) async throws -> Model {
        mockRecorder.record("model(id:)", id)
        guard let modelIdHandler else { return try mockRecorder.unstubbedOrThrow("model(id:)") }
        return try await modelIdHandler(id)
    }

    var addModelNameHandler: (@MainActor (String) async throws -> Model)?
    func addModel(name: String) async throws -> Model {
        mockRecorder.record("addModel(name:)", name)
        guard let addModelNameHandler else { return try mockRecorder.unstubbedOrThrow("addModel(name:)") }
        return try await addModelNameHandler(name)
    }
}

nonisolated extension CallOf<ModelsManagerMock> {
    static var refresh: Self { bareCall("refresh()") }
    static func model(id: String) -> Self { callWith("model(id:)", id) }
    static var modelId: CallMatching<Self, String> { CallMatching("model(id:)") }
    static func addModel(name: String) -> Self { callWith("addModel(name:)", name) }
    static var addModelName: CallMatching<Self, String> { CallMatching("addModel(name:)") }
}
// sum ajtg3mh4vahr

@MainActor
final class ReachabilityManagerMock: ReachabilityManager, Mock {
    nonisolated let mockRecorder = MockRecorder("ReachabilityManager")

    nonisolated init() {}

    var connectionIsReachable: StateSource<Bool> {
        get { mockRecorder.value(of: "connectionIsReachable") }
        set { mockRecorder.stubValue(of: "connectionIsReachable", to: newValue) }
    }
}
// sum 1db8pn1cjg4d6
