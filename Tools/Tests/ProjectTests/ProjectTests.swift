import Foundation
import Project
import TemporaryFolders
import Testing

@Suite("The folders above a place")
struct FoldersAboveTests {
    @Test("are itself and each above it, up to the root")
    func all() {
        #expect(Array(FoldersAbove(from: "/a/b/c")) == ["/a/b/c", "/a/b", "/a", "/"])
        #expect(Array(FoldersAbove(from: "/a//b/")) == ["/a/b", "/a", "/"])
        #expect(Array(FoldersAbove(above: "/a/b")) == ["/a", "/"])
        #expect(Array(FoldersAbove(from: "/")) == ["/"])
        #expect(Array(FoldersAbove(above: "/")).isEmpty)
    }

    @Test("tell the nearest that holds something, be the place there or not")
    func nearest() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: "Modules/Core/Package.swift")
        let new = folder.path + "/Modules/Core/Sources/Core/New"
        #expect(FoldersAbove(from: new).first(holding: "Package.swift") == folder.path + "/Modules/Core")
        #expect(FoldersAbove(from: new).first(holding: "scaena.yml", "Modules") == folder.path)
        #expect(FoldersAbove(above: folder.path + "/Modules/Core").first(holding: "Package.swift") == folder.path)
        #expect(FoldersAbove(from: new).first(holding: "no such file \(UUID())") == nil)
    }
}

@Suite("The name of a module")
struct ModuleNameTests {
    @Test(
        "is what the compiler makes of a target's",
        arguments: [("Core", "Core"), ("2FA", "_2FA"), ("my-kit", "my_kit"), ("My App", "My_App"), ("Über", "Über")])
    func names(target: String, module: String) {
        #expect(ModuleName.of(target: target) == module)
        #expect(ModuleName.isValid(module) && ModuleName.isValid(target) == (target == module))
    }

    @Test("is not empty")
    func empty() {
        #expect(!ModuleName.isValid(""))
    }
}

@Suite("The code of tests")
struct TestCodeTests {
    @Test("is told by what it imports, whatever its folder is called")
    func imports() {
        #expect(TestCode.isTest(imports: ["Foundation", "Testing"], isInTestTarget: false))
        #expect(TestCode.isTest(imports: ["class XCTest.XCTestCase"], isInTestTarget: false))
        #expect(!TestCode.isTest(imports: ["Foundation", "TestingKit"], isInTestTarget: false))
    }

    @Test("is told by its target, whatever it imports")
    func target() {
        #expect(TestCode.isTest(imports: [], isInTestTarget: true))
    }
}
