import Testing

@testable import ScaenaCommand

@Suite("scaena run: what is watched")
struct RunWatchTests {
    @Test(
        "is what a person writes",
        arguments: [
            ("Home.swift", true), ("Package.swift", true), ("Assets.xcassets", true), (".build", false),
            ("Home.swift~", false), ("#Home.swift#", false), ("Package.resolved", false), ("Shop.xcodeproj", false),
            ("Shop.xcworkspace", false),
        ])
    func names(name: String, isSource: Bool) {
        #expect(RunWatch.isSource(name) == isSource)
    }
}
