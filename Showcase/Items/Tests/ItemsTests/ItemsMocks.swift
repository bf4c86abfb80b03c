// Made by `scaena mock`, and written anew: write your own to another file. What you change here is kept as FILE.before.
// swift-format-ignore-file
// swiftlint:disable all

@testable import Items
import ScaenaTesting
// sum vjme52w9hd30

@MainActor
final class GeneralWelcome_DisplayUIMock: GeneralWelcome_DisplayUI, Mock {
    nonisolated let mockRecorder = MockRecorder("GeneralWelcome_DisplayUI")

    nonisolated init() {}

    var display_Handler: ((GeneralWelcomeUI) -> Void)?
    func display(_ model: GeneralWelcomeUI) {
        mockRecorder.record("display(_:)", model)
        display_Handler?(model)
    }

    var displayErrorHandler: ((String) -> Void)?
    func display(error: String) {
        mockRecorder.record("display(error:)", error)
        displayErrorHandler?(error)
    }
}

nonisolated extension CallOf<GeneralWelcome_DisplayUIMock> {
    static func display(_ model: GeneralWelcomeUI) -> Self { callWith("display(_:)", model) }
    static var display_: CallMatching<Self, GeneralWelcomeUI> { CallMatching("display(_:)") }
    static func display(error: String) -> Self { callWith("display(error:)", error) }
    static var displayError: CallMatching<Self, String> { CallMatching("display(error:)") }
}
// sum 1e5fh4fomiqi1

@MainActor
final class GeneralWelcome_HandleUIEventsMock: GeneralWelcome_HandleUIEvents, Mock {
    nonisolated let mockRecorder = MockRecorder("GeneralWelcome_HandleUIEvents")

    nonisolated init() {}

    var onUIReadyCallCount: Int { mockRecorder.count(of: "onUIReady()") }
    var onUIReadyHandler: (() -> Void)?
    func onUIReady() {
        mockRecorder.record("onUIReady()")
        onUIReadyHandler?()
    }

    var onItemsCallCount: Int { mockRecorder.count(of: "onItems()") }
    var onItemsHandler: (() -> Void)?
    func onItems() {
        mockRecorder.record("onItems()")
        onItemsHandler?()
    }

    var onLinkItemIDHandler: ((String) -> Void)?
    func onLink(itemID: String) {
        mockRecorder.record("onLink(itemID:)", itemID)
        onLinkItemIDHandler?(itemID)
    }
}

nonisolated extension CallOf<GeneralWelcome_HandleUIEventsMock> {
    static var onUIReady: Self { bareCall("onUIReady()") }
    static var onItems: Self { bareCall("onItems()") }
    static func onLink(itemID: String) -> Self { callWith("onLink(itemID:)", itemID) }
    static var onLinkItemID: CallMatching<Self, String> { CallMatching("onLink(itemID:)") }
}
// sum 2x3bmajpmtdz

@MainActor
final class GeneralWelcome_ManageDataMock: GeneralWelcome_ManageData, Mock {
    nonisolated let mockRecorder = MockRecorder("GeneralWelcome_ManageData")

    nonisolated init() {}
}
// sum z8hstvl64rdo

@MainActor
final class GeneralWelcome_NavigateMock: GeneralWelcome_Navigate, Mock {
    nonisolated let mockRecorder = MockRecorder("GeneralWelcome_Navigate")

    nonisolated init() {}

    var goBackCallCount: Int { mockRecorder.count(of: "goBack()") }
    var goBackHandler: (() -> Void)?
    func goBack() {
        mockRecorder.record("goBack()")
        goBackHandler?()
    }

    var gotoItemsListCallCount: Int { mockRecorder.count(of: "gotoItemsList()") }
    var gotoItemsListHandler: (() -> Void)?
    func gotoItemsList() {
        mockRecorder.record("gotoItemsList()")
        gotoItemsListHandler?()
    }

    var gotoItemsListOpeningHandler: ((String) -> Void)?
    func gotoItemsList(opening itemID: String) {
        mockRecorder.record("gotoItemsList(opening:)", itemID)
        gotoItemsListOpeningHandler?(itemID)
    }
}

nonisolated extension CallOf<GeneralWelcome_NavigateMock> {
    static var goBack: Self { bareCall("goBack()") }
    static var gotoItemsList: Self { bareCall("gotoItemsList()") }
    static func gotoItemsList(opening itemID: String) -> Self { callWith("gotoItemsList(opening:)", itemID) }
    static var gotoItemsListOpening: CallMatching<Self, String> { CallMatching("gotoItemsList(opening:)") }
}
// sum 2wekirf52zvsb

@MainActor
final class GeneralWelcome_PresentDataMock: GeneralWelcome_PresentData, Mock {
    nonisolated let mockRecorder = MockRecorder("GeneralWelcome_PresentData")

    nonisolated init() {}

    var presentErrorHandler: ((any Error) -> Void)?
    func present(error: any Error) {
        mockRecorder.record("present(error:)", error)
        presentErrorHandler?(error)
    }
}

nonisolated extension CallOf<GeneralWelcome_PresentDataMock> {
    static func present(error: any Error) -> Self { callWith("present(error:)", error) }
    static var presentError: CallMatching<Self, any Error> { CallMatching("present(error:)") }
}
// sum 13wpw3qoc6s5d

@MainActor
final class ItemsAdd_DelegateMock: ItemsAdd_Delegate, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_Delegate")

    nonisolated init() {}

    var itemsAddDidFinishCreatedHandler: ((Item) -> Void)?
    func itemsAddDidFinish(created: Item) {
        mockRecorder.record("itemsAddDidFinish(created:)", created)
        itemsAddDidFinishCreatedHandler?(created)
    }
}

nonisolated extension CallOf<ItemsAdd_DelegateMock> {
    static func itemsAddDidFinish(created: Item) -> Self { callWith("itemsAddDidFinish(created:)", created) }
    static var itemsAddDidFinishCreated: CallMatching<Self, Item> { CallMatching("itemsAddDidFinish(created:)") }
}
// sum 3rcrnf3y9sbn2

@MainActor
final class ItemsAdd_DisplayUIMock: ItemsAdd_DisplayUI, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_DisplayUI")

    nonisolated init() {}

    var displayErrorHandler: ((String) -> Void)?
    func display(error: String) {
        mockRecorder.record("display(error:)", error)
        displayErrorHandler?(error)
    }

    var toggleLoadingHandler: ((Bool) -> Void)?
    func toggle(loading: Bool) {
        mockRecorder.record("toggle(loading:)", loading)
        toggleLoadingHandler?(loading)
    }

    var toggleSaveHandler: ((Bool) -> Void)?
    func toggle(save: Bool) {
        mockRecorder.record("toggle(save:)", save)
        toggleSaveHandler?(save)
    }
}

nonisolated extension CallOf<ItemsAdd_DisplayUIMock> {
    static func display(error: String) -> Self { callWith("display(error:)", error) }
    static var displayError: CallMatching<Self, String> { CallMatching("display(error:)") }
    static func toggle(loading: Bool) -> Self { callWith("toggle(loading:)", loading) }
    static var toggleLoading: CallMatching<Self, Bool> { CallMatching("toggle(loading:)") }
    static func toggle(save: Bool) -> Self { callWith("toggle(save:)", save) }
    static var toggleSave: CallMatching<Self, Bool> { CallMatching("toggle(save:)") }
}
// sum 3m3p9zsfgzxef

@MainActor
final class ItemsAdd_HandleUIEventsMock: ItemsAdd_HandleUIEvents, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_HandleUIEvents")

    nonisolated init() {}

    var onUIReadyCallCount: Int { mockRecorder.count(of: "onUIReady()") }
    var onUIReadyHandler: (() -> Void)?
    func onUIReady() {
        mockRecorder.record("onUIReady()")
        onUIReadyHandler?()
    }

    var onChangeNameHandler: ((String) -> Void)?
    func onChange(name: String) {
        mockRecorder.record("onChange(name:)", name)
        onChangeNameHandler?(name)
    }

    var onSaveNameIsEnabledHandler: ((String, Bool) -> Void)?
    func onSave(name: String, isEnabled: Bool) {
        mockRecorder.record("onSave(name:isEnabled:)", (name: name, isEnabled: isEnabled))
        onSaveNameIsEnabledHandler?(name, isEnabled)
    }

    var onRetryCallCount: Int { mockRecorder.count(of: "onRetry()") }
    var onRetryHandler: (() -> Void)?
    func onRetry() {
        mockRecorder.record("onRetry()")
        onRetryHandler?()
    }
}

nonisolated extension CallOf<ItemsAdd_HandleUIEventsMock> {
    static var onUIReady: Self { bareCall("onUIReady()") }
    static func onChange(name: String) -> Self { callWith("onChange(name:)", name) }
    static var onChangeName: CallMatching<Self, String> { CallMatching("onChange(name:)") }
    static func onSave(name: String, isEnabled: Bool) -> Self { callWith("onSave(name:isEnabled:)", (name, isEnabled)) }
    static var onSaveNameIsEnabled: CallMatching<Self, (name: String, isEnabled: Bool)> { CallMatching("onSave(name:isEnabled:)") }
    static var onRetry: Self { bareCall("onRetry()") }
}
// sum 8m4fnpcqz2ec

@MainActor
final class ItemsAdd_ManageDataMock: ItemsAdd_ManageData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_ManageData")

    nonisolated init() {}

    var addItemNameIsEnabledHandler: ((String, Bool) -> Void)?
    func addItem(name: String, isEnabled: Bool) {
        mockRecorder.record("addItem(name:isEnabled:)", (name: name, isEnabled: isEnabled))
        addItemNameIsEnabledHandler?(name, isEnabled)
    }
}

nonisolated extension CallOf<ItemsAdd_ManageDataMock> {
    static func addItem(name: String, isEnabled: Bool) -> Self { callWith("addItem(name:isEnabled:)", (name, isEnabled)) }
    static var addItemNameIsEnabled: CallMatching<Self, (name: String, isEnabled: Bool)> { CallMatching("addItem(name:isEnabled:)") }
}
// sum 54pfpwjfzf9m

@MainActor
final class ItemsAdd_NavigateMock: ItemsAdd_Navigate, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_Navigate")

    nonisolated init() {}

    var goBackCallCount: Int { mockRecorder.count(of: "goBack()") }
    var goBackHandler: (() -> Void)?
    func goBack() {
        mockRecorder.record("goBack()")
        goBackHandler?()
    }
}

nonisolated extension CallOf<ItemsAdd_NavigateMock> {
    static var goBack: Self { bareCall("goBack()") }
}
// sum 3j5e8snryvhm9

@MainActor
final class ItemsAdd_PresentDataMock: ItemsAdd_PresentData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsAdd_PresentData")

    nonisolated init() {}

    var presentCreatedHandler: ((Item) -> Void)?
    func present(created: Item) {
        mockRecorder.record("present(created:)", created)
        presentCreatedHandler?(created)
    }

    var presentErrorHandler: ((any Error) -> Void)?
    func present(error: any Error) {
        mockRecorder.record("present(error:)", error)
        presentErrorHandler?(error)
    }
}

nonisolated extension CallOf<ItemsAdd_PresentDataMock> {
    static func present(created: Item) -> Self { callWith("present(created:)", created) }
    static var presentCreated: CallMatching<Self, Item> { CallMatching("present(created:)") }
    static func present(error: any Error) -> Self { callWith("present(error:)", error) }
    static var presentError: CallMatching<Self, any Error> { CallMatching("present(error:)") }
}
// sum nnmwlwj4nsnq

@MainActor
final class ItemsDetail_DisplayUIMock: ItemsDetail_DisplayUI, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsDetail_DisplayUI")

    nonisolated init() {}

    var display_Handler: ((ItemsDetailUI) -> Void)?
    func display(_ model: ItemsDetailUI) {
        mockRecorder.record("display(_:)", model)
        display_Handler?(model)
    }

    var displayErrorHandler: ((String) -> Void)?
    func display(error: String) {
        mockRecorder.record("display(error:)", error)
        displayErrorHandler?(error)
    }
}

nonisolated extension CallOf<ItemsDetail_DisplayUIMock> {
    static func display(_ model: ItemsDetailUI) -> Self { callWith("display(_:)", model) }
    static var display_: CallMatching<Self, ItemsDetailUI> { CallMatching("display(_:)") }
    static func display(error: String) -> Self { callWith("display(error:)", error) }
    static var displayError: CallMatching<Self, String> { CallMatching("display(error:)") }
}
// sum 2lnqa1l8o6fr4

@MainActor
final class ItemsDetail_HandleUIEventsMock: ItemsDetail_HandleUIEvents, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsDetail_HandleUIEvents")

    nonisolated init() {}

    var onUIReadyCallCount: Int { mockRecorder.count(of: "onUIReady()") }
    var onUIReadyHandler: (() -> Void)?
    func onUIReady() {
        mockRecorder.record("onUIReady()")
        onUIReadyHandler?()
    }
}

nonisolated extension CallOf<ItemsDetail_HandleUIEventsMock> {
    static var onUIReady: Self { bareCall("onUIReady()") }
}
// sum 2c9e18wq4xmkb

@MainActor
final class ItemsDetail_ManageDataMock: ItemsDetail_ManageData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsDetail_ManageData")

    nonisolated init() {}
}
// sum 10j8fr18ifpkj

@MainActor
final class ItemsDetail_NavigateMock: ItemsDetail_Navigate, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsDetail_Navigate")

    nonisolated init() {}

    var goBackCallCount: Int { mockRecorder.count(of: "goBack()") }
    var goBackHandler: (() -> Void)?
    func goBack() {
        mockRecorder.record("goBack()")
        goBackHandler?()
    }
}

nonisolated extension CallOf<ItemsDetail_NavigateMock> {
    static var goBack: Self { bareCall("goBack()") }
}
// sum 3r7k82zrf8o0y

@MainActor
final class ItemsDetail_PresentDataMock: ItemsDetail_PresentData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsDetail_PresentData")

    nonisolated init() {}

    var presentErrorHandler: ((any Error) -> Void)?
    func present(error: any Error) {
        mockRecorder.record("present(error:)", error)
        presentErrorHandler?(error)
    }
}

nonisolated extension CallOf<ItemsDetail_PresentDataMock> {
    static func present(error: any Error) -> Self { callWith("present(error:)", error) }
    static var presentError: CallMatching<Self, any Error> { CallMatching("present(error:)") }
}
// sum 2uw793kcv020r

@MainActor
final class ItemsList_DisplayUIMock: ItemsList_DisplayUI, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsList_DisplayUI")

    nonisolated init() {}

    var displayItemsHandler: (([ItemUI]) -> Void)?
    func display(items: [ItemUI]) {
        mockRecorder.record("display(items:)", items)
        displayItemsHandler?(items)
    }

    var displayCountHandler: ((String) -> Void)?
    func display(count: String) {
        mockRecorder.record("display(count:)", count)
        displayCountHandler?(count)
    }

    var displaySuccessCallCount: Int { mockRecorder.count(of: "displaySuccess()") }
    var displaySuccessHandler: (() -> Void)?
    func displaySuccess() {
        mockRecorder.record("displaySuccess()")
        displaySuccessHandler?()
    }

    var displayErrorHandler: ((String) -> Void)?
    func display(error: String) {
        mockRecorder.record("display(error:)", error)
        displayErrorHandler?(error)
    }

    var displayMissingHandler: ((String) -> Void)?
    func display(missing: String) {
        mockRecorder.record("display(missing:)", missing)
        displayMissingHandler?(missing)
    }

    var toggleLoadingHandler: ((Bool) -> Void)?
    func toggle(loading: Bool) {
        mockRecorder.record("toggle(loading:)", loading)
        toggleLoadingHandler?(loading)
    }
}

nonisolated extension CallOf<ItemsList_DisplayUIMock> {
    static func display(items: [ItemUI]) -> Self { callWith("display(items:)", items) }
    static var displayItems: CallMatching<Self, [ItemUI]> { CallMatching("display(items:)") }
    static func display(count: String) -> Self { callWith("display(count:)", count) }
    static var displayCount: CallMatching<Self, String> { CallMatching("display(count:)") }
    static var displaySuccess: Self { bareCall("displaySuccess()") }
    static func display(error: String) -> Self { callWith("display(error:)", error) }
    static var displayError: CallMatching<Self, String> { CallMatching("display(error:)") }
    static func display(missing: String) -> Self { callWith("display(missing:)", missing) }
    static var displayMissing: CallMatching<Self, String> { CallMatching("display(missing:)") }
    static func toggle(loading: Bool) -> Self { callWith("toggle(loading:)", loading) }
    static var toggleLoading: CallMatching<Self, Bool> { CallMatching("toggle(loading:)") }
}
// sum 17nv5aabnzn1m

@MainActor
final class ItemsList_HandleUIEventsMock: ItemsList_HandleUIEvents, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsList_HandleUIEvents")

    nonisolated init() {}

    var onUIReadyCallCount: Int { mockRecorder.count(of: "onUIReady()") }
    var onUIReadyHandler: (() -> Void)?
    func onUIReady() {
        mockRecorder.record("onUIReady()")
        onUIReadyHandler?()
    }

    var onDeleteAllCallCount: Int { mockRecorder.count(of: "onDeleteAll()") }
    var onDeleteAllHandler: (() -> Void)?
    func onDeleteAll() {
        mockRecorder.record("onDeleteAll()")
        onDeleteAllHandler?()
    }

    var onAddCallCount: Int { mockRecorder.count(of: "onAdd()") }
    var onAddHandler: (() -> Void)?
    func onAdd() {
        mockRecorder.record("onAdd()")
        onAddHandler?()
    }

    var onItemSelectedIndexHandler: ((Int) -> Void)?
    func onItemSelected(index: Int) {
        mockRecorder.record("onItemSelected(index:)", index)
        onItemSelectedIndexHandler?(index)
    }

    var onRefreshCallCount: Int { mockRecorder.count(of: "onRefresh()") }
    var onRefreshHandler: (() -> Void)?
    func onRefresh() {
        mockRecorder.record("onRefresh()")
        onRefreshHandler?()
    }

    var onRetryCallCount: Int { mockRecorder.count(of: "onRetry()") }
    var onRetryHandler: (() -> Void)?
    func onRetry() {
        mockRecorder.record("onRetry()")
        onRetryHandler?()
    }
}

nonisolated extension CallOf<ItemsList_HandleUIEventsMock> {
    static var onUIReady: Self { bareCall("onUIReady()") }
    static var onDeleteAll: Self { bareCall("onDeleteAll()") }
    static var onAdd: Self { bareCall("onAdd()") }
    static func onItemSelected(index: Int) -> Self { callWith("onItemSelected(index:)", index) }
    static var onItemSelectedIndex: CallMatching<Self, Int> { CallMatching("onItemSelected(index:)") }
    static var onRefresh: Self { bareCall("onRefresh()") }
    static var onRetry: Self { bareCall("onRetry()") }
}
// sum 1bm984ipn31k7

@MainActor
final class ItemsList_ManageDataMock: ItemsList_ManageData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsList_ManageData")

    nonisolated init() {}

    var fetchItemsCallCount: Int { mockRecorder.count(of: "fetchItems()") }
    var fetchItemsHandler: (() -> Void)?
    func fetchItems() {
        mockRecorder.record("fetchItems()")
        fetchItemsHandler?()
    }

    var deleteAllItemsCallCount: Int { mockRecorder.count(of: "deleteAllItems()") }
    var deleteAllItemsHandler: (() -> Void)?
    func deleteAllItems() {
        mockRecorder.record("deleteAllItems()")
        deleteAllItemsHandler?()
    }
}

nonisolated extension CallOf<ItemsList_ManageDataMock> {
    static var fetchItems: Self { bareCall("fetchItems()") }
    static var deleteAllItems: Self { bareCall("deleteAllItems()") }
}
// sum 18vnr7yulxvth

@MainActor
final class ItemsList_NavigateMock: ItemsList_Navigate, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsList_Navigate")

    nonisolated init() {}

    var goBackCallCount: Int { mockRecorder.count(of: "goBack()") }
    var goBackHandler: (() -> Void)?
    func goBack() {
        mockRecorder.record("goBack()")
        goBackHandler?()
    }

    var gotoItemsAddDelegateHandler: ((any ItemsAdd_Delegate) -> Void)?
    func gotoItemsAdd(delegate: any ItemsAdd_Delegate) {
        mockRecorder.record("gotoItemsAdd(delegate:)", delegate)
        gotoItemsAddDelegateHandler?(delegate)
    }

    var gotoDetailForHandler: ((Item) -> Void)?
    func gotoDetail(for item: Item) {
        mockRecorder.record("gotoDetail(for:)", item)
        gotoDetailForHandler?(item)
    }

    var confirmDeleteAllCallCount: Int { mockRecorder.count(of: "confirmDeleteAll()") }
    var confirmDeleteAllHandler: (@MainActor () async -> Bool)?
    func confirmDeleteAll() async -> Bool {
        mockRecorder.record("confirmDeleteAll()")
        guard let confirmDeleteAllHandler else { return mockRecorder.unstubbed("confirmDeleteAll()") }
        return await confirmDeleteAllHandler()
    }
}

nonisolated extension CallOf<ItemsList_NavigateMock> {
    static var goBack: Self { bareCall("goBack()") }
    static func gotoItemsAdd(delegate: any ItemsAdd_Delegate) -> Self { callWith("gotoItemsAdd(delegate:)", delegate) }
    static var gotoItemsAddDelegate: CallMatching<Self, any ItemsAdd_Delegate> { CallMatching("gotoItemsAdd(delegate:)") }
    static func gotoDetail(for item: Item) -> Self { callWith("gotoDetail(for:)", item) }
    static var gotoDetailFor: CallMatching<Self, Item> { CallMatching("gotoDetail(for:)") }
    static var confirmDeleteAll: Self { bareCall("confirmDeleteAll()") }
}
// sum 9mlno14airbp

@MainActor
final class ItemsList_PresentDataMock: ItemsList_PresentData, Mock {
    nonisolated let mockRecorder = MockRecorder("ItemsList_PresentData")

    nonisolated init() {}

    var presentItemsHandler: (([Item]) -> Void)?
    func present(items: [Item]) {
        mockRecorder.record("present(items:)", items)
        presentItemsHandler?(items)
    }

    var presentDeleteAllItemsSuccessCallCount: Int { mockRecorder.count(of: "presentDeleteAllItemsSuccess()") }
    var presentDeleteAllItemsSuccessHandler: (() -> Void)?
    func presentDeleteAllItemsSuccess() {
        mockRecorder.record("presentDeleteAllItemsSuccess()")
        presentDeleteAllItemsSuccessHandler?()
    }

    var presentErrorHandler: ((any Error) -> Void)?
    func present(error: any Error) {
        mockRecorder.record("present(error:)", error)
        presentErrorHandler?(error)
    }
}

nonisolated extension CallOf<ItemsList_PresentDataMock> {
    static func present(items: [Item]) -> Self { callWith("present(items:)", items) }
    static var presentItems: CallMatching<Self, [Item]> { CallMatching("present(items:)") }
    static var presentDeleteAllItemsSuccess: Self { bareCall("presentDeleteAllItemsSuccess()") }
    static func present(error: any Error) -> Self { callWith("present(error:)", error) }
    static var presentError: CallMatching<Self, any Error> { CallMatching("present(error:)") }
}
// sum diup3foewlmw
