#if Stage && !canImport(UIKit)
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// The tokens that grant access to a stage: 128 random bits, new or kept from start to start.
    enum StageToken {
        /// A new token.
        static func make() -> String {
            var generator = SystemRandomNumberGenerator()
            return (0..<16).map { _ in
                let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
        }

        /// The token that a program had at its last start, or a new one, which is kept for the next.
        ///
        /// So a page that was open before a rebuild may come in after it. The token is kept in a file of the user's that
        /// nobody else can read. A file that others could read, or that is none of the user's, is not believed.
        ///
        /// - Parameters:
        ///   - program: The path of the program. Builds of one project have one token for each program.
        ///   - folder: Where tokens are kept.
        /// - Returns: The token; a new one that is not kept where the folder cannot be written.
        static func kept(for program: String = programPath, in folder: URL = folder) -> String {
            let path = folder.appendingPathComponent(fileName(for: program)).path
            if let known = read(path) { return known }
            let token = make()
            write(token, to: path, in: folder)
            return token
        }

        /// This program.
        static var programPath: String { Bundle.main.executablePath ?? CommandLine.arguments.first ?? "" }

        /// The user's folder for what programs keep.
        static var folder: URL {
            let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
            return (folders.first ?? FileManager.default.temporaryDirectory)
                .appendingPathComponent("Scaena/StageTokens", isDirectory: true)
        }

        /// A debug build and a release build of a project are one program.
        static func fileName(for program: String) -> String {
            let name = program.split(separator: "/").last.map(String.init) ?? "stage"
            let project = program.range(of: "/.build/").map { program[..<$0.lowerBound] + "/" + name } ?? program[...]
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in project.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return "\(name)-\(String(hash, radix: 16)).token"
        }

        private static func read(_ path: String) -> String? {
            let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
                status.st_mode & 0o077 == 0
            else { return nil }
            var bytes = [UInt8](repeating: 0, count: 33)
            let count = bytes.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
            let token = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
            return token.utf8.count == 32 && token.allSatisfy(\.isHexDigit) ? token : nil
        }

        /// Writes beside and renames, so that nobody ever sees half a token, or one that others may read.
        private static func write(_ token: String, to path: String, in folder: URL) {
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let fresh = "\(path).\(getpid())"
            unlink(fresh)
            let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard file >= 0 else { return }
            let bytes = Array(token.utf8)
            let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            close(file)
            if count != bytes.count || rename(fresh, path) != 0 { unlink(fresh) }
        }
    }
#endif
