import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// The examples of the architectures' own documents, as scenes of sheets.
extension SheetTests {
    /// The listings of the architecture's own document, declaration by declaration. They differ where we mean to: dependencies go
    /// through `init` and not through properties, views are built in code, requests are awaited and not called back, and the
    /// presenter is given the model whose text is meant.
    @Test("say of the document's example what its listings say")
    func document() throws {
        let sheet = """
            scene: About
            needs: [About]
            presents: { about: About }
            shows: [text]
            ready: { asks: fetchAbout }
            events: { termsAndConditionsButton: { goes: http://snapp.ir/terms, presented: true } }
            """
        let files = try scaffold(sheet, name: "AboutSnapp").files.filter { $0.path.hasPrefix(into) }
        let facts = Set(files.flatMap { ListedFacts(of: $0.text).facts })
        let listed = [
            "AboutSnappView.termsAndConditionsButton", "AboutSnappView.textLabel",
            "AboutSnappViewController.aboutSnappInteractor", "AboutSnappViewController.aboutSnappView",
            "AboutSnappViewController.show(viewModel:)",
            "AboutSnappInteractorProtocol.termsAndConditionsButtonTapped()",
            "AboutSnappInteractor.presenter", "AboutSnappInteractor.router", "AboutSnappInteractor.aboutManager",
            "AboutSnappInteractor.viewDidLoad()", "AboutSnappInteractor.termsAndConditionsButtonTapped()",
            "AboutSnappInteractor: aboutManager.fetchAbout", "AboutSnappInteractor: presenter.present",
            "AboutSnappInteractor: router.navigateToTermsAndConditions", "AboutSnappInteractor: presenter.handle",
            "AboutSnappPresenter.viewController (weak)", "AboutSnappPresenter.present(about:)",
            "AboutSnappPresenter.handle(error:dismiss:)",
            "AboutSnappRouter.viewController (weak)", "AboutSnappRouter.navigateToTermsAndConditions()",
            "AboutSnappConfigurator.build(aboutManager:) -> (viewController: AboutSnappViewController, interactor: AboutSnappInteractor)",
        ]
        #expect(Set(listed).subtracting(facts).sorted() == [])
        let router = try #require(files.first { $0.path.hasSuffix("Router.swift") })
        #expect(router.text.contains("WebViewController(url: address") && router.text.contains("navigation.present("))
    }

    /// The contract of the Items list, as the architecture's own document writes it. It differs where we mean to: an error comes
    /// with what it is (the document's first form), and a row displays dates and the like as texts.
    @Test("say of the document's list of items what its contract says")
    func documentOfViperS() throws {
        let source = try #require(ArchitectureSource.builtIns["viper-s"])
        let into = folder.path + "/Sources/Items"
        try UnitWriter.write(
            try UnitScaffold(KindRequest(kind: "entity", name: "Item", into: into), in: source), replacing: true)
        func write(_ text: String, _ name: String) throws -> [UnitScaffold.File] {
            var request = UnitRequest(name: name, into: into, group: "Items")
            request.sheet = [.file("items.yml", text: text)]
            let scaffold = try UnitScaffold(request, in: source)
            try UnitWriter.write(scaffold, replacing: true)
            return scaffold.files.filter { $0.path.hasPrefix(into) }
        }
        let detail = try write("takes: { with item: Item }\npresents: { item: Item }", "Detail")
        let list = try write(
            """
            presents: { items: [Item] }
            list: { of: items, shows: [name] }
            verbs: { fetchItems: "[Item], GET /items", deleteAllItems: DELETE /items }
            ready: { asks: fetchItems }
            events:
              deleteAll: { asks: deleteAllItems }
              itemSelected: { goes: Detail, with: item, named: gotoDetail(for:) }
              welcome: { goes: back }
            """, "List")
        let facts = Set((detail + list).flatMap { ListedFacts(of: $0.text).facts })
        let listed = [
            "ItemsList_DisplayUI.display(items:)", "ItemsList_DisplayUI.display(error:)",
            "ItemsList_DisplayUI.displaySuccess()",
            "ItemsList_HandleUIEvents.onUIReady()", "ItemsList_HandleUIEvents.onDeleteAll()",
            "ItemsList_HandleUIEvents.onItemSelected(index:)",
            "ItemsList_ManageData.fetchItems()", "ItemsList_ManageData.deleteAllItems()",
            "ItemsList_PresentData.present(items:)", "ItemsList_PresentData.presentSuccess()",
            "ItemsList_PresentData.present(error:)",
            "ItemsList_Navigate.gotoDetail(for:)", "ItemsList_Navigate.goBack()",
            "ItemUI.name", "ItemsDetailNavigator.makeModule(with:) -> ItemsDetailViewController",
            "ItemsListNavigator: ItemsDetailNavigator.makeModule",
        ]
        #expect(Set(listed).subtracting(facts).sorted() == [])
        let contract = try #require(list.first { $0.path.hasSuffix("ItemsListProtocol.swift") })
        #expect(contract.text.contains("func display(items: [ItemUI])"))
        #expect(contract.text.contains("func gotoDetail(for item: Item)"))
    }

    /// The Login module, as the architecture's own document writes it. It differs where we mean to: what is entered is labelled,
    /// references go through `init`, the interactor calls its presenter its handler, success and failure are two messages (the
    /// document's is told whether somebody is logged in), and views are built in code.
    @Test("say of the document's Login what its listings say")
    func documentOfBVIPER() throws {
        let source = try #require(ArchitectureSource.builtIns["bviper"])
        let into = folder.path + "/Sources/Login"
        for (name, text) in [
            (
                "ItemListBuilder",
                "enum ItemListBuilder { static func createItemListModule() -> ItemListVC { ItemListVC() } }"
            ),
            ("HTTPRequester", "enum HTTPRequester {}"),
        ] {
            try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(into)/\(name).swift"))
        }
        var request = UnitRequest(name: "Login", into: into)
        request.sheet = [
            .file(
                "login.yml",
                text: """
                    module: Login
                    fields: { userName: text, password: secure }
                    verbs: { "requestLogin(userName: String, password: String)": POST /login }
                    events:
                      loginButton: { asks: requestLogin, goes: ItemList }
                      forgotPasswordButton:
                      registerButton:
                    """)
        ]
        let files = try UnitScaffold(request, in: source).files.filter { $0.path.hasPrefix(into) }
        let facts = Set(files.flatMap { ListedFacts(of: $0.text).facts })
        let listed = [
            "LoginBuilder.createLoginModule() -> LoginVC",
            "LoginWireframe.pushItemListModule(from:)", "LoginWireframe: ItemListBuilder.createItemListModule",
            "LoginPresenter.view (weak)", "LoginPresenter.interactor", "LoginPresenter.wireframe",
            "LoginPresenter.loginViewDidPressLoginButton(userName:password:)",
            "LoginPresenter.loginViewDidPressForgotPasswordButton()",
            "LoginPresenter.loginViewDidPressRegisterButton()",
            "LoginPresenter.requestLoginDidFinish()", "LoginPresenter: $0.requestLogin",
            "LoginPresenter: wireframe.pushItemListModule",
            "LoginInteractorHandler.requestLoginDidFinish()", "LoginInteractorHandler.requestLoginDidFail(error:)",
            "LoginInteractor.handler (weak)", "LoginInteractor.requestLogin(userName:password:)",
            "LoginInteractor: self?.handler?.requestLoginDidFinish",
            "LoginViewHandler.loginViewDidPressLoginButton(userName:password:)",
            "LoginViewHandler.loginViewDidPressForgotPasswordButton()",
            "LoginViewHandler.loginViewDidPressRegisterButton()",
            "LoginVC.presenter", "LoginVC.userNameField", "LoginVC.passwordField", "LoginVC.loginButton",
            "LoginVC: presenter.loginViewDidPressLoginButton",
        ]
        #expect(Set(listed).subtracting(facts).sorted() == [])
        // No provider passes through presentation.
        for file in files where !file.path.hasSuffix("LoginInteractor.swift") {
            #expect(!file.text.contains("HTTP") && !file.text.contains("ScaenaData"), "\(file.path)")
        }
    }

    /// The document's promotions, which several screens want: its business object, its data of each layer, and a list of them.
    @Test("say of the document's promotions what it says of their layers")
    func documentOfPromotions() throws {
        let source = try #require(ArchitectureSource.builtIns["bviper"])
        let into = folder.path + "/Sources/Promotions"
        try FileManager.default.createDirectory(atPath: into, withIntermediateDirectories: true)
        try Data("enum HTTPRequester {}".utf8).write(to: URL(fileURLWithPath: into + "/HTTPRequester.swift"))
        var object = KindRequest(kind: "business-object", name: "Promotion", into: into)
        object.verbs = ["promotions(): [Promotion], GET /promotions, at data"]
        var files: [UnitScaffold.File] = []
        for request in [object, KindRequest(kind: "presentation-model-builder", name: "Promotion", into: into)] {
            let scaffold = try UnitScaffold(request, in: source)
            try UnitWriter.write(scaffold, replacing: true)
            files += scaffold.files
        }
        func module(_ name: String, _ text: String) throws {
            var request = UnitRequest(name: name, into: into)
            request.sheet = [.file("promotions.yml", text: text)]
            let scaffold = try UnitScaffold(request, in: source)
            try UnitWriter.write(scaffold, replacing: true)
            files += scaffold.files
        }
        try module("PromotionDetail", "takes: { promotion: Promotion }\npresents: { promotion: Promotion }")
        try module(
            "PromotionsList",
            """
            presents: { promotions: [Promotion] }
            list: { of: promotions }
            verbs: { requestPromotions: "[Promotion], PromotionBO.promotions" }
            ready: { asks: requestPromotions }
            events: { promotionSelected: { goes: PromotionDetail, with: promotion } }
            """)
        let facts = Set(files.filter { $0.path.hasPrefix(into) }.flatMap { ListedFacts(of: $0.text).facts })
        let listed = [
            "PromotionBO.promotions() -> [Promotion]", "PromotionDTO.name", "Promotion.name",
            "PromotionMapper.entity(of:) -> Promotion", "PromotionPresentationModel.name",
            "PromotionPresentationModelBuilder.presentationModel(of:) -> PromotionPresentationModel",
            "PromotionsListInteractor.requestPromotions()", "PromotionsListInteractor: PromotionBO.promotions",
            "PromotionsListInteractorHandler.requestPromotionsDidFinish(promotions:)",
            "PromotionsListPresenter: PromotionPresentationModelBuilder.presentationModel",
            "PromotionsListPresenter.promotionsListViewDidPressPromotion(index:)",
            "PromotionsListViewInterface.show(promotions:)", "PromotionsListCell.show(_:)",
            "PromotionsListWireframe.pushPromotionDetailModule(from:promotion:)",
            "PromotionsListWireframe: PromotionDetailBuilder.createPromotionDetailModule",
        ]
        #expect(Set(listed).subtracting(facts).sorted() == [])
        // Requests go through the one requester: no provider of their own comes along.
        #expect(!files.contains { $0.path.hasSuffix("PromotionProvider.swift") })
    }
}
