import SourceModel

/// The outputs of an earlier run, as far as they still are as they were written.
struct EarlierOutputs {
    private let record: OutputSections

    /// Reads the record of an earlier run.
    ///
    /// - Parameters:
    ///   - path: The record's file; `nil` where nothing is kept.
    ///   - toolVersion: The version of the tool.
    init?(_ path: String?, _ toolVersion: String) {
        guard let path, let record = OutputSections.read(from: path, toolVersion: toolVersion) else { return nil }
        self.record = record
    }

    /// Returns the content of an output; `nil` where somebody changed it.
    func output(_ path: String) -> EarlierOutput? {
        guard let output = record.outputs[path], let bytes = try? FileBytes.read(path),
            withExtendedLifetime(bytes, { ContentKey(bytes.bytes) == output.content })
        else { return nil }
        return EarlierOutput(output, paths: record.paths, bytes: bytes)
    }
}

/// An output of an earlier run, mock by mock.
struct EarlierOutput {
    /// One mock.
    struct Part {
        let section: MockSection
        fileprivate let start: Int
        fileprivate let bytes: FileBytes

        /// Gives its code to a piece of work.
        func withCode(_ work: (UnsafeRawBufferPointer) -> Void) {
            withExtendedLifetime(bytes) {
                work(UnsafeRawBufferPointer(rebasing: bytes.bytes[start..<(start + section.length)]))
            }
        }
    }

    private let sections: [OutputSections.Section]
    private let paths: [String]
    private let bytes: FileBytes
    /// The length of the whole output.
    var length: Int { bytes.bytes.count }
    /// Where the sections stand, by what they were made from.
    private var places: [UInt64: (section: Int, start: Int)] = [:]

    fileprivate init(_ output: OutputSections.Output, paths: [String], bytes: FileBytes) {
        sections = output.sections
        self.paths = paths
        self.bytes = bytes
        var start = output.start
        let end = bytes.bytes.count
        for (number, section) in output.sections.enumerated() {
            guard section.length >= 0, start >= 0, section.length <= end - start else { break }
            places[section.key] = (number, start)
            start += section.length
        }
    }

    /// The mock that was made from something; `nil` where none was.
    func part(_ key: UInt64) -> Part? {
        guard let (number, start) = places[key] else { return nil }
        let section = sections[number]
        guard section.sources.allSatisfy(paths.indices.contains) else { return nil }
        return Part(
            section: MockSection(
                name: section.name, key: key, length: section.length, sources: section.sources.map { paths[$0] },
                modules: section.modules,
                warnings: section.notes.map {
                    MockWarning(path: $0.path, line: $0.line, column: $0.column, text: $0.text)
                },
                isMade: section.isMade),
            start: start, bytes: bytes)
    }
}

extension OutputSections {
    /// Makes the record of some files that the next run needs.
    init(of files: [String: MockFile], contents: [String: ContentKey]) {
        self.init()
        var numbers: [String: Int] = [:]
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            guard let content = contents[path], !file.sections.isEmpty else { continue }
            let sections = file.sections.map { section in
                let sources = section.sources.map { path in
                    if let number = numbers[path] { return number }
                    numbers[path] = paths.count
                    paths.append(path)
                    return paths.count - 1
                }
                return Section(
                    // What has no name is found by nobody.
                    name: section.name, key: section.key ?? 0, length: section.length, sources: sources,
                    modules: section.modules,
                    notes: section.warnings.map {
                        Note(path: $0.path, line: $0.line, column: $0.column, text: $0.text)
                    },
                    isMade: section.isMade)
            }
            outputs[path] = Output(content: content, start: file.pieces.first?.count ?? 0, sections: sections)
        }
    }
}
