#if Stage && !canImport(UIKit)
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// Finds in which line of the app's own sources something was made, by the toolchain's `llvm-symbolizer`: debug builds say.
    enum SourceLines {
        /// The nearest line of the app.
        ///
        /// - Parameter callers: Return addresses, the nearest first.
        /// - Returns: As in `Sources/Shop/CartView.swift:12`; `nil` where that is not known.
        static func nearest(_ callers: [UInt]) -> String? {
            guard !callers.isEmpty, let symbolizer, let program = Self.program else { return nil }
            let offsets = callers.filter { $0 > program.base }.map { $0 - 1 - program.base }
            return lines(of: offsets, in: program.path, by: symbolizer).first(where: isOwn).map(shown)
        }

        /// This program's file, and where its first byte is in memory.
        private static let program: (path: String, base: UInt)? = {
            guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
                let maps = FileManager.default.contents(atPath: "/proc/self/maps")
            else { return nil }
            // As in "55d0c0a00000-55d0c0b00000 r--p 00000000 08:01 1234    /app/.build/debug/App".
            for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") where line.hasSuffix(path) {
                let parts = line.split(separator: " ", omittingEmptySubsequences: true)
                guard parts.count >= 6, Int(parts[2], radix: 16) == 0,
                    let base = parts[0].split(separator: "-").first.flatMap({ UInt($0, radix: 16) })
                else { continue }
                return (path, base)
            }
            return nil
        }()

        /// One line of output for each address.
        private static func lines(of offsets: [UInt], in file: String, by symbolizer: String) -> [String] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: symbolizer)
            process.arguments =
                ["--obj=\(file)", "--functions=none", "--no-inlines"] + offsets.map { "0x" + String($0, radix: 16) }
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return [] }
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }

        /// True of a line that somebody wrote who makes the app.
        static func isOwn(_ line: String) -> Bool {
            let parts = line.split(separator: ":")
            guard line.hasPrefix("/"), parts.count >= 2, Int(parts[1]) ?? 0 > 0 else { return false }
            let ours = ["/Sources/ScaenaHeadlessUIKit/", "/Sources/ScaenaUIKit/", "/Sources/ScaenaStage/"]
            return !ours.contains { line.contains($0) } && !line.contains("<compiler-generated>")
        }

        /// Without what lies above the package, and without the column.
        static func shown(_ line: String) -> String {
            let place = line.split(separator: ":").prefix(2).joined(separator: ":")
            let folders = ["/Sources/", "/Tests/"].compactMap { place.range(of: $0, options: .backwards)?.lowerBound }
            return folders.max().map { String(place[$0...].dropFirst()) } ?? place
        }

        /// On the path, or beside the `swift` that is there.
        private static let symbolizer: String? = {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            var folders = path.split(separator: ":").map(String.init)
            for folder in folders {
                let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
                folders.append(swift.deletingLastPathComponent().path)
            }
            return folders.map { $0 + "/llvm-symbolizer" }.first { access($0, X_OK) == 0 }
        }()
    }
#endif
