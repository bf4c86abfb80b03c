import Checking
import Findings
import Foundation

extension CheckCommand {
    /// Checks what one definition rules, and mends it where that is asked for.
    func result(of part: CheckedPart, _ tree: StagedTree?) throws -> CheckReport {
        guard fix else { return try report(on: part, tree) }
        // What is mended stands where the files do, whatever was read.
        let project = try tree.map { try ProjectDefaults(from: $0.original(part.project.folder)) } ?? part.project
        // What begins to write ends what an earlier run had begun; what shows only touches nothing.
        guard !dryRun else {
            let report = try report(on: part, tree)
            tell(run(on: report, tree), root: project.folder)
            return report
        }
        // What is mended is what was read: nobody else writes meanwhile.
        let lock = try project.locked()
        defer { withExtendedLifetime(lock) {} }
        var report = try report(on: part, tree)
        let run = run(on: report, tree)
        do {
            try run.write(in: project.folder)
        } catch {
            throw Failure(error.isForbidden ? .noPermission : .cannotCreate, "nothing is mended: \(error.description)")
        }
        tell(run, root: project.folder)
        if run.count > 0, !staged {
            ReadMemory.release()
            report = try self.report(on: part)
        }
        return report
    }

    /// The mends of a report: of what is staged, those of files that stand as they are staged.
    private func run(on report: CheckReport, _ tree: StagedTree?) -> FixRun {
        guard let tree else { return FixRun(report.findings, broken: report.broken) }
        let findings = report.findings.map { finding in
            var finding = finding
            finding.place.path = tree.original(finding.place.path)
            finding.rename = finding.rename.map(tree.original)
            for number in finding.fix.indices { finding.fix[number].path = tree.original(finding.fix[number].path) }
            return finding
        }
        return FixRun(findings, broken: report.broken.map(tree.original), unstaged: tree.different)
    }

    /// Tells what is mended, line by line.
    private func tell(_ run: FixRun, root: String) {
        func short(_ path: String) -> String {
            path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        }
        var text = ""
        for change in run.changes {
            if let path = change.rename { text += "\(short(change.path)) → \(short(path))\n" }
            let (before, after) = (Self.lines(change.before), Self.lines(change.after))
            for difference in after.difference(from: before) {
                switch difference {
                case .remove(let offset, let line, _): text += "\(short(change.path)):\(offset + 1): - \(line)\n"
                case .insert(let offset, let line, _): text += "\(short(change.path)):\(offset + 1): + \(line)\n"
                }
            }
        }
        for refusal in run.refusals { text += "note: \(refusal)\n" }
        let verb = dryRun ? "would be mended" : run.count == 1 ? "is mended" : "are mended"
        let more = staged && run.count > 0 ? ", and not staged yet: 'git add' what has changed" : ""
        text += "\(run.count) \(run.count == 1 ? "finding" : "findings") \(verb)\(more).\n\n"
        // What reads a program's output gets nothing but the report.
        FileHandle.standardError.write(Data(text.utf8))
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
