import Foundation
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

        @Test("asks, and writes what was answered")
        func asks() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-asks-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("architecture: snp\ninto: Sources/App\nmodule: App\n".utf8)
                .write(to: folder.appendingPathComponent("scaena.yml"))
            try Data().write(to: folder.appendingPathComponent("Package.swift"))
            let terminal = try Terminal()
            let process = Process()
            process.executableURL = CommandLineRun.executable
            process.arguments = ["new"]
            process.currentDirectoryURL = folder
            process.standardInput = terminal.process
            process.standardOutput = terminal.process
            process.standardError = terminal.process
            try process.run()
            try terminal.process.close()
            // What, first wrongly, name, at first none, events, shows, and nothing to the rest; then the end of the input, so that no question waits.
            let end = String(repeating: "\u{4}", count: 20)
            terminal.person.write(Data("scne\n\n\nRide\nstopTapped\n\n\n\n\n\n\(end)".utf8))
            let screen = terminal.screen()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(screen)")
            #expect(screen.contains("What (scene, manager, entity) [scene]: "))
            #expect(screen.contains("Name: ") && screen.contains("Shows (title: String): "))
            #expect(screen.contains("snp has no 'scne': did you mean 'scene'?\n"))
            #expect(screen.contains("a scene needs a name, such as 'About'\nName: "))
            #expect(
                screen.contains("Changed): ")
                    && screen.contains("= scaena new scene Ride --architecture snp --events stopTapped\n"))
            #expect(screen.contains("└── RideViewController.swift"))
            let protocols = try String(
                contentsOf: folder.appendingPathComponent("Sources/App/Ride/RideProtocols.swift"), encoding: .utf8)
            #expect(protocols.contains("func stopTapped()"))
        }
    }
#endif
