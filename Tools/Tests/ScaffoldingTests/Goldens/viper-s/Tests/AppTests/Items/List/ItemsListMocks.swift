@testable import App

/// Stands in for the user interface, and logs what it displays, in order.
@MainActor
final class ItemsList_DisplayUIMock: ItemsList_DisplayUI {
    nonisolated enum Call: Equatable {
        case display(ItemsListUI)
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func display(_ model: ItemsListUI) {
        calls.append(.display(model))
    }

    func display(error: String) {
        calls.append(.displayError(error))
    }
}

/// Stands in for the director before the user interface, and logs the events, in order.
@MainActor
final class ItemsList_HandleUIEventsMock: ItemsList_HandleUIEvents {
    nonisolated enum Call: Equatable {
        case onUIReady
        case onDeleteAll
        case onItemSelected
    }

    private(set) var calls: [Call] = []

    func onUIReady() {
        calls.append(.onUIReady)
    }

    func onDeleteAll() {
        calls.append(.onDeleteAll)
    }

    func onItemSelected() {
        calls.append(.onItemSelected)
    }
}

/// Stands in for the workers, and logs their jobs, in order.
@MainActor
final class ItemsList_ManageDataMock: ItemsList_ManageData {
    nonisolated enum Call: Equatable {
        case fetchList
    }

    private(set) var calls: [Call] = []

    func fetchList() {
        calls.append(.fetchList)
    }
}

/// Stands in for the director before the workers, and logs what it presents, in order. Errors are logged as their text.
@MainActor
final class ItemsList_PresentDataMock: ItemsList_PresentData {
    nonisolated enum Call: Equatable {
        case present(items: [String])
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func present(items: [String]) {
        calls.append(.present(items: items))
    }

    func present(error: any Error) {
        calls.append(.presentError(String(describing: error)))
    }
}

/// Stands in for the navigator, and logs where it goes, in order.
@MainActor
final class ItemsList_NavigateMock: ItemsList_Navigate {
    nonisolated enum Call: Equatable {
        case goBack
        case gotoWelcome
        case gotoTermsAndConditions
    }

    private(set) var calls: [Call] = []

    func goBack() {
        calls.append(.goBack)
    }

    func gotoWelcome() {
        calls.append(.gotoWelcome)
    }

    func gotoTermsAndConditions() {
        calls.append(.gotoTermsAndConditions)
    }
}
