import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The browser's process, with the pipes that lead to it.
final class BrowserProcess: Sendable {
    /// The pipe that the browser reads from.
    let toBrowser: FileHandle
    /// The pipe that the browser writes to.
    let fromBrowser: FileHandle
    private let words = LastWords()
    private let exit: AsyncStream<Never>

    /// - Throws: `ChromiumError.ended` when the process cannot be started.
    init(executable: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("chromium-\(UUID().uuidString)").path
        let commands = Pipe()
        let answers = Pipe()
        let errors = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The browser wants its commands on 3 and answers on 4, which `Process` cannot give: the shell moves them.
        // The shell stays to remove the profile afterwards, however the browser and whoever drove it ended.
        process.arguments =
            ["-c", #"dir="$1"; shift; "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null; rm -rf "$dir""#]
            + [executable, folder] + Self.arguments(profile: folder)
        process.standardInput = commands
        process.standardOutput = answers
        process.standardError = errors
        let (stream, end) = AsyncStream<Never>.makeStream()
        process.terminationHandler = { _ in end.finish() }
        exit = stream
        toBrowser = commands.fileHandleForWriting
        fromBrowser = answers.fileHandleForReading
        do {
            // A write to a browser that died would otherwise end this process.
            signal(SIGPIPE, SIG_IGN)
            try process.run()
        } catch {
            throw ChromiumError.ended(lastWords: error.localizedDescription)
        }
        // Kept open here, the ends of the child would hide its death.
        try? commands.fileHandleForReading.close()
        try? answers.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        words.listen(to: errors.fileHandleForReading)
    }

    /// The end of what the browser wrote to its standard error. Asked when it has ended, so it is near its end too.
    var lastWords: String { words.text(within: 1) }

    /// Returns when the process is gone.
    func ended() async {
        for await _ in exit {}
    }

    private static func arguments(profile: String) -> [String] {
        var arguments = [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
            "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
            "--hide-scrollbars", "--force-color-profile=srgb", "--disable-features=Translate,OptimizationHints",
            "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
            "--disable-backgrounding-occluded-windows",
        ]
        // Chromium's sandbox refuses to run as root, as which containers build.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        return arguments
    }
}

/// The last lines that a process wrote to its standard error.
private final class LastWords: @unchecked Sendable {
    // Guards what follows, and tells of the end.
    private let condition = NSCondition()
    private var tail = Data()
    private var isOver = false

    /// Returns the written text, as soon as all of it was read, or after so many seconds.
    func text(within seconds: TimeInterval) -> String {
        let deadline = Date(timeIntervalSinceNow: seconds)
        let tail = condition.withLock {
            while !isOver, condition.wait(until: deadline) {}
            return self.tail
        }
        return String(decoding: tail, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func listen(to handle: FileHandle) {
        let reader = Thread { [self] in
            while let chunk = bytesThatAreThere(in: handle) { keep(chunk) }
            condition.withLock {
                isOver = true
                condition.broadcast()
            }
        }
        reader.name = "chromium.errors"
        reader.start()
    }

    private func keep(_ chunk: Data) {
        condition.withLock { tail = Data((tail + chunk).suffix(2_048)) }
    }
}
