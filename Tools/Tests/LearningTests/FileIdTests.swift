import Testing

@testable import Learning

/// The ids of a unit's files.
@Suite("Ids of files")
struct FileIdTests {
    @Test("Each file has an id of its own, also where several are called otherwise than a word")
    func areDistinct() {
        var files: [LearnedFile] = []
        for path in ["{Unit}.swift", "{Unit}+1.swift", "{Unit}+2.swift", "{Unit}+3.swift", "{Unit}View.swift"] {
            let id = PlacementLearning.id(path, of: "function", beside: files)
            files.append(LearnedFile(id: id, path: Learned(path, Evidence(1, of: 1)), holds: [], isOfFunctions: true))
        }
        #expect(files.map(\.id) == ["functionFile", "function2File", "function3File", "function4File", "viewFile"])
    }
}
