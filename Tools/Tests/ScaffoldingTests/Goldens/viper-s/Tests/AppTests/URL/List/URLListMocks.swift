@testable import App

/// Stands in for the user interface, and logs what it displays, in order.
@MainActor
final class URLList_DisplayUIMock: URLList_DisplayUI {
    nonisolated enum Call: Equatable {
        case display(URLListUI)
        case displayError(String)
    }

    private(set) var calls: [Call] = []

    func display(_ model: URLListUI) {
        calls.append(.display(model))
    }

    func display(error: String) {
        calls.append(.displayError(error))
    }
}

/// Stands in for the director before the user interface, and logs the events, in order.
@MainActor
final class URLList_HandleUIEventsMock: URLList_HandleUIEvents {
    nonisolated enum Call: Equatable {
        case onUIReady
        case onOpenURLTapped
    }

    private(set) var calls: [Call] = []

    func onUIReady() {
        calls.append(.onUIReady)
    }

    func onOpenURLTapped() {
        calls.append(.onOpenURLTapped)
    }
}

/// Stands in for the workers, and logs their jobs, in order.
@MainActor
final class URLList_ManageDataMock: URLList_ManageData {
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
final class URLList_PresentDataMock: URLList_PresentData {
    nonisolated enum Call: Equatable {
        case present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?)
        case presentError(String)
    }

    private(set) var calls: [Call] = []

    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?) {
        calls.append(.present(name: name, tags: tags, counts: counts, isOpen: isOpen, rate: rate, hint: hint, no: no))
    }

    func present(error: any Error) {
        calls.append(.presentError(String(describing: error)))
    }
}

/// Stands in for the navigator, and logs where it goes, in order.
@MainActor
final class URLList_NavigateMock: URLList_Navigate {
    nonisolated enum Call: Equatable {
        case goBack
    }

    private(set) var calls: [Call] = []

    func goBack() {
        calls.append(.goBack)
    }
}
