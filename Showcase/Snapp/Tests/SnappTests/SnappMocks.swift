// Made by `scaena mock`, and written anew: write your own to another file. What you change here is kept as FILE.before.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
@testable import Snapp
// sum 22uqanc5r6w7y

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
// sum 3k4kkoo2aipys

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
// sum 1js8ew4xnly5i

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
// sum 3lidtr5eqtvz9

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
// sum 2rej3m8hnzqqg

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
// sum 1usch0xf90srj

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
// sum 2vxr9zlbh9ien

@MainActor
final class FareInteractorProtocolMock: FareInteractorProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("FareInteractorProtocol")

    nonisolated init() {}

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

nonisolated extension CallOf<FareInteractorProtocolMock> {
    static var retryTapped: Self { bareCall("retryTapped()") }
    static var viewDidLoad: Self { bareCall("viewDidLoad()") }
    static var viewWillAppear: Self { bareCall("viewWillAppear()") }
    static var viewDidAppear: Self { bareCall("viewDidAppear()") }
    static var viewWillDisappear: Self { bareCall("viewWillDisappear()") }
    static var viewDidDisappear: Self { bareCall("viewDidDisappear()") }
}

@MainActor
final class FareInteractorProtocolProxy: FareInteractorProtocol, Mock {
    typealias RecordedCall = CallOf<FareInteractorProtocolMock>
    nonisolated let mockRecorder = MockRecorder("FareInteractorProtocol")
    private let mockTarget: any FareInteractorProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any FareInteractorProtocol) {
        mockTarget = target
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
// sum 2s4tmsjb0vd5k

@MainActor
final class FarePresenterProtocolMock: FarePresenterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("FarePresenterProtocol")

    nonisolated init() {}

    var presentRideHandler: ((Ride) -> Void)?
    func present(ride: Ride) {
        mockRecorder.record("present(ride:)", ride)
        presentRideHandler?(ride)
    }

    var presentIsLoadingHandler: ((Bool) -> Void)?
    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        presentIsLoadingHandler?(isLoading)
    }

    var handleErrorDismissHandler: ((any Error, Bool) -> Void)?
    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        handleErrorDismissHandler?(error, dismiss)
    }
}

nonisolated extension CallOf<FarePresenterProtocolMock> {
    static func present(ride: Ride) -> Self { callWith("present(ride:)", ride) }
    static var presentRide: CallMatching<Self, Ride> { CallMatching("present(ride:)") }
    static func present(isLoading: Bool) -> Self { callWith("present(isLoading:)", isLoading) }
    static var presentIsLoading: CallMatching<Self, Bool> { CallMatching("present(isLoading:)") }
    static func handle(error: any Error, dismiss: Bool) -> Self { callWith("handle(error:dismiss:)", (error, dismiss)) }
    static var handleErrorDismiss: CallMatching<Self, (error: any Error, dismiss: Bool)> { CallMatching("handle(error:dismiss:)") }
}

@MainActor
final class FarePresenterProtocolProxy: FarePresenterProtocol, Mock {
    typealias RecordedCall = CallOf<FarePresenterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("FarePresenterProtocol")
    private let mockTarget: any FarePresenterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any FarePresenterProtocol) {
        mockTarget = target
    }

    func present(ride: Ride) {
        mockRecorder.record("present(ride:)", ride)
        return mockTarget.present(ride: ride)
    }

    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        return mockTarget.present(isLoading: isLoading)
    }

    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        return mockTarget.handle(error: error, dismiss: dismiss)
    }
}
// sum 1squyol9z7e64

@MainActor
final class FareRouterProtocolMock: FareRouterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("FareRouterProtocol")

    nonisolated init() {}
}

@MainActor
final class FareRouterProtocolProxy: FareRouterProtocol, Mock {
    typealias RecordedCall = CallOf<FareRouterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("FareRouterProtocol")
    private let mockTarget: any FareRouterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any FareRouterProtocol) {
        mockTarget = target
    }
}
// sum 3lxk017oevzoq

@MainActor
final class FareViewControllerProtocolMock: FareViewControllerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("FareViewControllerProtocol")

    nonisolated init() {}

    var showViewModelHandler: ((FareViewModel) -> Void)?
    func show(viewModel: FareViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showLoadingCallCount: Int { mockRecorder.count(of: "showLoading()") }
    var showLoadingHandler: (() -> Void)?
    func showLoading() {
        mockRecorder.record("showLoading()")
        showLoadingHandler?()
    }

    var hideLoadingCallCount: Int { mockRecorder.count(of: "hideLoading()") }
    var hideLoadingHandler: (() -> Void)?
    func hideLoading() {
        mockRecorder.record("hideLoading()")
        hideLoadingHandler?()
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

nonisolated extension CallOf<FareViewControllerProtocolMock> {
    static func show(viewModel: FareViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, FareViewModel> { CallMatching("show(viewModel:)") }
    static var showLoading: Self { bareCall("showLoading()") }
    static var hideLoading: Self { bareCall("hideLoading()") }
    static func showErrorDialog(errorViewModel: ErrorViewModel) -> Self { callWith("showErrorDialog(errorViewModel:)", errorViewModel) }
    static var showErrorDialogErrorViewModel: CallMatching<Self, ErrorViewModel> { CallMatching("showErrorDialog(errorViewModel:)") }
}

@MainActor
final class FareViewControllerProtocolProxy: FareViewControllerProtocol, Mock {
    typealias RecordedCall = CallOf<FareViewControllerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("FareViewControllerProtocol")
    private let mockTarget: any FareViewControllerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any FareViewControllerProtocol) {
        mockTarget = target
    }

    func show(viewModel: FareViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        return mockTarget.show(viewModel: viewModel)
    }

    func showLoading() {
        mockRecorder.record("showLoading()")
        return mockTarget.showLoading()
    }

    func hideLoading() {
        mockRecorder.record("hideLoading()")
        return mockTarget.hideLoading()
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
// sum 1puaiannevzug

@MainActor
final class HistoryInteractorProtocolMock: HistoryInteractorProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("HistoryInteractorProtocol")

    nonisolated init() {}

    var refreshPulledCallCount: Int { mockRecorder.count(of: "refreshPulled()") }
    var refreshPulledHandler: (() -> Void)?
    func refreshPulled() {
        mockRecorder.record("refreshPulled()")
        refreshPulledHandler?()
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

nonisolated extension CallOf<HistoryInteractorProtocolMock> {
    static var refreshPulled: Self { bareCall("refreshPulled()") }
    static var retryTapped: Self { bareCall("retryTapped()") }
    static var viewDidLoad: Self { bareCall("viewDidLoad()") }
    static var viewWillAppear: Self { bareCall("viewWillAppear()") }
    static var viewDidAppear: Self { bareCall("viewDidAppear()") }
    static var viewWillDisappear: Self { bareCall("viewWillDisappear()") }
    static var viewDidDisappear: Self { bareCall("viewDidDisappear()") }
}

@MainActor
final class HistoryInteractorProtocolProxy: HistoryInteractorProtocol, Mock {
    typealias RecordedCall = CallOf<HistoryInteractorProtocolMock>
    nonisolated let mockRecorder = MockRecorder("HistoryInteractorProtocol")
    private let mockTarget: any HistoryInteractorProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any HistoryInteractorProtocol) {
        mockTarget = target
    }

    func refreshPulled() {
        mockRecorder.record("refreshPulled()")
        return mockTarget.refreshPulled()
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
// sum 3fu5naet7mz83

@MainActor
final class HistoryPresenterProtocolMock: HistoryPresenterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("HistoryPresenterProtocol")

    nonisolated init() {}

    var presentRidesHandler: (([Ride]) -> Void)?
    func present(rides: [Ride]) {
        mockRecorder.record("present(rides:)", rides)
        presentRidesHandler?(rides)
    }

    var presentIsLoadingHandler: ((Bool) -> Void)?
    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        presentIsLoadingHandler?(isLoading)
    }

    var handleErrorDismissHandler: ((any Error, Bool) -> Void)?
    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        handleErrorDismissHandler?(error, dismiss)
    }
}

nonisolated extension CallOf<HistoryPresenterProtocolMock> {
    static func present(rides: [Ride]) -> Self { callWith("present(rides:)", rides) }
    static var presentRides: CallMatching<Self, [Ride]> { CallMatching("present(rides:)") }
    static func present(isLoading: Bool) -> Self { callWith("present(isLoading:)", isLoading) }
    static var presentIsLoading: CallMatching<Self, Bool> { CallMatching("present(isLoading:)") }
    static func handle(error: any Error, dismiss: Bool) -> Self { callWith("handle(error:dismiss:)", (error, dismiss)) }
    static var handleErrorDismiss: CallMatching<Self, (error: any Error, dismiss: Bool)> { CallMatching("handle(error:dismiss:)") }
}

@MainActor
final class HistoryPresenterProtocolProxy: HistoryPresenterProtocol, Mock {
    typealias RecordedCall = CallOf<HistoryPresenterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("HistoryPresenterProtocol")
    private let mockTarget: any HistoryPresenterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any HistoryPresenterProtocol) {
        mockTarget = target
    }

    func present(rides: [Ride]) {
        mockRecorder.record("present(rides:)", rides)
        return mockTarget.present(rides: rides)
    }

    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        return mockTarget.present(isLoading: isLoading)
    }

    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        return mockTarget.handle(error: error, dismiss: dismiss)
    }
}
// sum tbbiine0n764

@MainActor
final class HistoryRouterProtocolMock: HistoryRouterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("HistoryRouterProtocol")

    nonisolated init() {}
}

@MainActor
final class HistoryRouterProtocolProxy: HistoryRouterProtocol, Mock {
    typealias RecordedCall = CallOf<HistoryRouterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("HistoryRouterProtocol")
    private let mockTarget: any HistoryRouterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any HistoryRouterProtocol) {
        mockTarget = target
    }
}
// sum 328ez069flbs5

@MainActor
final class HistoryViewControllerProtocolMock: HistoryViewControllerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("HistoryViewControllerProtocol")

    nonisolated init() {}

    var showRowsHandler: (([HistoryRowViewModel]) -> Void)?
    func show(rows: [HistoryRowViewModel]) {
        mockRecorder.record("show(rows:)", rows)
        showRowsHandler?(rows)
    }

    var showLoadingCallCount: Int { mockRecorder.count(of: "showLoading()") }
    var showLoadingHandler: (() -> Void)?
    func showLoading() {
        mockRecorder.record("showLoading()")
        showLoadingHandler?()
    }

    var hideLoadingCallCount: Int { mockRecorder.count(of: "hideLoading()") }
    var hideLoadingHandler: (() -> Void)?
    func hideLoading() {
        mockRecorder.record("hideLoading()")
        hideLoadingHandler?()
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

nonisolated extension CallOf<HistoryViewControllerProtocolMock> {
    static func show(rows: [HistoryRowViewModel]) -> Self { callWith("show(rows:)", rows) }
    static var showRows: CallMatching<Self, [HistoryRowViewModel]> { CallMatching("show(rows:)") }
    static var showLoading: Self { bareCall("showLoading()") }
    static var hideLoading: Self { bareCall("hideLoading()") }
    static func showErrorDialog(errorViewModel: ErrorViewModel) -> Self { callWith("showErrorDialog(errorViewModel:)", errorViewModel) }
    static var showErrorDialogErrorViewModel: CallMatching<Self, ErrorViewModel> { CallMatching("showErrorDialog(errorViewModel:)") }
}

@MainActor
final class HistoryViewControllerProtocolProxy: HistoryViewControllerProtocol, Mock {
    typealias RecordedCall = CallOf<HistoryViewControllerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("HistoryViewControllerProtocol")
    private let mockTarget: any HistoryViewControllerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any HistoryViewControllerProtocol) {
        mockTarget = target
    }

    func show(rows: [HistoryRowViewModel]) {
        mockRecorder.record("show(rows:)", rows)
        return mockTarget.show(rows: rows)
    }

    func showLoading() {
        mockRecorder.record("showLoading()")
        return mockTarget.showLoading()
    }

    func hideLoading() {
        mockRecorder.record("hideLoading()")
        return mockTarget.hideLoading()
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
// sum oaaa8qpgpnq0

@MainActor
final class RideManagerProtocolMock: RideManagerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("RideManagerProtocol")

    nonisolated init() {}

    var getRideCallCount: Int { mockRecorder.count(of: "getRide()") }
    var getRideHandler: (@MainActor () async throws -> Ride)?
    func getRide() async throws -> Ride {
        mockRecorder.record("getRide()")
        guard let getRideHandler else { return try mockRecorder.unstubbedOrThrow("getRide()") }
        return try await getRideHandler()
    }

    var fetchRideCallCount: Int { mockRecorder.count(of: "fetchRide()") }
    var fetchRideHandler: (@MainActor () async throws -> Ride)?
    func fetchRide() async throws -> Ride {
        mockRecorder.record("fetchRide()")
        guard let fetchRideHandler else { return try mockRecorder.unstubbedOrThrow("fetchRide()") }
        return try await fetchRideHandler()
    }

    var fetchRidesCallCount: Int { mockRecorder.count(of: "fetchRides()") }
    var fetchRidesHandler: (@MainActor () async throws -> [Ride])?
    func fetchRides() async throws -> [Ride] {
        mockRecorder.record("fetchRides()")
        guard let fetchRidesHandler else { return try mockRecorder.unstubbedOrThrow("fetchRides()") }
        return try await fetchRidesHandler()
    }

    var addRideCallCount: Int { mockRecorder.count(of: "addRide()") }
    var addRideHandler: (@MainActor () async throws -> Ride)?
    func addRide() async throws -> Ride {
        mockRecorder.record("addRide()")
        guard let addRideHandler else { return try mockRecorder.unstubbedOrThrow("addRide()") }
        return try await addRideHandler()
    }

    var tell_Handler: ((any RideObserver) -> Void)?
    func tell(_ observer: any RideObserver) {
        mockRecorder.record("tell(_:)", observer)
        tell_Handler?(observer)
    }
}

nonisolated extension CallOf<RideManagerProtocolMock> {
    static var getRide: Self { bareCall("getRide()") }
    static var fetchRide: Self { bareCall("fetchRide()") }
    static var fetchRides: Self { bareCall("fetchRides()") }
    static var addRide: Self { bareCall("addRide()") }
    static func tell(_ observer: any RideObserver) -> Self { callWith("tell(_:)", observer) }
    static var tell_: CallMatching<Self, any RideObserver> { CallMatching("tell(_:)") }
}

@MainActor
final class RideManagerProtocolProxy: RideManagerProtocol, Mock {
    typealias RecordedCall = CallOf<RideManagerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("RideManagerProtocol")
    private let mockTarget: any RideManagerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any RideManagerProtocol) {
        mockTarget = target
    }

    func getRide() async throws -> Ride {
        mockRecorder.record("getRide()")
        return try await mockTarget.getRide()
    }

    func fetchRide() async throws -> Ride {
        mockRecorder.record("fetchRide()")
        return try await mockTarget.fetchRide()
    }

    func fetchRides() async throws -> [Ride] {
        mockRecorder.record("fetchRides()")
        return try await mockTarget.fetchRides()
    }

    func addRide() async throws -> Ride {
        mockRecorder.record("addRide()")
        return try await mockTarget.addRide()
    }

    func tell(_ observer: any RideObserver) {
        mockRecorder.record("tell(_:)", observer)
        return mockTarget.tell(observer)
    }
}
// sum rfqu25uoqtto

@MainActor
final class RideObserverMock: RideObserver, Mock {
    nonisolated let mockRecorder = MockRecorder("RideObserver")

    nonisolated init() {}

    var rideDidChangeToHandler: ((Ride) -> Void)?
    func rideDidChange(to ride: Ride) {
        mockRecorder.record("rideDidChange(to:)", ride)
        rideDidChangeToHandler?(ride)
    }
}

nonisolated extension CallOf<RideObserverMock> {
    static func rideDidChange(to ride: Ride) -> Self { callWith("rideDidChange(to:)", ride) }
    static var rideDidChangeTo: CallMatching<Self, Ride> { CallMatching("rideDidChange(to:)") }
}

@MainActor
final class RideObserverProxy: RideObserver, Mock {
    typealias RecordedCall = CallOf<RideObserverMock>
    nonisolated let mockRecorder = MockRecorder("RideObserver")
    private let mockTarget: any RideObserver

    /// Records what it is told, and passes it on.
    init(_ target: any RideObserver) {
        mockTarget = target
    }

    func rideDidChange(to ride: Ride) {
        mockRecorder.record("rideDidChange(to:)", ride)
        return mockTarget.rideDidChange(to: ride)
    }
}
// sum 3o4092k4ienrt

@MainActor
final class RideStatusInteractorProtocolMock: RideStatusInteractorProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("RideStatusInteractorProtocol")

    nonisolated init() {}

    var requestTappedCallCount: Int { mockRecorder.count(of: "requestTapped()") }
    var requestTappedHandler: (() -> Void)?
    func requestTapped() {
        mockRecorder.record("requestTapped()")
        requestTappedHandler?()
    }

    var fareTappedCallCount: Int { mockRecorder.count(of: "fareTapped()") }
    var fareTappedHandler: (() -> Void)?
    func fareTapped() {
        mockRecorder.record("fareTapped()")
        fareTappedHandler?()
    }

    var historyTappedCallCount: Int { mockRecorder.count(of: "historyTapped()") }
    var historyTappedHandler: (() -> Void)?
    func historyTapped() {
        mockRecorder.record("historyTapped()")
        historyTappedHandler?()
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

nonisolated extension CallOf<RideStatusInteractorProtocolMock> {
    static var requestTapped: Self { bareCall("requestTapped()") }
    static var fareTapped: Self { bareCall("fareTapped()") }
    static var historyTapped: Self { bareCall("historyTapped()") }
    static var retryTapped: Self { bareCall("retryTapped()") }
    static var viewDidLoad: Self { bareCall("viewDidLoad()") }
    static var viewWillAppear: Self { bareCall("viewWillAppear()") }
    static var viewDidAppear: Self { bareCall("viewDidAppear()") }
    static var viewWillDisappear: Self { bareCall("viewWillDisappear()") }
    static var viewDidDisappear: Self { bareCall("viewDidDisappear()") }
}

@MainActor
final class RideStatusInteractorProtocolProxy: RideStatusInteractorProtocol, Mock {
    typealias RecordedCall = CallOf<RideStatusInteractorProtocolMock>
    nonisolated let mockRecorder = MockRecorder("RideStatusInteractorProtocol")
    private let mockTarget: any RideStatusInteractorProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any RideStatusInteractorProtocol) {
        mockTarget = target
    }

    func requestTapped() {
        mockRecorder.record("requestTapped()")
        return mockTarget.requestTapped()
    }

    func fareTapped() {
        mockRecorder.record("fareTapped()")
        return mockTarget.fareTapped()
    }

    func historyTapped() {
        mockRecorder.record("historyTapped()")
        return mockTarget.historyTapped()
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
// sum 7o4o1nczavg7

@MainActor
final class RideStatusPresenterProtocolMock: RideStatusPresenterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("RideStatusPresenterProtocol")

    nonisolated init() {}

    var presentRideHandler: ((Ride) -> Void)?
    func present(ride: Ride) {
        mockRecorder.record("present(ride:)", ride)
        presentRideHandler?(ride)
    }

    var presentIsLoadingHandler: ((Bool) -> Void)?
    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        presentIsLoadingHandler?(isLoading)
    }

    var handleErrorDismissHandler: ((any Error, Bool) -> Void)?
    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        handleErrorDismissHandler?(error, dismiss)
    }
}

nonisolated extension CallOf<RideStatusPresenterProtocolMock> {
    static func present(ride: Ride) -> Self { callWith("present(ride:)", ride) }
    static var presentRide: CallMatching<Self, Ride> { CallMatching("present(ride:)") }
    static func present(isLoading: Bool) -> Self { callWith("present(isLoading:)", isLoading) }
    static var presentIsLoading: CallMatching<Self, Bool> { CallMatching("present(isLoading:)") }
    static func handle(error: any Error, dismiss: Bool) -> Self { callWith("handle(error:dismiss:)", (error, dismiss)) }
    static var handleErrorDismiss: CallMatching<Self, (error: any Error, dismiss: Bool)> { CallMatching("handle(error:dismiss:)") }
}

@MainActor
final class RideStatusPresenterProtocolProxy: RideStatusPresenterProtocol, Mock {
    typealias RecordedCall = CallOf<RideStatusPresenterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("RideStatusPresenterProtocol")
    private let mockTarget: any RideStatusPresenterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any RideStatusPresenterProtocol) {
        mockTarget = target
    }

    func present(ride: Ride) {
        mockRecorder.record("present(ride:)", ride)
        return mockTarget.present(ride: ride)
    }

    func present(isLoading: Bool) {
        mockRecorder.record("present(isLoading:)", isLoading)
        return mockTarget.present(isLoading: isLoading)
    }

    func handle(error: any Error, dismiss: Bool) {
        mockRecorder.record("handle(error:dismiss:)", (error: error, dismiss: dismiss))
        return mockTarget.handle(error: error, dismiss: dismiss)
    }
}
// sum 1p4u6az1dsh9r

@MainActor
final class RideStatusRouterProtocolMock: RideStatusRouterProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("RideStatusRouterProtocol")

    nonisolated init() {}

    var navigateToFareCallCount: Int { mockRecorder.count(of: "navigateToFare()") }
    var navigateToFareHandler: (() -> Void)?
    func navigateToFare() {
        mockRecorder.record("navigateToFare()")
        navigateToFareHandler?()
    }

    var navigateToHistoryCallCount: Int { mockRecorder.count(of: "navigateToHistory()") }
    var navigateToHistoryHandler: (() -> Void)?
    func navigateToHistory() {
        mockRecorder.record("navigateToHistory()")
        navigateToHistoryHandler?()
    }
}

nonisolated extension CallOf<RideStatusRouterProtocolMock> {
    static var navigateToFare: Self { bareCall("navigateToFare()") }
    static var navigateToHistory: Self { bareCall("navigateToHistory()") }
}

@MainActor
final class RideStatusRouterProtocolProxy: RideStatusRouterProtocol, Mock {
    typealias RecordedCall = CallOf<RideStatusRouterProtocolMock>
    nonisolated let mockRecorder = MockRecorder("RideStatusRouterProtocol")
    private let mockTarget: any RideStatusRouterProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any RideStatusRouterProtocol) {
        mockTarget = target
    }

    func navigateToFare() {
        mockRecorder.record("navigateToFare()")
        return mockTarget.navigateToFare()
    }

    func navigateToHistory() {
        mockRecorder.record("navigateToHistory()")
        return mockTarget.navigateToHistory()
    }
}
// sum 2fyj3bdaowelr

@MainActor
final class RideStatusViewControllerProtocolMock: RideStatusViewControllerProtocol, Mock {
    nonisolated let mockRecorder = MockRecorder("RideStatusViewControllerProtocol")

    nonisolated init() {}

    var showViewModelHandler: ((RideStatusViewModel) -> Void)?
    func show(viewModel: RideStatusViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showLoadingCallCount: Int { mockRecorder.count(of: "showLoading()") }
    var showLoadingHandler: (() -> Void)?
    func showLoading() {
        mockRecorder.record("showLoading()")
        showLoadingHandler?()
    }

    var hideLoadingCallCount: Int { mockRecorder.count(of: "hideLoading()") }
    var hideLoadingHandler: (() -> Void)?
    func hideLoading() {
        mockRecorder.record("hideLoading()")
        hideLoadingHandler?()
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

nonisolated extension CallOf<RideStatusViewControllerProtocolMock> {
    static func show(viewModel: RideStatusViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, RideStatusViewModel> { CallMatching("show(viewModel:)") }
    static var showLoading: Self { bareCall("showLoading()") }
    static var hideLoading: Self { bareCall("hideLoading()") }
    static func showErrorDialog(errorViewModel: ErrorViewModel) -> Self { callWith("showErrorDialog(errorViewModel:)", errorViewModel) }
    static var showErrorDialogErrorViewModel: CallMatching<Self, ErrorViewModel> { CallMatching("showErrorDialog(errorViewModel:)") }
}

@MainActor
final class RideStatusViewControllerProtocolProxy: RideStatusViewControllerProtocol, Mock {
    typealias RecordedCall = CallOf<RideStatusViewControllerProtocolMock>
    nonisolated let mockRecorder = MockRecorder("RideStatusViewControllerProtocol")
    private let mockTarget: any RideStatusViewControllerProtocol

    /// Records what it is told, and passes it on.
    init(_ target: any RideStatusViewControllerProtocol) {
        mockTarget = target
    }

    func show(viewModel: RideStatusViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        return mockTarget.show(viewModel: viewModel)
    }

    func showLoading() {
        mockRecorder.record("showLoading()")
        return mockTarget.showLoading()
    }

    func hideLoading() {
        mockRecorder.record("hideLoading()")
        return mockTarget.hideLoading()
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
// sum 106tbsfk32x4p

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

    var rideButtonTappedCallCount: Int { mockRecorder.count(of: "rideButtonTapped()") }
    var rideButtonTappedHandler: (() -> Void)?
    func rideButtonTapped() {
        mockRecorder.record("rideButtonTapped()")
        rideButtonTappedHandler?()
    }

    var linkOpenedToHandler: ((ShowScene) -> Void)?
    func linkOpened(to scene: ShowScene) {
        mockRecorder.record("linkOpened(to:)", scene)
        linkOpenedToHandler?(scene)
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
    static var rideButtonTapped: Self { bareCall("rideButtonTapped()") }
    static func linkOpened(to scene: ShowScene) -> Self { callWith("linkOpened(to:)", scene) }
    static var linkOpenedTo: CallMatching<Self, ShowScene> { CallMatching("linkOpened(to:)") }
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

    func rideButtonTapped() {
        mockRecorder.record("rideButtonTapped()")
        return mockTarget.rideButtonTapped()
    }

    func linkOpened(to scene: ShowScene) {
        mockRecorder.record("linkOpened(to:)", scene)
        return mockTarget.linkOpened(to: scene)
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
// sum 2l815i122v6jm

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
// sum 1qc5fweq2t8y9

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

    var navigateToRideStatusCallCount: Int { mockRecorder.count(of: "navigateToRideStatus()") }
    var navigateToRideStatusHandler: (() -> Void)?
    func navigateToRideStatus() {
        mockRecorder.record("navigateToRideStatus()")
        navigateToRideStatusHandler?()
    }

    var navigateToHandler: ((ShowScene) -> Void)?
    func navigate(to scene: ShowScene) {
        mockRecorder.record("navigate(to:)", scene)
        navigateToHandler?(scene)
    }
}

nonisolated extension CallOf<WelcomeRouterProtocolMock> {
    static var navigateToAbout: Self { bareCall("navigateToAbout()") }
    static var navigateToRideStatus: Self { bareCall("navigateToRideStatus()") }
    static func navigate(to scene: ShowScene) -> Self { callWith("navigate(to:)", scene) }
    static var navigateTo: CallMatching<Self, ShowScene> { CallMatching("navigate(to:)") }
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

    func navigateToRideStatus() {
        mockRecorder.record("navigateToRideStatus()")
        return mockTarget.navigateToRideStatus()
    }

    func navigate(to scene: ShowScene) {
        mockRecorder.record("navigate(to:)", scene)
        return mockTarget.navigate(to: scene)
    }
}
// sum 3lw9s4ipmfmpr

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
// sum 2hqfi8fqvuyay
