import Architecture
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Names as large teams have them leave text that swift-format has nothing to say to.
@Suite("Long names")
struct LongNamesTests {
    private static let unit = "AccountVerificationByPostalIdentification"
    private static let property = "accountVerificationByPostalIdentification"
    private static let model = "TransactionHistoryOfForeignCurrencyAccount"
    private static let other = "SubscriptionConfirmationAndCancellation"
    private static let value = "unavailablePaymentMethodExplanation"

    private static let scenes = [
        scene("snp", events: "\(value)Tapped, \(value)RetryTapped, retryTapped", managers: "\(model), \(unit)"),
        scene("snp", runtime: false),
        scene("bviper", events: "\(property)ViewDidPress\(other)", managers: "\(model), \(unit)"),
        scene("bviper", contracts: false),
        scene("viper-s", group: "Transactions", events: "on\(other)"),
        scene("mvpcf", group: "Transactions", events: "\(value)Asked", managers: "\(model), \(unit)"),
    ]

    private static let kinds = [
        SampleScenes.Kind(architecture: "snp", kind: "manager", name: model),
        SampleScenes.Kind(architecture: "bviper", kind: "provider", name: model),
        SampleScenes.Kind(architecture: "bviper", kind: "mapper", name: model),
        SampleScenes.Kind(architecture: "bviper", kind: "business-object", name: model),
        SampleScenes.Kind(architecture: "viper-s", kind: "worker", name: model),
        SampleScenes.Kind(architecture: "mvpcf", kind: "repository", name: model),
        SampleScenes.Kind(architecture: "mvpcf", kind: "factory", name: model),
        SampleScenes.Kind(architecture: "mvpcf", kind: "flow", name: model, opens: "\(unit), \(other)"),
    ]

    private static func scene(
        _ architecture: String, group: String? = nil, events: String = "", managers: String = "",
        contracts: Bool = true, runtime: Bool = true
    ) -> SampleScenes.Scene {
        SampleScenes.Scene(
            architecture: architecture, name: unit, group: group, events: events,
            shows: "\(value): String, \(value)Count: Int", navigates: other, managers: managers,
            takes: "item: \(model), \(value)Item: \(other)", returns: "\(value)New: [\(model)]", contracts: contracts,
            runtime: runtime)
    }

    @Test("leave no line too long, and every text as swift-format has it")
    func areFormatted() throws {
        let folder = try TemporaryFolder()
        for (index, scene) in Self.scenes.enumerated() {
            let package = folder.path + "/\(index)"
            try UnitWriter.write(
                try SampleScenes.scaffold(scene, module: "App", package: package), replacing: false)
        }
        for (index, kind) in Self.kinds.enumerated() {
            let package = folder.path + "/kind\(index)"
            try UnitWriter.write(try SampleScenes.scaffold(kind, module: "App", package: package), replacing: false)
        }
        let configuration = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".swift-format").path
        let lint = try CommandResult(
            running: ["swift", "format", "lint", "--strict", "--recursive", "--configuration", configuration]
                + [folder.path])
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.complaints)")
    }
}
