@testable import App

/// Stands in for the user interface, and logs what it displays, in order.
@MainActor
final class View_DisplayUIMock: View_DisplayUI {
    nonisolated enum Call: Equatable {
        case display(ViewUI)
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func display(_ model: ViewUI) {
        calls.append(.display(model))
    }

    func display(error: String) {
        calls.append(.displayError(error))
    }
}

/// Stands in for the director before the user interface, and logs the events, in order.
@MainActor
final class View_HandleUIEventsMock: View_HandleUIEvents {
    nonisolated enum Call: Equatable {
        case onUIReady
    }

    private(set) var calls: [Call] = []

    func onUIReady() {
        calls.append(.onUIReady)
    }
}

/// Stands in for the workers, and logs their jobs, in order.
@MainActor
final class View_ManageDataMock: View_ManageData {
    nonisolated enum Call: Equatable {
        case fetchView
    }

    private(set) var calls: [Call] = []

    func fetchView() {
        calls.append(.fetchView)
    }
}

/// Stands in for the director before the workers, and logs what it presents, in order. Errors are logged as their text.
@MainActor
final class View_PresentDataMock: View_PresentData {
    nonisolated enum Call: Equatable {
        case present(stack: String, view: Int, presenter: Bool, model: Int)
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func present(stack: String, view: Int, presenter: Bool, model: Int) {
        calls.append(.present(stack: stack, view: view, presenter: presenter, model: model))
    }

    func present(error: any Error) {
        calls.append(.presentError(String(describing: error)))
    }
}

/// Stands in for the navigator, and logs where it goes, in order.
@MainActor
final class View_NavigateMock: View_Navigate {
    nonisolated enum Call: Equatable {
        case goBack
    }

    private(set) var calls: [Call] = []

    func goBack() {
        calls.append(.goBack)
    }
}
