import Testing

@testable import Scaffolding

/// Names that are looked for in the texts of templates.
@Suite("Names in sources")
struct SourceNamesTests {
    @Test(
        "A name is found as a whole word, wherever it stands",
        arguments: [
            ("let map: MapView", true), ("MapView", true), ("MapView()", true), ("// MapView", true),
            ("MapViewer, myMapView, _MapView, éMapView, MapView2", false), ("MapViewer MapView", true),
            ("let a\0 = MapView", true), ("a\0MapViewer", false), ("", false),
        ])
    func words(text: String, isThere: Bool) {
        #expect(SourceNames.isOne(of: ["Cart", "MapView"], in: text) == isThere)
        #expect(!SourceNames.isOne(of: [], in: text))
    }
}
