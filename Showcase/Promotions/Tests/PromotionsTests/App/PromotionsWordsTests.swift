import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing
import Words

@testable import Promotions

@MainActor
@Suite("PromotionsWords")
struct PromotionsWordsTests {
    @Test("say everything in Persian: no screen has a letter that is not")
    func areAllPersian() async throws {
        let promotion = Promotion(
            id: "1", title: "Free ride", text: "Early bird", discount: 20, ends: Date(timeIntervalSince1970: 0))
        let address = try #require(URL(string: "http://api.example"))
        let parts = AppParts(api: address, transport: StubTransport(), language: .persian)
        await parts.replacing {
            let list = PromotionsListBuilder.createPromotionsListModule()
            let login = LoginBuilder.createLoginModule()
            let screens: [UIViewController] = [
                login, RegisterBuilder.createRegisterModule(), ForgotPasswordBuilder.createForgotPasswordModule(), list,
                PromotionDetailBuilder.createPromotionDetailModule(of: promotion),
            ]
            for screen in screens { screen.loadViewIfNeeded() }
            list.show(promotions: [PromotionPresentationModelBuilder.presentationModel(of: promotion)])
            list.showOffline()
            login.loginButton.sendActions(for: .touchUpInside)
            for screen in screens {
                let window = SceneWindow(UINavigationController(rootViewController: screen))
                let texts = window.texts
                #expect(!texts.isEmpty && !texts.contains { $0.contains { $0.isASCII && $0.isLetter } }, "\(texts)")
            }
        }
    }
}
