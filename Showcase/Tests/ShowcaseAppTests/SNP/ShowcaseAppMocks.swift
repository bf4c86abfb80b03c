// Made by `scaena mock`. Changes are lost when it runs again.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
@testable import ShowcaseApp

@MainActor
final class AboutInteractorProtocolMock: AboutInteractorProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutInteractorProtocol")

    nonisolated init() {}

    var termsAndConditionsButtonTappedCallCount: Int { mockRecorder.count(of: "termsAndConditionsButtonTapped()") }
    var termsAndConditionsButtonTappedHandler: (() -> Void)?
    func termsAndConditionsButtonTapped() {
        mockRecorder.record("termsAndConditionsButtonTapped()")
        termsAndConditionsButtonTappedHandler?()
    }

    var retryTappedCallCount: Int { mockRecorder.count(of: "retryTapped()") }
    var retryTappedHandler: (() -> Void)?
    func retryTapped() {
        mockRecorder.record("retryTapped()")
        retryTappedHandler?()
    }

    var viewDidLoadCallCount: Int { mockRecorder.count(of: "viewDidLoad()") }
    var viewDidLoadHandler: (() -> Void)?
    func viewDidLoad() {
        mockRecorder.record("viewDidLoad()")
        viewDidLoadHandler?()
    }

    var viewWillAppearCallCount: Int { mockRecorder.count(of: "viewWillAppear()") }
    var viewWillAppearHandler: (() -> Void)?
    func viewWillAppear() {
        mockRecorder.record("viewWillAppear()")
        viewWillAppearHandler?()
    }

    var viewDidAppearCallCount: Int { mockRecorder.count(of: "viewDidAppear()") }
    var viewDidAppearHandler: (() -> Void)?
    func viewDidAppear() {
        mockRecorder.record("viewDidAppear()")
        viewDidAppearHandler?()
    }

    var viewWillDisappearCallCount: Int { mockRecorder.count(of: "viewWillDisappear()") }
    var viewWillDisappearHandler: (() -> Void)?
    func viewWillDisappear() {
        mockRecorder.record("viewWillDisappear()")
        viewWillDisappearHandler?()
    }

    var viewDidDisappearCallCount: Int { mockRecorder.count(of: "viewDidDisappear()") }
    var viewDidDisappearHandler: (() -> Void)?
    func viewDidDisappear() {
        mockRecorder.record("viewDidDisappear()")
        viewDidDisappearHandler?()
    }
}

nonisolated extension CallOf<AboutInteractorProtocolMock> {
    static var termsAndConditionsButtonTapped: Self { bareCall("termsAndConditionsButtonTapped()") }
    static var retryTapped: Self { bareCall("retryTapped()") }
    static var viewDidLoad: Self { bareCall("viewDidLoad()") }
    static var viewWillAppear: Self { bareCall("viewWillAppear()") }
    static var viewDidAppear: Self { bareCall("viewDidAppear()") }
    static var viewWillDisappear: Self { bareCall("viewWillDisappear()") }
    static var viewDidDisappear: Self { bareCall("viewDidDisappear()") }
}

@MainActor
final class AboutInteractorProtocolProxy: AboutInteractorProtocol, Mock {
    typealias RecordedCall = CallOf<AboutInteractorProtocolMock>
    nonisolated let mockRecorder = MockRecorder("AboutInteractorProtocol")
    private let mockTarget: any AboutInteractorProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any AboutInteractorProtocol) {
        mockTarget = target
    }

    func termsAndConditionsButtonTapped() {
        mockRecorder.record("termsAndConditionsButtonTapped()")
        return mockTarget.termsAndConditionsButtonTapped()
    }

    func retryTapped() {
        mockRecorder.record("retryTapped()")
        return mockTarget.retryTapped()
    }

    func viewDidLoad() {
        mockRecorder.record("viewDidLoad()")
        return mockTarget.viewDidLoad()
    }

    func viewWillAppear() {
        mockRecorder.record("viewWillAppear()")
        return mockTarget.viewWillAppear()
    }

    func viewDidAppear() {
        mockRecorder.record("viewDidAppear()")
        return mockTarget.viewDidAppear()
    }

    func viewWillDisappear() {
        mockRecorder.record("viewWillDisappear()")
        return mockTarget.viewWillDisappear()
    }

    func viewDidDisappear() {
        mockRecorder.record("viewDidDisappear()")
        return mockTarget.viewDidDisappear()
    }
}

@MainActor
final class AboutManagerProtocolMock: AboutManagerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutManagerProtocol")

    nonisolated init() {}

    var lastAboutCallCount: Int { mockRecorder.count(of: "lastAbout()") }
    var lastAboutHandler: (@MainActor () async -> About?)?
    func lastAbout() async -> About? {
        mockRecorder.record("lastAbout()")
        guard let lastAboutHandler else { return mockRecorder.unstubbed("lastAbout()") }
        return await lastAboutHandler()
    }

    var fetchAboutCallCount: Int { mockRecorder.count(of: "fetchAbout()") }
    var fetchAboutHandler: (@MainActor () async throws -> Void)?
    func fetchAbout() async throws {
        mockRecorder.record("fetchAbout()")
        try await fetchAboutHandler?()
    }

    var tell_Handler: ((any AboutObserver) -> Void)?
    func tell(_ observer: any AboutObserver) {
        mockRecorder.record("tell(_:)", observer)
        tell_Handler?(observer)
    }
}

nonisolated extension CallOf<AboutManagerProtocolMock> {
    static var lastAbout: Self { bareCall("lastAbout()") }
    static var fetchAbout: Self { bareCall("fetchAbout()") }
    static func tell(_ observer: any AboutObserver) -> Self { callWith("tell(_:)", observer) }
    static var tell_: CallMatching<Self, any AboutObserver> { CallMatching("tell(_:)") }
}

@MainActor
final class AboutManagerProtocolProxy: AboutManagerProtocol, Mock {
    typealias RecordedCall = CallOf<AboutManagerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("AboutManagerProtocol")
    private let mockTarget: any AboutManagerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any AboutManagerProtocol) {
        mockTarget = target
    }

    func lastAbout() async -> About? {
        mockRecorder.record("lastAbout()")
        return await mockTarget.lastAbout()
    }

    func fetchAbout() async throws {
        mockRecorder.record("fetchAbout()")
        return try await mockTarget.fetchAbout()
    }

    func tell(_ observer: any AboutObserver) {
        mockRecorder.record("tell(_:)", observer)
        return mockTarget.tell(observer)
    }
}

@MainActor
final class AboutObserverMock: AboutObserver, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutObserver")

    nonisolated init() {}

    var aboutDidChangeToHandler: ((About) -> Void)?
    func aboutDidChange(to about: About) {
        mockRecorder.record("aboutDidChange(to:)", about)
        aboutDidChangeToHandler?(about)
    }
}

nonisolated extension CallOf<AboutObserverMock> {
    static func aboutDidChange(to about: About) -> Self { callWith("aboutDidChange(to:)", about) }
    static var aboutDidChangeTo: CallMatching<Self, About> { CallMatching("aboutDidChange(to:)") }
}

@MainActor
final class AboutObserverProxy: AboutObserver, Mock {
    typealias RecordedCall = CallOf<AboutObserverMock>
    nonisolated let mockRecorder = MockRecorder("AboutObserver")
    private let mockTarget: any AboutObserver

    /// Records what it is told, and passes it on.
    init(_ target: any AboutObserver) {
        mockTarget = target
    }

    func aboutDidChange(to about: About) {
        mockRecorder.record("aboutDidChange(to:)", about)
        return mockTarget.aboutDidChange(to: about)
    }
}

@MainActor
final class AboutPresenterProtocolMock: AboutPresenterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutPresenterProtocol")

    nonisolated init() {}

    var presentTextIsLoadingHandler: ((String, Bool) -> Void)?
    func present(text: String, isLoading: Bool) {
        mockRecorder.record("present(text:isLoading:)", (text: text, isLoading: isLoading))
        presentTextIsLoadingHandler?(text, isLoading)
    }

    var handleErrorDismissHandler: ((any Error, Bool) -> Void)?
    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        handleErrorDismissHandler?(error, dismiss)
    }
}

nonisolated extension CallOf<AboutPresenterProtocolMock> {
    static func present(text: String, isLoading: Bool) -> Self { callWith("present(text:isLoading:)", (text, isLoading)) }
    static var presentTextIsLoading: CallMatching<Self, (text: String, isLoading: Bool)> { CallMatching("present(text:isLoading:)") }
    static func handle(error: any Error, dismiss: Bool) -> Self { callWith("handle(error:dismiss:)", (error, dismiss)) }
    static var handleErrorDismiss: CallMatching<Self, (error: any Error, dismiss: Bool)> { CallMatching("handle(error:dismiss:)") }
}

@MainActor
final class AboutPresenterProtocolProxy: AboutPresenterProtocol, Mock {
    typealias RecordedCall = CallOf<AboutPresenterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("AboutPresenterProtocol")
    private let mockTarget: any AboutPresenterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any AboutPresenterProtocol) {
        mockTarget = target
    }

    func present(text: String, isLoading: Bool) {
        mockRecorder.record("present(text:isLoading:)", (text: text, isLoading: isLoading))
        return mockTarget.present(text: text, isLoading: isLoading)
    }

    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        return mockTarget.handle(error: error, dismiss: dismiss)
    }
}

@MainActor
final class AboutRouterProtocolMock: AboutRouterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutRouterProtocol")

    nonisolated init() {}

    var navigateToTermsAndConditionsCallCount: Int { mockRecorder.count(of: "navigateToTermsAndConditions()") }
    var navigateToTermsAndConditionsHandler: (() -> Void)?
    func navigateToTermsAndConditions() {
        mockRecorder.record("navigateToTermsAndConditions()")
        navigateToTermsAndConditionsHandler?()
    }
}

nonisolated extension CallOf<AboutRouterProtocolMock> {
    static var navigateToTermsAndConditions: Self { bareCall("navigateToTermsAndConditions()") }
}

@MainActor
final class AboutRouterProtocolProxy: AboutRouterProtocol, Mock {
    typealias RecordedCall = CallOf<AboutRouterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("AboutRouterProtocol")
    private let mockTarget: any AboutRouterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any AboutRouterProtocol) {
        mockTarget = target
    }

    func navigateToTermsAndConditions() {
        mockRecorder.record("navigateToTermsAndConditions()")
        return mockTarget.navigateToTermsAndConditions()
    }
}

@MainActor
final class AboutViewControllerProtocolMock: AboutViewControllerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("AboutViewControllerProtocol")

    nonisolated init() {}

    var showViewModelHandler: ((AboutViewModel) -> Void)?
    func show(viewModel: AboutViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showErrorDialogErrorViewModelHandler: ((ErrorViewModel) -> Void)?
    func showErrorDialog(errorViewModel: ErrorViewModel) {
        mockRecorder.record("showErrorDialog(errorViewModel:)", errorViewModel)
        showErrorDialogErrorViewModelHandler?(errorViewModel)
    }
}

nonisolated extension CallOf<AboutViewControllerProtocolMock> {
    static func show(viewModel: AboutViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, AboutViewModel> { CallMatching("show(viewModel:)") }
    static func showErrorDialog(errorViewModel: ErrorViewModel) -> Self { callWith("showErrorDialog(errorViewModel:)", errorViewModel) }
    static var showErrorDialogErrorViewModel: CallMatching<Self, ErrorViewModel> { CallMatching("showErrorDialog(errorViewModel:)") }
}

@MainActor
final class AboutViewControllerProtocolProxy: AboutViewControllerProtocol, Mock {
    typealias RecordedCall = CallOf<AboutViewControllerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("AboutViewControllerProtocol")
    private let mockTarget: any AboutViewControllerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any AboutViewControllerProtocol) {
        mockTarget = target
    }

    func show(viewModel: AboutViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        return mockTarget.show(viewModel: viewModel)
    }

    var viewController: UIViewController {
        get {
            return mockTarget.viewController
        }
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        mockRecorder.record("showErrorDialog(errorViewModel:)", errorViewModel)
        return mockTarget.showErrorDialog(errorViewModel: errorViewModel)
    }
}

@MainActor
final class WelcomeInteractorProtocolMock: WelcomeInteractorProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("WelcomeInteractorProtocol")

    nonisolated init() {}

    var aboutButtonTappedCallCount: Int { mockRecorder.count(of: "aboutButtonTapped()") }
    var aboutButtonTappedHandler: (() -> Void)?
    func aboutButtonTapped() {
        mockRecorder.record("aboutButtonTapped()")
        aboutButtonTappedHandler?()
    }

    var retryTappedCallCount: Int { mockRecorder.count(of: "retryTapped()") }
    var retryTappedHandler: (() -> Void)?
    func retryTapped() {
        mockRecorder.record("retryTapped()")
        retryTappedHandler?()
    }

    var viewDidLoadCallCount: Int { mockRecorder.count(of: "viewDidLoad()") }
    var viewDidLoadHandler: (() -> Void)?
    func viewDidLoad() {
        mockRecorder.record("viewDidLoad()")
        viewDidLoadHandler?()
    }

    var viewWillAppearCallCount: Int { mockRecorder.count(of: "viewWillAppear()") }
    var viewWillAppearHandler: (() -> Void)?
    func viewWillAppear() {
        mockRecorder.record("viewWillAppear()")
        viewWillAppearHandler?()
    }

    var viewDidAppearCallCount: Int { mockRecorder.count(of: "viewDidAppear()") }
    var viewDidAppearHandler: (() -> Void)?
    func viewDidAppear() {
        mockRecorder.record("viewDidAppear()")
        viewDidAppearHandler?()
    }

    var viewWillDisappearCallCount: Int { mockRecorder.count(of: "viewWillDisappear()") }
    var viewWillDisappearHandler: (() -> Void)?
    func viewWillDisappear() {
        mockRecorder.record("viewWillDisappear()")
        viewWillDisappearHandler?()
    }

    var viewDidDisappearCallCount: Int { mockRecorder.count(of: "viewDidDisappear()") }
    var viewDidDisappearHandler: (() -> Void)?
    func viewDidDisappear() {
        mockRecorder.record("viewDidDisappear()")
        viewDidDisappearHandler?()
    }
}

nonisolated extension CallOf<WelcomeInteractorProtocolMock> {
    static var aboutButtonTapped: Self { bareCall("aboutButtonTapped()") }
    static var retryTapped: Self { bareCall("retryTapped()") }
    static var viewDidLoad: Self { bareCall("viewDidLoad()") }
    static var viewWillAppear: Self { bareCall("viewWillAppear()") }
    static var viewDidAppear: Self { bareCall("viewDidAppear()") }
    static var viewWillDisappear: Self { bareCall("viewWillDisappear()") }
    static var viewDidDisappear: Self { bareCall("viewDidDisappear()") }
}

@MainActor
final class WelcomeInteractorProtocolProxy: WelcomeInteractorProtocol, Mock {
    typealias RecordedCall = CallOf<WelcomeInteractorProtocolMock>
    nonisolated let mockRecorder = MockRecorder("WelcomeInteractorProtocol")
    private let mockTarget: any WelcomeInteractorProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any WelcomeInteractorProtocol) {
        mockTarget = target
    }

    func aboutButtonTapped() {
        mockRecorder.record("aboutButtonTapped()")
        return mockTarget.aboutButtonTapped()
    }

    func retryTapped() {
        mockRecorder.record("retryTapped()")
        return mockTarget.retryTapped()
    }

    func viewDidLoad() {
        mockRecorder.record("viewDidLoad()")
        return mockTarget.viewDidLoad()
    }

    func viewWillAppear() {
        mockRecorder.record("viewWillAppear()")
        return mockTarget.viewWillAppear()
    }

    func viewDidAppear() {
        mockRecorder.record("viewDidAppear()")
        return mockTarget.viewDidAppear()
    }

    func viewWillDisappear() {
        mockRecorder.record("viewWillDisappear()")
        return mockTarget.viewWillDisappear()
    }

    func viewDidDisappear() {
        mockRecorder.record("viewDidDisappear()")
        return mockTarget.viewDidDisappear()
    }
}

@MainActor
final class WelcomePresenterProtocolMock: WelcomePresenterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("WelcomePresenterProtocol")

    nonisolated init() {}

    var presentAboutHandler: ((About?) -> Void)?
    func present(about: About?) {
        mockRecorder.record("present(about:)", about)
        presentAboutHandler?(about)
    }

    var handleErrorDismissHandler: ((any Error, Bool) -> Void)?
    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        handleErrorDismissHandler?(error, dismiss)
    }
}

nonisolated extension CallOf<WelcomePresenterProtocolMock> {
    static func present(about: About?) -> Self { callWith("present(about:)", about) }
    static var presentAbout: CallMatching<Self, About?> { CallMatching("present(about:)") }
    static func handle(error: any Error, dismiss: Bool) -> Self { callWith("handle(error:dismiss:)", (error, dismiss)) }
    static var handleErrorDismiss: CallMatching<Self, (error: any Error, dismiss: Bool)> { CallMatching("handle(error:dismiss:)") }
}

@MainActor
final class WelcomePresenterProtocolProxy: WelcomePresenterProtocol, Mock {
    typealias RecordedCall = CallOf<WelcomePresenterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("WelcomePresenterProtocol")
    private let mockTarget: any WelcomePresenterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any WelcomePresenterProtocol) {
        mockTarget = target
    }

    func present(about: About?) {
        mockRecorder.record("present(about:)", about)
        return mockTarget.present(about: about)
    }

    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        return mockTarget.handle(error: error, dismiss: dismiss)
    }
}

@MainActor
final class WelcomeRouterProtocolMock: WelcomeRouterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("WelcomeRouterProtocol")

    nonisolated init() {}

    var navigateToAboutCallCount: Int { mockRecorder.count(of: "navigateToAbout()") }
    var navigateToAboutHandler: (() -> Void)?
    func navigateToAbout() {
        mockRecorder.record("navigateToAbout()")
        navigateToAboutHandler?()
    }
}

nonisolated extension CallOf<WelcomeRouterProtocolMock> {
    static var navigateToAbout: Self { bareCall("navigateToAbout()") }
}

@MainActor
final class WelcomeRouterProtocolProxy: WelcomeRouterProtocol, Mock {
    typealias RecordedCall = CallOf<WelcomeRouterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("WelcomeRouterProtocol")
    private let mockTarget: any WelcomeRouterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any WelcomeRouterProtocol) {
        mockTarget = target
    }

    func navigateToAbout() {
        mockRecorder.record("navigateToAbout()")
        return mockTarget.navigateToAbout()
    }
}

@MainActor
final class WelcomeViewControllerProtocolMock: WelcomeViewControllerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("WelcomeViewControllerProtocol")

    nonisolated init() {}

    var showViewModelHandler: ((WelcomeViewModel) -> Void)?
    func show(viewModel: WelcomeViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showErrorDialogErrorViewModelHandler: ((ErrorViewModel) -> Void)?
    func showErrorDialog(errorViewModel: ErrorViewModel) {
        mockRecorder.record("showErrorDialog(errorViewModel:)", errorViewModel)
        showErrorDialogErrorViewModelHandler?(errorViewModel)
    }
}

nonisolated extension CallOf<WelcomeViewControllerProtocolMock> {
    static func show(viewModel: WelcomeViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, WelcomeViewModel> { CallMatching("show(viewModel:)") }
    static func showErrorDialog(errorViewModel: ErrorViewModel) -> Self { callWith("showErrorDialog(errorViewModel:)", errorViewModel) }
    static var showErrorDialogErrorViewModel: CallMatching<Self, ErrorViewModel> { CallMatching("showErrorDialog(errorViewModel:)") }
}

@MainActor
final class WelcomeViewControllerProtocolProxy: WelcomeViewControllerProtocol, Mock {
    typealias RecordedCall = CallOf<WelcomeViewControllerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("WelcomeViewControllerProtocol")
    private let mockTarget: any WelcomeViewControllerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any WelcomeViewControllerProtocol) {
        mockTarget = target
    }

    func show(viewModel: WelcomeViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        return mockTarget.show(viewModel: viewModel)
    }

    var viewController: UIViewController {
        get {
            return mockTarget.viewController
        }
    }

    func showErrorDialog(errorViewModel: ErrorViewModel) {
        mockRecorder.record("showErrorDialog(errorViewModel:)", errorViewModel)
        return mockTarget.showErrorDialog(errorViewModel: errorViewModel)
    }
}
