import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

@Suite("A folder of Xcode templates")
struct XcodeTemplateLibraryTests {
    private let folder: TemporaryFolder
    private let library: XcodeTemplateLibrary

    init() throws {
        folder = try TemporaryFolder()
        library = XcodeTemplateLibrary(path: folder.path + "/Xcode/File Templates")
    }

    private func template(_ name: String, in section: String = "Scaena Duo", path: String = "{Unit}A.swift")
        -> XcodeTemplate
    {
        let path = path.replacing("{Unit}", with: XcodePlaceholders.unit.typeName)
        return XcodeTemplate(
            .init(section: section, name: name, summary: name, order: 1),
            rendered: [RenderedFile(path: path, place: .sources, text: "struct \(name) {}\n")],
            placeholders: XcodePlaceholders(word: "scene"))
    }

    private let below = "Xcode/File Templates/"

    @Test("is as it was after an uninstall, to the last folder")
    func restores() throws {
        try folder.write("theirs", to: "Other/x.swift")
        let before = folder.contents
        let installed = try library.install([template("One"), template("Two")])
        #expect(installed.written.count == 4 && installed.kept.isEmpty)
        let removed = try library.uninstall()
        #expect(removed.removed == installed.written && removed.kept.isEmpty)
        #expect(folder.contents == before)
    }

    @Test("keeps what others put there")
    func keepsOthers() throws {
        try folder.write("theirs", to: below + "Scaena Duo/Mine.xctemplate/x.swift")
        let before = folder.contents
        _ = try library.install([template("One")])
        _ = try library.uninstall()
        #expect(folder.contents == before)
    }

    @Test("keeps a file that was changed by hand, and names it")
    func keepsChanges() throws {
        let file = "Scaena Duo/One.xctemplate/___FILEBASENAME___.swift"
        _ = try library.install([template("One")])
        try folder.write("mine", to: below + file)
        #expect(try library.install([template("One")]).kept == [file])
        #expect(try folder.text(of: below + file) == "mine")
        let changes = try library.uninstall()
        #expect(changes.kept == [file])
        #expect(changes.removed == ["Scaena Duo/One.xctemplate/TemplateInfo.plist"])
        #expect(try folder.text(of: below + file) == "mine")
        // It is remembered until it is removed.
        #expect(try library.uninstall().kept == [file])
        #expect(try library.uninstall(replacing: true).removed == [file])
        #expect(try folder.text(of: below + ".before/" + file + ".before") == "mine")
        #expect(!folder.contents.contains(below + file))
    }

    @Test("replaces and removes what was changed by hand where that is asked for")
    func forces() throws {
        let file = "Scaena Duo/One.xctemplate/___FILEBASENAME___.swift"
        _ = try library.install([template("One")])
        try folder.write("mine", to: below + file)
        #expect(try library.install([template("One")], replacing: true).written == [file])
        #expect(try folder.text(of: below + ".before/" + file + ".before") == "mine")
        try folder.write("mine, too", to: below + file)
        #expect(try library.uninstall(replacing: true).kept.isEmpty)
        #expect(try folder.text(of: below + ".before/" + file + ".before-2") == "mine, too")
        #expect(!folder.contents.contains(below + file))
    }

    @Test("never replaces a file that it did not write")
    func keepsFilesInTheWay() throws {
        let file = "Scaena Duo/One.xctemplate/___FILEBASENAME___.swift"
        try folder.write("theirs", to: below + file)
        #expect(try library.install([template("One")]).kept == [file])
        #expect(try library.uninstall().removed == ["Scaena Duo/One.xctemplate/TemplateInfo.plist"])
        #expect(try folder.text(of: below + file) == "theirs")
    }

    @Test("loses a template that an architecture no longer has, and keeps those of other architectures")
    func followsArchitectures() throws {
        _ = try library.install([template("One"), template("Two")])
        _ = try library.install([template("Other", in: "Scaena Trio")])
        let changes = try library.install([template("One")])
        #expect(changes.written.isEmpty)
        #expect(changes.removed.allSatisfy { $0.hasPrefix("Scaena Duo/Two.xctemplate/") } && changes.removed.count == 2)
        #expect(!folder.contents.contains(below + "Scaena Duo/Two.xctemplate"))
        #expect(folder.contents.contains(below + "Scaena Trio/Other.xctemplate"))
        _ = try library.uninstall()
        #expect(folder.contents.isEmpty)
    }

    @Test("writes nothing anew where all is as it should be")
    func isIdempotent() throws {
        _ = try library.install([template("One")])
        #expect(try library.install([template("One")]) == XcodeTemplateLibrary.Changes())
    }

    @Test("trusts no record that leads out of it")
    func staysInside() throws {
        try folder.write("theirs", to: "Xcode/x.swift")
        let hash = InstalledFiles.hash("theirs")
        try folder.write("\(hash) ../x.swift\n\(hash) /etc/x\n", to: below + InstalledFiles.name)
        #expect(try library.uninstall().removed.isEmpty)
        #expect(try folder.text(of: "Xcode/x.swift") == "theirs")
    }

    @Test("is written elsewhere without a record, and touches nothing where something is in the way")
    func exports() throws {
        _ = try library.export([template("One")])
        _ = try library.export([template("One")])
        #expect(!folder.contents.contains { $0.hasSuffix(InstalledFiles.name) })
        let file = below + "Scaena Duo/One.xctemplate/___FILEBASENAME___.swift"
        try folder.write("mine", to: file)
        let error = #expect(throws: ScaffoldError.self) { try library.export([template("Zero"), template("One")]) }
        #expect(error?.description.contains("\n  \(folder.path)/\(file)") == true)
        #expect(!folder.contents.contains { $0.contains("Zero") })
        #expect(try library.export([template("One")], replacing: true).written.count == 2)
    }
}
