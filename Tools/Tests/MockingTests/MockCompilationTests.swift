import Foundation
import Mocking
import Testing

/// Mocks are compiled and used: in Swift 5 mode, in Swift 6 mode, and in Swift 6 mode with main-actor default isolation
/// and the upcoming features.
@Suite("Mocks compile and work", .serialized)
struct MockCompilationTests {
    @Test("every feature, in three modes, without a warning, under Swift Testing and XCTest")
    func stableNames() throws {
        let package = try FixturePackage("mocks")
        for report in try package.generate(MockOptions(proxies: true)) {
            #expect(report.warnings.allSatisfy { $0.contains(" gets no proxy: ") })
            #expect(report.mockCount > 35)
        }
        try package.generateShown()
        try package.leaveOutUnbuilt()
        let run = try package.test(["--skip", "testUnexpectedCall"])
        #expect(run.status == 0, "\(run.output.suffix(4000))")
        let complaints = run.output.split(separator: "\n").filter { $0.contains("warning: ") || $0.contains("error: ") }
        #expect(complaints == [])
        let count = FixturePackage.Mode.built.count
        #expect(run.output.contains("Executed \(count) test\(count == 1 ? "" : "s"), with 0 failures"))
        for mode in FixturePackage.Mode.allCases
        where !FixturePackage.Mode.built.contains(where: { $0.name == mode.name }) {
            let diagnosis = try package.diagnose(mode)
            #expect(diagnosis.status == 0, "\(diagnosis.output.suffix(4000))")
        }

        for (test, message, place) in [
            (
                "MocksUnderXCTest/testUnexpectedCall", "SceneRouting: unexpected calls: navigate(to: 3)",
                "/XCTests.swift:"
            ),
            (
                "ArrangementTests/testUnexpectedCallElsewhere", "Signalling: unexpected calls: signal(9)",
                "recorded an issue at ArrangementTests.swift:"
            ),
        ] {
            let failing = try package.test(["--skip-build", "--filter", "FeaturesSwift6Tests.\(test)"])
            #expect(failing.status != 0, "\(test)")
            #expect(failing.output.components(separatedBy: message).count == 2, "\(failing.output.suffix(2000))")
            #expect(failing.output.contains(place), "\(failing.output.suffix(2000))")
        }
    }
}
