/// Tells the code of tests from that of the app.
package enum TestCode {
    /// Returns true if a module is one that tests are written with.
    ///
    /// - Parameter module: the name of an imported module.
    package static func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

    /// Returns true if a file holds tests, or code that only tests use.
    ///
    /// - Parameters:
    ///   - imports: its imports: `XCTest`, `class XCTest.XCTestCase`.
    ///   - isInTestTarget: true if a manifest, an Xcode project or a folder's name puts it into a target of tests.
    /// - Returns: True if it is: by its target, or by its imports, whatever its folder's name.
    package static func isTest(imports: some Sequence<String>, isInTestTarget: Bool) -> Bool {
        isInTestTarget
            || imports.contains { path in
                // `class XCTest.XCTestCase` has a kind before it and a declaration behind it.
                let module = path.split(separator: " ").last?.prefix { $0 != "." } ?? ""
                return isFramework(String(module))
            }
    }

    /// The modules that tests are written with.
    package static let frameworks: Set = ["XCTest", "Testing", "Quick", "Nimble", "KIF", "SnapshotTesting"]
}
