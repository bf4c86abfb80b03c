// Made by `scaena mock`, and written anew: write your own to another file. What you change here is kept as FILE.before.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
@testable import Promotions
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
// sum 1oo6nm8dr96xs

@MainActor
final class ForgotPasswordInteractorHandlerMock: ForgotPasswordInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("ForgotPasswordInteractorHandler")

    nonisolated init() {}

    var requestReminderDidFinishCallCount: Int { mockRecorder.count(of: "requestReminderDidFinish()") }
    var requestReminderDidFinishHandler: (() -> Void)?
    func requestReminderDidFinish() {
        mockRecorder.record("requestReminderDidFinish()")
        requestReminderDidFinishHandler?()
    }

    var requestReminderDidFailErrorHandler: ((any Error) -> Void)?
    func requestReminderDidFail(error: any Error) {
        mockRecorder.record("requestReminderDidFail(error:)", error)
        requestReminderDidFailErrorHandler?(error)
    }
}

nonisolated extension CallOf<ForgotPasswordInteractorHandlerMock> {
    static var requestReminderDidFinish: Self { bareCall("requestReminderDidFinish()") }
    static func requestReminderDidFail(error: any Error) -> Self { callWith("requestReminderDidFail(error:)", error) }
    static var requestReminderDidFailError: CallMatching<Self, any Error> { CallMatching("requestReminderDidFail(error:)") }
}
// sum 28wy4fnvtwikt

@MainActor
final class ForgotPasswordInteractorInterfaceMock: ForgotPasswordInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("ForgotPasswordInteractorInterface")

    nonisolated init() {}

    var requestReminderUserNameHandler: ((String) -> Void)?
    func requestReminder(userName: String) {
        mockRecorder.record("requestReminder(userName:)", userName)
        requestReminderUserNameHandler?(userName)
    }
}

nonisolated extension CallOf<ForgotPasswordInteractorInterfaceMock> {
    static func requestReminder(userName: String) -> Self { callWith("requestReminder(userName:)", userName) }
    static var requestReminderUserName: CallMatching<Self, String> { CallMatching("requestReminder(userName:)") }
}
// sum 2xnfeccka0taz

@MainActor
final class ForgotPasswordViewHandlerMock: ForgotPasswordViewHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("ForgotPasswordViewHandler")

    nonisolated init() {}

    var forgotPasswordViewDidLoadCallCount: Int { mockRecorder.count(of: "forgotPasswordViewDidLoad()") }
    var forgotPasswordViewDidLoadHandler: (() -> Void)?
    func forgotPasswordViewDidLoad() {
        mockRecorder.record("forgotPasswordViewDidLoad()")
        forgotPasswordViewDidLoadHandler?()
    }

    var forgotPasswordViewDidPressSendButtonUserNameHandler: ((String) -> Void)?
    func forgotPasswordViewDidPressSendButton(userName: String) {
        mockRecorder.record("forgotPasswordViewDidPressSendButton(userName:)", userName)
        forgotPasswordViewDidPressSendButtonUserNameHandler?(userName)
    }

    var forgotPasswordViewDidPressRetryCallCount: Int { mockRecorder.count(of: "forgotPasswordViewDidPressRetry()") }
    var forgotPasswordViewDidPressRetryHandler: (() -> Void)?
    func forgotPasswordViewDidPressRetry() {
        mockRecorder.record("forgotPasswordViewDidPressRetry()")
        forgotPasswordViewDidPressRetryHandler?()
    }
}

nonisolated extension CallOf<ForgotPasswordViewHandlerMock> {
    static var forgotPasswordViewDidLoad: Self { bareCall("forgotPasswordViewDidLoad()") }
    static func forgotPasswordViewDidPressSendButton(userName: String) -> Self { callWith("forgotPasswordViewDidPressSendButton(userName:)", userName) }
    static var forgotPasswordViewDidPressSendButtonUserName: CallMatching<Self, String> { CallMatching("forgotPasswordViewDidPressSendButton(userName:)") }
    static var forgotPasswordViewDidPressRetry: Self { bareCall("forgotPasswordViewDidPressRetry()") }
}
// sum u85gcfijltrb

@MainActor
final class ForgotPasswordViewInterfaceMock: ForgotPasswordViewInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("ForgotPasswordViewInterface")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showViewModelHandler: ((ForgotPasswordViewModel) -> Void)?
    func show(viewModel: ForgotPasswordViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showErrorHandler: ((String) -> Void)?
    func show(error: String) {
        mockRecorder.record("show(error:)", error)
        showErrorHandler?(error)
    }

    var showLoadingHandler: ((Bool) -> Void)?
    func show(loading: Bool) {
        mockRecorder.record("show(loading:)", loading)
        showLoadingHandler?(loading)
    }

    var showMessagesUserNameHandler: ((String) -> Void)?
    func showMessages(userName: String) {
        mockRecorder.record("showMessages(userName:)", userName)
        showMessagesUserNameHandler?(userName)
    }
}

nonisolated extension CallOf<ForgotPasswordViewInterfaceMock> {
    static func show(viewModel: ForgotPasswordViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, ForgotPasswordViewModel> { CallMatching("show(viewModel:)") }
    static func show(error: String) -> Self { callWith("show(error:)", error) }
    static var showError: CallMatching<Self, String> { CallMatching("show(error:)") }
    static func show(loading: Bool) -> Self { callWith("show(loading:)", loading) }
    static var showLoading: CallMatching<Self, Bool> { CallMatching("show(loading:)") }
    static func showMessages(userName: String) -> Self { callWith("showMessages(userName:)", userName) }
    static var showMessagesUserName: CallMatching<Self, String> { CallMatching("showMessages(userName:)") }
}
// sum 145h23zg5n8g6

@MainActor
final class LoginInteractorHandlerMock: LoginInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("LoginInteractorHandler")

    nonisolated init() {}

    var requestLoginDidFinishCallCount: Int { mockRecorder.count(of: "requestLoginDidFinish()") }
    var requestLoginDidFinishHandler: (() -> Void)?
    func requestLoginDidFinish() {
        mockRecorder.record("requestLoginDidFinish()")
        requestLoginDidFinishHandler?()
    }

    var requestLoginDidFailErrorHandler: ((any Error) -> Void)?
    func requestLoginDidFail(error: any Error) {
        mockRecorder.record("requestLoginDidFail(error:)", error)
        requestLoginDidFailErrorHandler?(error)
    }
}

nonisolated extension CallOf<LoginInteractorHandlerMock> {
    static var requestLoginDidFinish: Self { bareCall("requestLoginDidFinish()") }
    static func requestLoginDidFail(error: any Error) -> Self { callWith("requestLoginDidFail(error:)", error) }
    static var requestLoginDidFailError: CallMatching<Self, any Error> { CallMatching("requestLoginDidFail(error:)") }
}
// sum 4sbzorahl19v

@MainActor
final class LoginInteractorInterfaceMock: LoginInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("LoginInteractorInterface")

    nonisolated init() {}

    var requestLoginUserNamePasswordHandler: ((String, String) -> Void)?
    func requestLogin(userName: String, password: String) {
        mockRecorder.record("requestLogin(userName:password:)", (userName: userName, password: password))
        requestLoginUserNamePasswordHandler?(userName, password)
    }
}

nonisolated extension CallOf<LoginInteractorInterfaceMock> {
    static func requestLogin(userName: String, password: String) -> Self { callWith("requestLogin(userName:password:)", (userName, password)) }
    static var requestLoginUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("requestLogin(userName:password:)") }
}
// sum 1h2mtp8xymoed

@MainActor
final class LoginViewHandlerMock: LoginViewHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("LoginViewHandler")

    nonisolated init() {}

    var loginViewDidLoadCallCount: Int { mockRecorder.count(of: "loginViewDidLoad()") }
    var loginViewDidLoadHandler: (() -> Void)?
    func loginViewDidLoad() {
        mockRecorder.record("loginViewDidLoad()")
        loginViewDidLoadHandler?()
    }

    var loginViewDidPressLoginButtonUserNamePasswordHandler: ((String, String) -> Void)?
    func loginViewDidPressLoginButton(userName: String, password: String) {
        mockRecorder.record("loginViewDidPressLoginButton(userName:password:)", (userName: userName, password: password))
        loginViewDidPressLoginButtonUserNamePasswordHandler?(userName, password)
    }

    var loginViewDidPressForgotPasswordButtonCallCount: Int { mockRecorder.count(of: "loginViewDidPressForgotPasswordButton()") }
    var loginViewDidPressForgotPasswordButtonHandler: (() -> Void)?
    func loginViewDidPressForgotPasswordButton() {
        mockRecorder.record("loginViewDidPressForgotPasswordButton()")
        loginViewDidPressForgotPasswordButtonHandler?()
    }

    var loginViewDidPressRegisterButtonCallCount: Int { mockRecorder.count(of: "loginViewDidPressRegisterButton()") }
    var loginViewDidPressRegisterButtonHandler: (() -> Void)?
    func loginViewDidPressRegisterButton() {
        mockRecorder.record("loginViewDidPressRegisterButton()")
        loginViewDidPressRegisterButtonHandler?()
    }

    var loginViewDidPressRetryCallCount: Int { mockRecorder.count(of: "loginViewDidPressRetry()") }
    var loginViewDidPressRetryHandler: (() -> Void)?
    func loginViewDidPressRetry() {
        mockRecorder.record("loginViewDidPressRetry()")
        loginViewDidPressRetryHandler?()
    }
}

nonisolated extension CallOf<LoginViewHandlerMock> {
    static var loginViewDidLoad: Self { bareCall("loginViewDidLoad()") }
    static func loginViewDidPressLoginButton(userName: String, password: String) -> Self { callWith("loginViewDidPressLoginButton(userName:password:)", (userName, password)) }
    static var loginViewDidPressLoginButtonUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("loginViewDidPressLoginButton(userName:password:)") }
    static var loginViewDidPressForgotPasswordButton: Self { bareCall("loginViewDidPressForgotPasswordButton()") }
    static var loginViewDidPressRegisterButton: Self { bareCall("loginViewDidPressRegisterButton()") }
    static var loginViewDidPressRetry: Self { bareCall("loginViewDidPressRetry()") }
}
// sum 2vp12uorlxlzp

@MainActor
final class LoginViewInterfaceMock: LoginViewInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("LoginViewInterface")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showViewModelHandler: ((LoginViewModel) -> Void)?
    func show(viewModel: LoginViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showErrorHandler: ((String) -> Void)?
    func show(error: String) {
        mockRecorder.record("show(error:)", error)
        showErrorHandler?(error)
    }

    var showLoadingHandler: ((Bool) -> Void)?
    func show(loading: Bool) {
        mockRecorder.record("show(loading:)", loading)
        showLoadingHandler?(loading)
    }

    var showMessagesUserNamePasswordHandler: ((String, String) -> Void)?
    func showMessages(userName: String, password: String) {
        mockRecorder.record("showMessages(userName:password:)", (userName: userName, password: password))
        showMessagesUserNamePasswordHandler?(userName, password)
    }
}

nonisolated extension CallOf<LoginViewInterfaceMock> {
    static func show(viewModel: LoginViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, LoginViewModel> { CallMatching("show(viewModel:)") }
    static func show(error: String) -> Self { callWith("show(error:)", error) }
    static var showError: CallMatching<Self, String> { CallMatching("show(error:)") }
    static func show(loading: Bool) -> Self { callWith("show(loading:)", loading) }
    static var showLoading: CallMatching<Self, Bool> { CallMatching("show(loading:)") }
    static func showMessages(userName: String, password: String) -> Self { callWith("showMessages(userName:password:)", (userName, password)) }
    static var showMessagesUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("showMessages(userName:password:)") }
}
// sum 2jggeil5bl1b3

@MainActor
final class PromotionDetailInteractorHandlerMock: PromotionDetailInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionDetailInteractorHandler")

    nonisolated init() {}

    var requestPromotionDidFinishPromotionHandler: ((Promotion) -> Void)?
    func requestPromotionDidFinish(promotion: Promotion) {
        mockRecorder.record("requestPromotionDidFinish(promotion:)", promotion)
        requestPromotionDidFinishPromotionHandler?(promotion)
    }

    var requestPromotionDidFailErrorHandler: ((any Error) -> Void)?
    func requestPromotionDidFail(error: any Error) {
        mockRecorder.record("requestPromotionDidFail(error:)", error)
        requestPromotionDidFailErrorHandler?(error)
    }
}

nonisolated extension CallOf<PromotionDetailInteractorHandlerMock> {
    static func requestPromotionDidFinish(promotion: Promotion) -> Self { callWith("requestPromotionDidFinish(promotion:)", promotion) }
    static var requestPromotionDidFinishPromotion: CallMatching<Self, Promotion> { CallMatching("requestPromotionDidFinish(promotion:)") }
    static func requestPromotionDidFail(error: any Error) -> Self { callWith("requestPromotionDidFail(error:)", error) }
    static var requestPromotionDidFailError: CallMatching<Self, any Error> { CallMatching("requestPromotionDidFail(error:)") }
}
// sum 10d550i0j5hgs

@MainActor
final class PromotionDetailInteractorInterfaceMock: PromotionDetailInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionDetailInteractorInterface")

    nonisolated init() {}

    var requestPromotionPromotionHandler: ((Promotion) -> Void)?
    func requestPromotion(promotion: Promotion) {
        mockRecorder.record("requestPromotion(promotion:)", promotion)
        requestPromotionPromotionHandler?(promotion)
    }

    var requestPromotionIdHandler: ((String) -> Void)?
    func requestPromotion(id: String) {
        mockRecorder.record("requestPromotion(id:)", id)
        requestPromotionIdHandler?(id)
    }
}

nonisolated extension CallOf<PromotionDetailInteractorInterfaceMock> {
    static func requestPromotion(promotion: Promotion) -> Self { callWith("requestPromotion(promotion:)", promotion) }
    static var requestPromotionPromotion: CallMatching<Self, Promotion> { CallMatching("requestPromotion(promotion:)") }
    static func requestPromotion(id: String) -> Self { callWith("requestPromotion(id:)", id) }
    static var requestPromotionId: CallMatching<Self, String> { CallMatching("requestPromotion(id:)") }
}
// sum qi56jg16sjjh

@MainActor
final class PromotionDetailViewHandlerMock: PromotionDetailViewHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionDetailViewHandler")

    nonisolated init() {}

    var promotionDetailViewDidLoadCallCount: Int { mockRecorder.count(of: "promotionDetailViewDidLoad()") }
    var promotionDetailViewDidLoadHandler: (() -> Void)?
    func promotionDetailViewDidLoad() {
        mockRecorder.record("promotionDetailViewDidLoad()")
        promotionDetailViewDidLoadHandler?()
    }

    var promotionDetailViewDidPressRetryCallCount: Int { mockRecorder.count(of: "promotionDetailViewDidPressRetry()") }
    var promotionDetailViewDidPressRetryHandler: (() -> Void)?
    func promotionDetailViewDidPressRetry() {
        mockRecorder.record("promotionDetailViewDidPressRetry()")
        promotionDetailViewDidPressRetryHandler?()
    }
}

nonisolated extension CallOf<PromotionDetailViewHandlerMock> {
    static var promotionDetailViewDidLoad: Self { bareCall("promotionDetailViewDidLoad()") }
    static var promotionDetailViewDidPressRetry: Self { bareCall("promotionDetailViewDidPressRetry()") }
}
// sum 1omysgbmp7lje

@MainActor
final class PromotionDetailViewInterfaceMock: PromotionDetailViewInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionDetailViewInterface")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showViewModelHandler: ((PromotionDetailViewModel) -> Void)?
    func show(viewModel: PromotionDetailViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showErrorHandler: ((String) -> Void)?
    func show(error: String) {
        mockRecorder.record("show(error:)", error)
        showErrorHandler?(error)
    }

    var showLoadingHandler: ((Bool) -> Void)?
    func show(loading: Bool) {
        mockRecorder.record("show(loading:)", loading)
        showLoadingHandler?(loading)
    }
}

nonisolated extension CallOf<PromotionDetailViewInterfaceMock> {
    static func show(viewModel: PromotionDetailViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, PromotionDetailViewModel> { CallMatching("show(viewModel:)") }
    static func show(error: String) -> Self { callWith("show(error:)", error) }
    static var showError: CallMatching<Self, String> { CallMatching("show(error:)") }
    static func show(loading: Bool) -> Self { callWith("show(loading:)", loading) }
    static var showLoading: CallMatching<Self, Bool> { CallMatching("show(loading:)") }
}
// sum 3qviuego3br5q

@MainActor
final class PromotionsListInteractorHandlerMock: PromotionsListInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionsListInteractorHandler")

    nonisolated init() {}

    var requestPromotionsDidFinishPromotionsHandler: (([Promotion]) -> Void)?
    func requestPromotionsDidFinish(promotions: [Promotion]) {
        mockRecorder.record("requestPromotionsDidFinish(promotions:)", promotions)
        requestPromotionsDidFinishPromotionsHandler?(promotions)
    }

    var requestPromotionsDidFinishOfflineCallCount: Int { mockRecorder.count(of: "requestPromotionsDidFinishOffline()") }
    var requestPromotionsDidFinishOfflineHandler: (() -> Void)?
    func requestPromotionsDidFinishOffline() {
        mockRecorder.record("requestPromotionsDidFinishOffline()")
        requestPromotionsDidFinishOfflineHandler?()
    }

    var requestPromotionsDidFailErrorHandler: ((any Error) -> Void)?
    func requestPromotionsDidFail(error: any Error) {
        mockRecorder.record("requestPromotionsDidFail(error:)", error)
        requestPromotionsDidFailErrorHandler?(error)
    }

    var requestLogoutDidFinishCallCount: Int { mockRecorder.count(of: "requestLogoutDidFinish()") }
    var requestLogoutDidFinishHandler: (() -> Void)?
    func requestLogoutDidFinish() {
        mockRecorder.record("requestLogoutDidFinish()")
        requestLogoutDidFinishHandler?()
    }

    var requestLogoutDidFailErrorHandler: ((any Error) -> Void)?
    func requestLogoutDidFail(error: any Error) {
        mockRecorder.record("requestLogoutDidFail(error:)", error)
        requestLogoutDidFailErrorHandler?(error)
    }
}

nonisolated extension CallOf<PromotionsListInteractorHandlerMock> {
    static func requestPromotionsDidFinish(promotions: [Promotion]) -> Self { callWith("requestPromotionsDidFinish(promotions:)", promotions) }
    static var requestPromotionsDidFinishPromotions: CallMatching<Self, [Promotion]> { CallMatching("requestPromotionsDidFinish(promotions:)") }
    static var requestPromotionsDidFinishOffline: Self { bareCall("requestPromotionsDidFinishOffline()") }
    static func requestPromotionsDidFail(error: any Error) -> Self { callWith("requestPromotionsDidFail(error:)", error) }
    static var requestPromotionsDidFailError: CallMatching<Self, any Error> { CallMatching("requestPromotionsDidFail(error:)") }
    static var requestLogoutDidFinish: Self { bareCall("requestLogoutDidFinish()") }
    static func requestLogoutDidFail(error: any Error) -> Self { callWith("requestLogoutDidFail(error:)", error) }
    static var requestLogoutDidFailError: CallMatching<Self, any Error> { CallMatching("requestLogoutDidFail(error:)") }
}
// sum h6orl70x4d0t

@MainActor
final class PromotionsListInteractorInterfaceMock: PromotionsListInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionsListInteractorInterface")

    nonisolated init() {}

    var requestPromotionsCallCount: Int { mockRecorder.count(of: "requestPromotions()") }
    var requestPromotionsHandler: (() -> Void)?
    func requestPromotions() {
        mockRecorder.record("requestPromotions()")
        requestPromotionsHandler?()
    }

    var requestLogoutCallCount: Int { mockRecorder.count(of: "requestLogout()") }
    var requestLogoutHandler: (() -> Void)?
    func requestLogout() {
        mockRecorder.record("requestLogout()")
        requestLogoutHandler?()
    }
}

nonisolated extension CallOf<PromotionsListInteractorInterfaceMock> {
    static var requestPromotions: Self { bareCall("requestPromotions()") }
    static var requestLogout: Self { bareCall("requestLogout()") }
}
// sum 18xleeyfpt2gp

@MainActor
final class PromotionsListViewHandlerMock: PromotionsListViewHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionsListViewHandler")

    nonisolated init() {}

    var promotionsListViewDidLoadCallCount: Int { mockRecorder.count(of: "promotionsListViewDidLoad()") }
    var promotionsListViewDidLoadHandler: (() -> Void)?
    func promotionsListViewDidLoad() {
        mockRecorder.record("promotionsListViewDidLoad()")
        promotionsListViewDidLoadHandler?()
    }

    var promotionsListViewDidPressPromotionIndexHandler: ((Int) -> Void)?
    func promotionsListViewDidPressPromotion(index: Int) {
        mockRecorder.record("promotionsListViewDidPressPromotion(index:)", index)
        promotionsListViewDidPressPromotionIndexHandler?(index)
    }

    var promotionsListViewDidPressLogoutButtonCallCount: Int { mockRecorder.count(of: "promotionsListViewDidPressLogoutButton()") }
    var promotionsListViewDidPressLogoutButtonHandler: (() -> Void)?
    func promotionsListViewDidPressLogoutButton() {
        mockRecorder.record("promotionsListViewDidPressLogoutButton()")
        promotionsListViewDidPressLogoutButtonHandler?()
    }

    var promotionsListViewDidPressRefreshCallCount: Int { mockRecorder.count(of: "promotionsListViewDidPressRefresh()") }
    var promotionsListViewDidPressRefreshHandler: (() -> Void)?
    func promotionsListViewDidPressRefresh() {
        mockRecorder.record("promotionsListViewDidPressRefresh()")
        promotionsListViewDidPressRefreshHandler?()
    }

    var promotionsListViewDidPressRetryCallCount: Int { mockRecorder.count(of: "promotionsListViewDidPressRetry()") }
    var promotionsListViewDidPressRetryHandler: (() -> Void)?
    func promotionsListViewDidPressRetry() {
        mockRecorder.record("promotionsListViewDidPressRetry()")
        promotionsListViewDidPressRetryHandler?()
    }
}

nonisolated extension CallOf<PromotionsListViewHandlerMock> {
    static var promotionsListViewDidLoad: Self { bareCall("promotionsListViewDidLoad()") }
    static func promotionsListViewDidPressPromotion(index: Int) -> Self { callWith("promotionsListViewDidPressPromotion(index:)", index) }
    static var promotionsListViewDidPressPromotionIndex: CallMatching<Self, Int> { CallMatching("promotionsListViewDidPressPromotion(index:)") }
    static var promotionsListViewDidPressLogoutButton: Self { bareCall("promotionsListViewDidPressLogoutButton()") }
    static var promotionsListViewDidPressRefresh: Self { bareCall("promotionsListViewDidPressRefresh()") }
    static var promotionsListViewDidPressRetry: Self { bareCall("promotionsListViewDidPressRetry()") }
}
// sum 2hckhiejmmqmb

@MainActor
final class PromotionsListViewInterfaceMock: PromotionsListViewInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("PromotionsListViewInterface")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showPromotionsHandler: (([PromotionPresentationModel]) -> Void)?
    func show(promotions: [PromotionPresentationModel]) {
        mockRecorder.record("show(promotions:)", promotions)
        showPromotionsHandler?(promotions)
    }

    var showErrorHandler: ((String) -> Void)?
    func show(error: String) {
        mockRecorder.record("show(error:)", error)
        showErrorHandler?(error)
    }

    var showLoadingHandler: ((Bool) -> Void)?
    func show(loading: Bool) {
        mockRecorder.record("show(loading:)", loading)
        showLoadingHandler?(loading)
    }

    var showOfflineCallCount: Int { mockRecorder.count(of: "showOffline()") }
    var showOfflineHandler: (() -> Void)?
    func showOffline() {
        mockRecorder.record("showOffline()")
        showOfflineHandler?()
    }
}

nonisolated extension CallOf<PromotionsListViewInterfaceMock> {
    static func show(promotions: [PromotionPresentationModel]) -> Self { callWith("show(promotions:)", promotions) }
    static var showPromotions: CallMatching<Self, [PromotionPresentationModel]> { CallMatching("show(promotions:)") }
    static func show(error: String) -> Self { callWith("show(error:)", error) }
    static var showError: CallMatching<Self, String> { CallMatching("show(error:)") }
    static func show(loading: Bool) -> Self { callWith("show(loading:)", loading) }
    static var showLoading: CallMatching<Self, Bool> { CallMatching("show(loading:)") }
    static var showOffline: Self { bareCall("showOffline()") }
}
// sum 1y3j7ckmpvor0

@MainActor
final class RegisterInteractorHandlerMock: RegisterInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("RegisterInteractorHandler")

    nonisolated init() {}

    var requestRegistrationDidFinishCallCount: Int { mockRecorder.count(of: "requestRegistrationDidFinish()") }
    var requestRegistrationDidFinishHandler: (() -> Void)?
    func requestRegistrationDidFinish() {
        mockRecorder.record("requestRegistrationDidFinish()")
        requestRegistrationDidFinishHandler?()
    }

    var requestRegistrationDidFailErrorHandler: ((any Error) -> Void)?
    func requestRegistrationDidFail(error: any Error) {
        mockRecorder.record("requestRegistrationDidFail(error:)", error)
        requestRegistrationDidFailErrorHandler?(error)
    }
}

nonisolated extension CallOf<RegisterInteractorHandlerMock> {
    static var requestRegistrationDidFinish: Self { bareCall("requestRegistrationDidFinish()") }
    static func requestRegistrationDidFail(error: any Error) -> Self { callWith("requestRegistrationDidFail(error:)", error) }
    static var requestRegistrationDidFailError: CallMatching<Self, any Error> { CallMatching("requestRegistrationDidFail(error:)") }
}
// sum kr4sidad0pca

@MainActor
final class RegisterInteractorInterfaceMock: RegisterInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("RegisterInteractorInterface")

    nonisolated init() {}

    var requestRegistrationUserNamePasswordHandler: ((String, String) -> Void)?
    func requestRegistration(userName: String, password: String) {
        mockRecorder.record("requestRegistration(userName:password:)", (userName: userName, password: password))
        requestRegistrationUserNamePasswordHandler?(userName, password)
    }
}

nonisolated extension CallOf<RegisterInteractorInterfaceMock> {
    static func requestRegistration(userName: String, password: String) -> Self { callWith("requestRegistration(userName:password:)", (userName, password)) }
    static var requestRegistrationUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("requestRegistration(userName:password:)") }
}
// sum 2uu1hrcwa9gzm

@MainActor
final class RegisterViewHandlerMock: RegisterViewHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("RegisterViewHandler")

    nonisolated init() {}

    var registerViewDidLoadCallCount: Int { mockRecorder.count(of: "registerViewDidLoad()") }
    var registerViewDidLoadHandler: (() -> Void)?
    func registerViewDidLoad() {
        mockRecorder.record("registerViewDidLoad()")
        registerViewDidLoadHandler?()
    }

    var registerViewDidPressRegisterButtonUserNamePasswordHandler: ((String, String) -> Void)?
    func registerViewDidPressRegisterButton(userName: String, password: String) {
        mockRecorder.record("registerViewDidPressRegisterButton(userName:password:)", (userName: userName, password: password))
        registerViewDidPressRegisterButtonUserNamePasswordHandler?(userName, password)
    }

    var registerViewDidPressRetryCallCount: Int { mockRecorder.count(of: "registerViewDidPressRetry()") }
    var registerViewDidPressRetryHandler: (() -> Void)?
    func registerViewDidPressRetry() {
        mockRecorder.record("registerViewDidPressRetry()")
        registerViewDidPressRetryHandler?()
    }
}

nonisolated extension CallOf<RegisterViewHandlerMock> {
    static var registerViewDidLoad: Self { bareCall("registerViewDidLoad()") }
    static func registerViewDidPressRegisterButton(userName: String, password: String) -> Self { callWith("registerViewDidPressRegisterButton(userName:password:)", (userName, password)) }
    static var registerViewDidPressRegisterButtonUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("registerViewDidPressRegisterButton(userName:password:)") }
    static var registerViewDidPressRetry: Self { bareCall("registerViewDidPressRetry()") }
}
// sum 1k4069zclsau6

@MainActor
final class RegisterViewInterfaceMock: RegisterViewInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("RegisterViewInterface")

    nonisolated init() {}

    var viewController: UIViewController {
        get { mockRecorder.value(of: "viewController") }
        set { mockRecorder.stubValue(of: "viewController", to: newValue) }
    }

    var showViewModelHandler: ((RegisterViewModel) -> Void)?
    func show(viewModel: RegisterViewModel) {
        mockRecorder.record("show(viewModel:)", viewModel)
        showViewModelHandler?(viewModel)
    }

    var showErrorHandler: ((String) -> Void)?
    func show(error: String) {
        mockRecorder.record("show(error:)", error)
        showErrorHandler?(error)
    }

    var showLoadingHandler: ((Bool) -> Void)?
    func show(loading: Bool) {
        mockRecorder.record("show(loading:)", loading)
        showLoadingHandler?(loading)
    }

    var showMessagesUserNamePasswordHandler: ((String, String) -> Void)?
    func showMessages(userName: String, password: String) {
        mockRecorder.record("showMessages(userName:password:)", (userName: userName, password: password))
        showMessagesUserNamePasswordHandler?(userName, password)
    }
}

nonisolated extension CallOf<RegisterViewInterfaceMock> {
    static func show(viewModel: RegisterViewModel) -> Self { callWith("show(viewModel:)", viewModel) }
    static var showViewModel: CallMatching<Self, RegisterViewModel> { CallMatching("show(viewModel:)") }
    static func show(error: String) -> Self { callWith("show(error:)", error) }
    static var showError: CallMatching<Self, String> { CallMatching("show(error:)") }
    static func show(loading: Bool) -> Self { callWith("show(loading:)", loading) }
    static var showLoading: CallMatching<Self, Bool> { CallMatching("show(loading:)") }
    static func showMessages(userName: String, password: String) -> Self { callWith("showMessages(userName:password:)", (userName, password)) }
    static var showMessagesUserNamePassword: CallMatching<Self, (userName: String, password: String)> { CallMatching("showMessages(userName:password:)") }
}
// sum knqqlu36qghi

@MainActor
final class RootNavigationControllerHandlerMock: RootNavigationControllerHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("RootNavigationControllerHandler")

    nonisolated init() {}

    var rootNavigationControllerDidLoadCallCount: Int { mockRecorder.count(of: "rootNavigationControllerDidLoad()") }
    var rootNavigationControllerDidLoadHandler: (() -> Void)?
    func rootNavigationControllerDidLoad() {
        mockRecorder.record("rootNavigationControllerDidLoad()")
        rootNavigationControllerDidLoadHandler?()
    }

    var rootNavigationControllerDidOpenPromotionIDHandler: ((String) -> Void)?
    func rootNavigationControllerDidOpen(promotionID: String) {
        mockRecorder.record("rootNavigationControllerDidOpen(promotionID:)", promotionID)
        rootNavigationControllerDidOpenPromotionIDHandler?(promotionID)
    }
}

nonisolated extension CallOf<RootNavigationControllerHandlerMock> {
    static var rootNavigationControllerDidLoad: Self { bareCall("rootNavigationControllerDidLoad()") }
    static func rootNavigationControllerDidOpen(promotionID: String) -> Self { callWith("rootNavigationControllerDidOpen(promotionID:)", promotionID) }
    static var rootNavigationControllerDidOpenPromotionID: CallMatching<Self, String> { CallMatching("rootNavigationControllerDidOpen(promotionID:)") }
}
// sum 22sqg08hedbko

@MainActor
final class RootNavigationControllerInteractorHandlerMock: RootNavigationControllerInteractorHandler, Mock {
    nonisolated let mockRecorder = MockRecorder("RootNavigationControllerInteractorHandler")

    nonisolated init() {}

    var requestSessionDidFinishIsLoggedInHandler: ((Bool) -> Void)?
    func requestSessionDidFinish(isLoggedIn: Bool) {
        mockRecorder.record("requestSessionDidFinish(isLoggedIn:)", isLoggedIn)
        requestSessionDidFinishIsLoggedInHandler?(isLoggedIn)
    }

    var requestSessionDidBeginCallCount: Int { mockRecorder.count(of: "requestSessionDidBegin()") }
    var requestSessionDidBeginHandler: (() -> Void)?
    func requestSessionDidBegin() {
        mockRecorder.record("requestSessionDidBegin()")
        requestSessionDidBeginHandler?()
    }

    var requestSessionDidEndCallCount: Int { mockRecorder.count(of: "requestSessionDidEnd()") }
    var requestSessionDidEndHandler: (() -> Void)?
    func requestSessionDidEnd() {
        mockRecorder.record("requestSessionDidEnd()")
        requestSessionDidEndHandler?()
    }
}

nonisolated extension CallOf<RootNavigationControllerInteractorHandlerMock> {
    static func requestSessionDidFinish(isLoggedIn: Bool) -> Self { callWith("requestSessionDidFinish(isLoggedIn:)", isLoggedIn) }
    static var requestSessionDidFinishIsLoggedIn: CallMatching<Self, Bool> { CallMatching("requestSessionDidFinish(isLoggedIn:)") }
    static var requestSessionDidBegin: Self { bareCall("requestSessionDidBegin()") }
    static var requestSessionDidEnd: Self { bareCall("requestSessionDidEnd()") }
}
// sum 8r4qmrb13guf

@MainActor
final class RootNavigationControllerInteractorInterfaceMock: RootNavigationControllerInteractorInterface, Mock {
    nonisolated let mockRecorder = MockRecorder("RootNavigationControllerInteractorInterface")

    nonisolated init() {}

    var requestSessionCallCount: Int { mockRecorder.count(of: "requestSession()") }
    var requestSessionHandler: (() -> Void)?
    func requestSession() {
        mockRecorder.record("requestSession()")
        requestSessionHandler?()
    }
}

nonisolated extension CallOf<RootNavigationControllerInteractorInterfaceMock> {
    static var requestSession: Self { bareCall("requestSession()") }
}
// sum 2hijh5gdzaxiy
