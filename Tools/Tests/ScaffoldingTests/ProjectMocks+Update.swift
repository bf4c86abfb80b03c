import Architecture
import Mocking
import Testing

extension ProjectMocks {
    /// Writes the mocks that the tests of scaffolded units use, as the command does behind them.
    ///
    /// - Parameters:
    ///   - architecture: a built-in.
    ///   - sources: the folder of units, as seen from the package.
    ///   - package: the package's folder.
    ///   - proxies: true if a decorator is made beside each mock.
    /// - Returns: the report.
    static func update(
        _ architecture: String, _ sources: String, in package: String, proxies: Bool = false
    ) throws -> MockRun.Report {
        let definition = try #require(ArchitectureSource.builtIns[architecture]).definition()
        var settings = MockSettings()
        settings.proxies = proxies
        return try ProjectMocks(
            of: definition, settings: settings,
            at: Place(root: package, sources: package + "/" + sources), isWhole: false
        ).run.run()
    }
}
