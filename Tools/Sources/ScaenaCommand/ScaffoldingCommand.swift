import Architecture
import ArgumentParser
import Foundation
import Scaffolding

/// A command that scaffolds into a project.
protocol ScaffoldingCommand: ParsableCommand {
    var options: ScaffoldOptions { get }

    /// The treatment of files that are in the way.
    var collisions: ScaffoldOutput.Collisions { get }

    /// Works out what is asked for.
    ///
    /// - Parameters:
    ///   - place: where it is put.
    ///   - source: the architecture that rules there.
    func scaffold(at place: ProjectDefaults.Place, _ source: ArchitectureSource) throws(ScaffoldError) -> UnitScaffold
}

extension ScaffoldingCommand {
    var collisions: ScaffoldOutput.Collisions { options.collisions }

    func run() throws { try options.finish(collisions, scaffold) }

    /// Returns the mistake in some arguments, and the words to write instead; nil where they serve. Nothing is
    /// written.
    static func mistake(in arguments: [String]) -> String? {
        let command: Self
        do {
            command = try parse(arguments)
        } catch {
            return message(for: error)
        }
        do {
            let (place, source) = try command.options.place(in: ProjectDefaults())
            let scaffold = try command.scaffold(at: place, source)
            let file = scaffold.files.map(\.path).first { path in
                !scaffold.replacedFiles.contains(path) && FileManager.default.fileExists(atPath: path)
            }
            guard let file, command.collisions == .refused else { return nil }
            return "'\(ScaffoldReport.shown(file))' is there already: choose another name, or say --force"
        } catch let error as ScaffoldError {
            return ScaffoldReport.shown(in: error.description)
        } catch {
            return (error as? Failure)?.message ?? "\(error)"
        }
    }
}
