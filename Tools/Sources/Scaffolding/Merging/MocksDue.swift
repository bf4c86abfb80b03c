import Foundation
import Project

/// The units that were written and whose mocks are not up to date yet: a run that was stopped in between is carried
/// on by the next.
///
/// It is noted with the files themselves, in one transaction, and taken back once the mocks are written.
package struct MocksDue: Sendable {
    /// The words and names of what was written: `scene Home`.
    package let units: Set<String>

    private let path: String

    /// Reads what is noted in a project.
    ///
    /// - Parameter folder: a folder of the project.
    package init(around folder: String) {
        path = Self.path(in: UnitRecord.project(of: folder + "/x") ?? folder)
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        units = Set(text.split(separator: "\n").map(String.init))
    }

    /// Notes that nothing is left to do.
    package func settle() { unlink(path) }

    static func note(_ scaffolds: [UnitScaffold], _ transaction: inout FileTransaction, in project: String) {
        let names = scaffolds.compactMap { $0.record?.record.asked }
            .map { "\($0["kind"] ?? "") \($0["name"] ?? "")\n" }
        if !names.isEmpty { transaction.write(path(in: project), Set(names).sorted().joined()) }
    }

    private static func path(in project: String) -> String { project + "/.scaena/mocks-due" }
}
