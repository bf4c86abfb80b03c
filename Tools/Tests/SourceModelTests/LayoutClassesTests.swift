import SourceModel
import TemporaryFolders
import Testing

/// Nibs and storyboards beside sources, and Objective-C.
@Suite("Layouts")
struct LayoutClassesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("final class LoginViewController {}", to: "App/Login.swift")
    }

    private var list: SourceFileList { SourceFileList(paths: [folder.path]) }

    @Test("The classes of all nibs and storyboards are known, and no others")
    func names() throws {
        try folder.write("<a customClass=\"First\"/><b customClass=\"Second\" x=\"1\"/>", to: "App/Main.storyboard")
        try folder.write("<c customClass=\"Third", to: "App/Base.lproj/Cut.xib")
        try folder.write("<d customClass=\"Fourth\"/>", to: "App/Notes.txt")
        try folder.write("<e customClass=\"Fifth\"/>", to: "Pods/Kit/Main.storyboard")
        let classes = LayoutClasses(list)
        #expect(["First", "Second", "Third"].allSatisfy(classes.name))
        #expect(!["Fourth", "Fifth", "firs", ""].contains(where: classes.name))
        #expect(!classes.hasOtherMakers)
    }

    @Test(
        "Another layout, or Objective-C, makes other sources of a folder", arguments: ["Main.xib", "Old.m", "Old.mm"])
    func fingerprints(file: String) throws {
        let before = try #require(SourceFingerprint(list))
        #expect(SourceFingerprint(list)?.key == before.key)
        try folder.write("<a customClass=\"First\"/>", to: "App/\(file)")
        let with = try #require(SourceFingerprint(list))
        #expect(with.key != before.key)
        #expect(LayoutClasses(list).hasOtherMakers == !file.hasSuffix(".xib"))
        try folder.write("<a customClass=\"Other\"/>", to: "App/\(file)")
        // The code of Objective-C is not read.
        #expect((SourceFingerprint(list)?.key == with.key) == !file.hasSuffix(".xib"))
    }
}
