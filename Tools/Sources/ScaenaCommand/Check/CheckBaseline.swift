import Architecture
import Checking
import Findings
import Foundation
import SourceModel

/// The file of the findings that a project has accepted for now.
struct CheckBaseline {
    let path: String

    /// The baseline of a project, beside what else the tool notes there.
    init(of project: ProjectDefaults) { path = project.folder + "/.scaena/baseline.json" }

    /// Reads the file; nil where there is none.
    func read() throws -> Baseline? {
        guard let data = FileManager.default.contents(atPath: path) else {
            guard !FileManager.default.fileExists(atPath: path) else {
                throw Failure(.noPermission, "cannot read '\(path)'")
            }
            return nil
        }
        do {
            return try Baseline(data)
        } catch {
            throw Failure(.data, "'\(path)' is no baseline: delete it, or write it anew with 'scaena check --baseline'")
        }
    }

    func write(_ baseline: Baseline) throws {
        do {
            try AtomicFile.write(Array(baseline.data), to: path)
        } catch {
            throw Failure(.cannotCreate, "cannot write '\(path)': \(error.localizedDescription)")
        }
    }
}
