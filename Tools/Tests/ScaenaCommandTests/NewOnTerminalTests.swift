import Foundation
import TemporaryFolders
import Testing

@testable import ScaenaCommand

#if os(Linux)
    /// A person at a terminal, who types nothing but `scaena new`.
    @Suite("scaena new, alone on a terminal")
    struct NewOnTerminalTests {
        /// The two ends of a pseudo-terminal.
        private struct Terminal {
            let person: FileHandle
            let process: FileHandle

            init() throws {
                // Linux' own way to a pseudo-terminal: glibc's functions for it are not seen from Swift.
                let person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
                try #require(person >= 0)
                var isLocked: CInt = 0
                var number: CUnsignedInt = 0
                let unlock: UInt = 0x4004_5431
                let askForNumber: UInt = 0x8004_5430
                try #require(ioctl(person, unlock, &isLocked) == 0)
                try #require(ioctl(person, askForNumber, &number) == 0)
                let process = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
                try #require(process >= 0)
                self.person = FileHandle(fileDescriptor: person, closeOnDealloc: true)
                self.process = FileHandle(fileDescriptor: process, closeOnDealloc: true)
            }

            /// All that is written to the terminal until nobody has it open any more.
            func screen() -> String {
                var bytes: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = read(person.fileDescriptor, &buffer, buffer.count)
                    guard count > 0 else { break }
                    bytes += buffer.prefix(count)
                }
                return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
            }
        }

        /// Types at a terminal, and gives what stood on it.
        ///
        /// - Parameters:
        ///   - lines: the typed lines, each an answer.
        ///   - arguments: the arguments behind `scaena`.
        ///   - folder: the current folder.
        private func screen(typing lines: [String], to arguments: [String], in folder: TemporaryFolder) throws -> String
        {
            let terminal = try Terminal()
            let process = Process()
            process.executableURL = CommandLineRun.executable
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            process.standardInput = terminal.process
            process.standardOutput = terminal.process
            process.standardError = terminal.process
            try process.run()
            try terminal.process.close()
            // Then the end of the input, so that no question waits.
            let end = String(repeating: "\u{4}", count: 20)
            terminal.person.write(Data((lines.joined(separator: "\n") + "\n" + end).utf8))
            let screen = terminal.screen()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(screen)")
            return screen
        }

        private func project(_ architecture: String) throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            try folder.write("architecture: \(architecture)\ninto: Sources/App\nmodule: App\n", to: "scaena.yml")
            try folder.write("", to: "Package.swift")
            return folder
        }

        @Test("asks, and writes what was answered")
        func asks() throws {
            let folder = try project("snp")
            // What, first wrongly, name, at first none, events, shows, and nothing to the rest.
            let screen = try screen(
                typing: ["scne", "", "", "Ride", "stopTapped", "", "", "", "", ""], to: ["new"], in: folder)
            #expect(screen.contains("What (scene, manager, entity) [scene]: "))
            #expect(screen.contains("Name: ") && screen.contains("Shows (title: String): "))
            #expect(screen.contains("snp has no 'scne': did you mean 'scene'?\n"))
            #expect(screen.contains("a scene needs a name, such as 'About'\nName: "))
            #expect(
                screen.contains("Pulled): ")
                    && screen.contains("= scaena new scene Ride --architecture snp --events stopTapped\n"))
            #expect(screen.contains("└── RideViewController.swift"))
            #expect(try folder.text(of: "Sources/App/Ride/RideProtocols.swift").contains("func stopTapped()"))
        }

        @Test("asks again where an answer is wrong, with the reason, whatever it is an answer to")
        func asksAgain() throws {
            let folder = try project("bviper")
            try folder.write("class TakenVC {}\n", to: "Sources/App/Taken.swift")
            let screen = try screen(
                typing: [
                    "Taken", "Ride", "foo bar", "rideViewDidPressStop", "text: Date", "text: String", "2Terms", "Terms",
                    "About Us", "", "item", "item: Item", "class", "canceled", "help me", "Help", "perhaps", "no",
                ], to: ["new", "module"], in: folder)
            for reason in [
                "Sources/App/Taken.swift:1:7: error: 'TakenVC' is declared here",
                "'foo bar' cannot be the name of an event",
                "'text' cannot be shown as 'Date'", "'2Terms' cannot be the name of a module", "'About Us' cannot be",
                "values that are taken are written 'name: Type', as in 'item: Item', and this is 'item'",
                "'class' cannot be the name of a value", "'help me' cannot be the name of a wireframe",
                "say 'yes' or 'no'",
            ] {
                #expect(screen.contains("\n\(reason)") || screen.contains(": \(reason)"), "\(reason)\n\(screen)")
            }
            #expect(
                screen.contains(
                    "= scaena new module Ride --architecture bviper --events rideViewDidPressStop --shows 'text: String' "
                        + "--navigates Terms --takes 'item: Item' --returns canceled --further 'wireframe: Help' "
                        + "--no-contracts\n"), "\(screen)")
            #expect(try folder.text(of: "Sources/App/RideModule/RidePresenter.swift").contains("finishCanceled()"))
        }

        @Test("asks for workers, and says at once what was told wrongly")
        func workers() throws {
            let folder = try project("viper-s")
            let screen = try screen(
                typing: ["List", "Items", "", "", "", "", "", "Upload, 3", "Upload, Cache"], to: ["new", "module"],
                in: folder)
            #expect(screen.contains("'3' cannot be the name of a worker"), "\(screen)")
            #expect(screen.contains("--group Items --further 'worker: Upload, Cache'\n"), "\(screen)")
            #expect(folder.contents.contains("Sources/App/Items/List/ItemsListCacheWorker.swift"), "\(screen)")
        }
    }
#endif
