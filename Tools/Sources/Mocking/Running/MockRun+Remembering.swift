import Architecture
import Foundation
import Project
import SourceModel

extension MockRun {
    /// True where an earlier run kept the facts that it read.
    package var isRemembered: Bool { cachePath.map(FileManager.default.fileExists(atPath:)) ?? false }

    private var cacheName: String {
        String(ContentKey(paths.map(SourceFileList.absolutePath).joined(separator: "\n")).hash, radix: 36)
    }

    /// The file of facts, which those who read all of the project remember, too.
    var cachePath: String? {
        cacheFolder.map { FactCache.path(in: $0, of: projectFolder.map { [$0] } ?? paths) }
    }

    var recordPath: String? { cacheFolder.map { "\($0)/mocks-\(outputKey).bin" } }

    private var outputKey: String {
        String(ContentKey(cacheName + SourceFileList.absolutePath(outputName)).hash, radix: 36)
    }

    /// Returns the inputs of mocks beside files and the choice among their protocols, as a number.
    private func basis(_ input: MockInput) -> UInt64 {
        let modules = (settingsModules + knownModules).map { module in
            "\(module.name) \(module.folder) \(module.defaultIsolation.rawValue) \(module.isTest) \(module.origin.rawValue) "
                + module.excluded.joined(separator: ":")
        }.joined(separator: ";")
        var text =
            [toolVersion, options.fingerprint, output.fingerprint, input.outputPath, modules]
            .joined(separator: "\n") + "\n\(defaultIsolation.rawValue)\n"
        for path in input.manifests {
            let key = (try? FileBytes.read(path)).map { ContentKey($0.bytes).hash } ?? 0
            text += "\(path) \(key)\n"
        }
        return ContentKey(text).hash
    }

    /// All that a run's output depends on, as a number.
    func fingerprint(_ input: MockInput, _ around: SourceScan) -> UInt64 {
        let sum = ContentKey.joined(basis(input), ContentKey(selection.fingerprint).hash)
        // Where nothing else of a file counts, what it may declare still does.
        let files = input.scan.files.map { ContentKey.joined(ContentKey($0.path).hash, $0.key?.hash ?? $0.wordsNumber) }
        let others = around.files.map { ContentKey.joined(ContentKey($0.path).hash, $0.wordsNumber) }
        return [files, others].reduce(sum) { ContentKey.joined($0, $1.reduce(0, &+)) }
    }

    /// Looks at files; those that an earlier run saw as they are now are not opened.
    func scan(_ list: SourceFileList, named name: String) -> SourceScan {
        let path = list.files.isEmpty ? nil : cacheFolder.map { "\($0)/\(name)-\(cacheName).bin" }
        let scan = SourceScan(
            list, jobs: jobs, memory: path.map { ScanMemory(path: $0, toolVersion: toolVersion) })
        if let path, let memory = scan.newMemory { try? memory.write(to: path, toolVersion: toolVersion) }
        return scan
    }

    /// Keeps what was read.
    func remember(_ parsed: [ContentKey: FileFacts], _ cache: FactCache?, _ scan: SourceScan) {
        guard let cachePath, let cache, !parsed.isEmpty else { return }
        cache.remember(
            headers: parsed, of: Set(scan.files.compactMap(\.key)), at: cachePath, toolVersion: toolVersion)
    }
}

extension MockRun.Output {
    /// All of it as a text that differs where any of it does.
    fileprivate var fingerprint: String {
        switch self {
        case .file(let path): "file " + path
        case .folder(let path): "folder " + path
        case .modules(let paths):
            "modules " + paths.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        }
    }
}

extension SourceScan.File {
    /// The names that it may declare, as a number.
    fileprivate var wordsNumber: UInt64 { typeWords.reduce(0, ContentKey.joined) }
}
