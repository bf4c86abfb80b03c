/// The Xcode projects that were read before: a project has a file of megabytes, and few lines of it tell of modules.
struct XcodeProjectMemory: Sendable {
    private struct Entry: Sendable {
        var key: ContentKey
        var project: XcodeProject
    }

    private let memory: MemoryFile
    private let known: [String: Entry]

    /// Reads what an earlier run remembered.
    init(_ memory: MemoryFile) {
        self.memory = memory
        known =
            memory.read { reader throws(BinaryFormError) in
                var known: [String: Entry] = [:]
                for _ in 0..<(try reader.readCount()) {
                    let file = try String(from: &reader)
                    let hash = try reader.readFixed()
                    let key = ContentKey(hash: hash, length: UInt32(try reader.readSize()))
                    let folder = try String(from: &reader)
                    let targets = try [XcodeProject.Target](from: &reader)
                    known[file] = Entry(key: key, project: XcodeProject(targets: targets, folder))
                }
                return known
            } ?? [:]
    }

    /// Gives the projects of some paths, those that are none left out; what is new of them is remembered.
    func projects(_ paths: [String], jobs: Int) -> [XcodeProject] {
        let read = ParallelResults<(file: String, entry: Entry)>(paths.count)
        Workers.run(paths.count, jobs: jobs) { number in
            let file = XcodeProject.file(of: paths[number])
            guard let bytes = try? FileBytes.read(file) else { return }
            let key = withExtendedLifetime(bytes) { ContentKey(bytes.bytes) }
            if let entry = known[file], entry.key == key {
                read[number] = (file, entry)
            } else if let project = XcodeProject(file, bytes) {
                read[number] = (file, Entry(key: key, project: project))
            }
        }
        let found = paths.indices.compactMap { read[$0] }
        if found.contains(where: { known[$0.file]?.key != $0.entry.key }) {
            memory.write { writer in
                writer.write(found.count)
                for (file, entry) in found {
                    file.write(to: &writer)
                    writer.writeFixed(entry.key.hash)
                    writer.writeFixed32(Int(entry.key.length))
                    entry.project.folder.write(to: &writer)
                    entry.project.targets.write(to: &writer)
                }
            }
        }
        return found.map(\.entry.project)
    }
}

extension XcodeProject.Target: BinaryForm {
    func write(to writer: inout ByteWriter) {
        for text in [name, module, defaultIsolation.rawValue] { text.write(to: &writer) }
        for flag in [isTest, isApp] { flag.write(to: &writer) }
        for list in [files, folders, excluded.sorted()] { list.write(to: &writer) }
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        let module = try String(from: &reader)
        guard let isolation = ModuleFact.DefaultIsolation(rawValue: try String(from: &reader)) else {
            throw BinaryFormError()
        }
        let isTest = try Bool(from: &reader)
        let isApp = try Bool(from: &reader)
        let files = try [String](from: &reader)
        let folders = try [String](from: &reader)
        self.init(
            name: name, module: module, isTest: isTest, isApp: isApp, files: files, folders: folders,
            excluded: Set(try [String](from: &reader)), defaultIsolation: isolation)
    }
}
