import Conformance
import SourceModel
import Testing

@testable import Checking

struct NameEndingsTests {
    @Test(arguments: ["LoginPresenter", "Presenter", "View", "ItemsView", "ÉcranView", "Missing", "GridItemsView"])
    func theTypesOfAnEndingAreThoseThatHaveItAndMore(ending: String) throws {
        var files = SampleModule.healthy
        files["Others.swift"] = """
            struct GridItemsView {}
            enum List { struct ListItemsView {}; struct ItemsView {} }
            struct View {}
            struct MonÉcranView {}
            """
        let index = try MarkedApp(files).index { _ in ["App"] }
        let app = CheckedApp(RoleMap(try SampleModule.source.definition(), index, jobs: 1), SampleModule.source)
        let scanned = index.types.filter {
            index[$0].name.hasSuffix(ending) && index[$0].name.count > ending.count
        }
        #expect(app.types(endingWith: ending) == scanned)
        #expect(scanned.isEmpty == ["LoginPresenter", "Missing", "GridItemsView"].contains(ending))
    }
}
