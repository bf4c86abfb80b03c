/// The types of which nothing tells how a value is made, so that no test that needs one can be written.
struct UntestedTypes {
    private let names: Set<String>

    /// The types of some values.
    init(_ values: [PassedValue]) {
        names = Set(values.flatMap(\.unmakeable))
    }

    /// True if there are none.
    var isEmpty: Bool { names.isEmpty }

    /// The files without the tests that need a value.
    ///
    /// - Parameter files: all files.
    func left(of files: [RenderedFile]) -> [RenderedFile] {
        isEmpty
            ? files
            : files.filter { file in !(file.place == .tests && names.contains { file.text.contains("\($0).sample") }) }
    }

    /// Returns the things that a person can do, a sentence for each type; none where no tests are wanted.
    ///
    /// - Parameter tests: true if tests are wanted.
    func sentences(for tests: Bool) -> [String] {
        guard tests else { return [] }
        return names.sorted().map { name in
            "nothing tells how a '\(name)' is made, so the tests that need one were left out"
                + (WellKnownTypes.facts(of: name) != nil
                    ? ""
                    : ": write 'extension \(name) { static var sample: \(name) { … } }' in a file of the tests, then run this "
                        + "again")
        }
    }
}
