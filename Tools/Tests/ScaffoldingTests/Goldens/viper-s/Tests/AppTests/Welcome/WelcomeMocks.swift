@testable import App

/// Stands in for the user interface, and logs what it displays, in order.
@MainActor
final class Welcome_DisplayUIMock: Welcome_DisplayUI {
    nonisolated enum Call: Equatable {
        case display(WelcomeUI)
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func display(_ model: WelcomeUI) {
        calls.append(.display(model))
    }

    func display(error: String) {
        calls.append(.displayError(error))
    }
}

/// Stands in for the director before the user interface, and logs the events, in order.
@MainActor
final class Welcome_HandleUIEventsMock: Welcome_HandleUIEvents {
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
final class Welcome_ManageDataMock: Welcome_ManageData {
    nonisolated enum Call: Equatable {
        case fetchWelcome
    }

    private(set) var calls: [Call] = []

    func fetchWelcome() {
        calls.append(.fetchWelcome)
    }
}

/// Stands in for the director before the workers, and logs what it presents, in order. Errors are logged as their text.
@MainActor
final class Welcome_PresentDataMock: Welcome_PresentData {
    nonisolated enum Call: Equatable {
        case present(title: String)
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func present(title: String) {
        calls.append(.present(title: title))
    }

    func present(error: any Error) {
        calls.append(.presentError(String(describing: error)))
    }
}

/// Stands in for the navigator, and logs where it goes, in order.
@MainActor
final class Welcome_NavigateMock: Welcome_Navigate {
    nonisolated enum Call: Equatable {
        case goBack
    }

    private(set) var calls: [Call] = []

    func goBack() {
        calls.append(.goBack)
    }
}
