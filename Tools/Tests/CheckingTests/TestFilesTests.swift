import SourceModel
import Testing

@testable import Conformance

@Suite("Files of tests")
struct TestFilesTests {
    private func marks(_ files: [(path: String, module: String, text: String)]) throws -> [Bool] {
        let index = TypeIndex(
            try files.map { file in
                ("/root/" + file.path, [file.module], try #require(FileFacts(parsing: file.text, depth: .whole)))
            })
        let tests = TestFiles(index)
        return files.indices.map { tests[$0] }
    }

    @Test("A folder that is called as tests are is one, unless a module without any has its name")
    func folders() throws {
        #expect(
            try marks([
                ("Payment/A.swift", "Payment", "class A {}"), ("PaymentTest/B.swift", "Payment", "class B {}"),
                ("Payment/Mocks/C.swift", "Payment", "class C {}"),
            ]) == [false, true, true])
        #expect(
            try marks([
                ("PaymentTest/Screens/A.swift", "PaymentTest", "class A {}"),
                ("PaymentTest/Mocks/B.swift", "PaymentTest", "class B {}"),
                ("PaymentTestTests/C.swift", "PaymentTestTests", "import XCTest"),
            ]) == [false, true, true])
        // A target of tests has at least one file that says so.
        #expect(
            try marks([
                ("Payment/A.swift", "Payment", "class A {}"), ("PaymentTest/B.swift", "PaymentTest", "import XCTest"),
                ("PaymentTest/Helper.swift", "PaymentTest", "class Helper {}"),
            ]) == [false, true, true])
    }
}
