import Foundation

/// Builds an app, shows it, and does so again after each change, until a person ends it.
///
/// The app that runs stays until another is built, so that a mistake takes nothing away from the page. All is decided on
/// one thread; threads of their own wait for processes and files and tell ``RunEvents``.
final class RunSession {
    private let package: RunPackage
    private let arguments: [String]
    private let folder: RunFolder
    private let events = RunEvents()
    private let say: (String) -> Void

    private var build: (number: Int, process: ChildProcess, output: LastLines, begun: Date)?
    private var buildNumber = 0
    private var isStale = false
    /// True if the next build has to look anew for the products to build.
    private var mustPlan = true
    private var app: (number: Int, process: ChildProcess, errors: LastLines, begun: Date)?
    private var appNumber = 0
    private var door: RunDoor?
    private var isStopping = false
    /// When the change was seen that the next app shows.
    private var changed: Date?
    private var binary: String?

    init(_ package: RunPackage, arguments: [String], say: @escaping (String) -> Void) throws {
        self.package = package
        self.arguments = arguments
        self.say = say
        folder = try RunFolder()
    }

    /// Goes on until a person ends it.
    func run() throws {
        defer { folder.remove() }
        takeSignals()
        RunWatch(paths: package.watched).begin { [events] in events.tell(.changed($0)) }
        openDoor()
        try startBuild("Building \(package.product)…")
        while !isStopping {
            switch events.next() {
            case .changed(let change): try sourcesDidChange(change)
            case .built(let number, let end) where number == build?.number: try buildDidEnd(end)
            case .ended(let number, let end) where number == app?.number: appDidEnd(end)
            case .again: if app == nil, door != nil, build == nil { try startApp() }
            case .stop: isStopping = true
            case .built, .ended, nil: break
            }
        }
        stop()
    }

    /// Opens the page's address before there is an app, so that a person sees there how the first build goes.
    private func openDoor() {
        let kept = RunAddress.kept(for: package)
        let again: @Sendable () -> Void = { [events] in events.tell(.again) }
        guard let (door, address) = RunAddress.open(near: kept, telling: RunNews(state: .building), onAgain: again)
        else { return }
        self.door = door
        folder.address = address
        RunAddress.keep(address, for: package)
        say("Open \(address.absoluteString)")
    }

    // MARK: Building

    private func sourcesDidChange(_ change: RunWatch.Change) throws {
        let files = change.files
        if change.areOthers { mustPlan = true }
        let names = files.prefix(3).map { BuildProblem.shown($0, from: package.folder) }
        let more = files.count > names.count ? " and \(files.count - names.count) more" : ""
        changed = Date()
        if let build {
            // What it builds is old: it ends, and the next begins when it has.
            isStale = true
            build.process.signal(SIGINT)
            return
        }
        try startBuild("\(names.joined(separator: ", "))\(more) changed. Building…")
    }

    private func startBuild(_ reason: String) throws {
        say(reason)
        isStale = false
        tellPage(RunNews(state: .building))
        let output = LastLines(limit: 2000)
        var words = ["build", "--package-path", package.folder, "--product", package.product]
        // SwiftPM does not see that a package beside this one has another file.
        if mustPlan { words.append("--disable-build-manifest-caching") }
        let process = try ChildProcess("swift", words, readsOutput: true)
        buildNumber += 1
        build = (buildNumber, process, output, Date())
        process.follow(output.add) { [events, number = buildNumber] in events.tell(.built(number, $0)) }
    }

    private func buildDidEnd(_ end: ChildProcess.End) throws {
        guard let build else { return }
        self.build = nil
        if isStale { return try startBuild("The sources changed meanwhile. Building again…") }
        guard end.isSuccess else {
            for line in build.output.all where !line.hasPrefix("[") { say(line) }
            let problems = BuildProblem.problems(in: build.output.all, of: package.folder)
            say("The build failed. The next change is built again.")
            return tellPage(.failure(problems))
        }
        // The compiler's warnings are worth as much here as in a build by hand.
        for line in build.output.all where line.contains("warning: ") { say(line) }
        mustPlan = false
        say("Built in \(Self.seconds(since: build.begun)).")
        try replaceApp()
    }

    // MARK: The app

    private func replaceApp() throws {
        if app != nil {
            app?.process.write(#"{"leave":true}"#)
            awaitAppsEnd(within: 3)
        }
        try startApp()
    }

    private func startApp() throws {
        door?.close()
        door = nil
        let binary = try binary ?? binaryPath()
        self.binary = binary
        let errors = LastLines(limit: 400)
        folder.forgetDeeds()
        var environment: [String: String?] = [RunFolder.variable: folder.path]
        if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no,threads=crashed,images=none,limit=24"
        }
        let process = try ChildProcess(
            binary, arguments, environment: environment, readsOutput: false, takesInput: true)
        appNumber += 1
        app = (appNumber, process, errors, Date())
        process.follow { line in
            errors.add(line)
            FileHandle.standardError.write(Data((line + "\n").utf8))
        } onEnd: { [events, number = appNumber] in
            events.tell(.ended(number, $0))
        }
        if let changed { say("Started \(Self.seconds(since: changed)) after the change.") }
        changed = nil
    }

    private func binaryPath() throws -> String {
        let folder = try RunPackage.swift(
            ["build", "--package-path", package.folder, "--show-bin-path"], of: package.folder)
        return folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + package.product
    }

    /// The app has ended by itself.
    private func appDidEnd(_ end: ChildProcess.End) {
        guard let app else { return }
        self.app = nil
        let reason =
            switch end {
            case .exit(0): "The app has ended by itself."
            case .exit(let status): "The app has ended with status \(status)."
            case .signal(let number): "The app has crashed (signal \(number): \(String(cString: strsignal(number))))."
            }
        let last = folder.lastDeed
        let trace = end.isSuccess ? reason : Self.trace(in: app.errors.all, orElse: reason)
        standIn(telling: RunNews(state: .crashed, trace: trace, last: last))
        say(reason + (last.map { " Done last: \($0)." } ?? "") + " The next change starts it again.")
    }

    private func standIn(telling news: RunNews) {
        if let door, door.boundPort == folder.address?.port.flatMap({ UInt16(exactly: $0) }) { return door.tell(news) }
        door?.close()
        door = folder.address.flatMap { RunDoor(at: $0, telling: news) { [events] in events.tell(.again) } }
    }

    /// The end of what a crashed app wrote, from where it says why.
    static func trace(in lines: [String], orElse reason: String) -> String {
        let begin =
            lines.lastIndex { $0.contains("Fatal error") || $0.contains("Precondition failed") }
            ?? lines.firstIndex { $0.hasPrefix("***") || $0.hasPrefix("💣") }
        let text = (begin.map { Array(lines[$0...]) } ?? lines.suffix(20)).prefix(80).joined(separator: "\n")
        return text.isEmpty ? reason : String(text.prefix(16_000))
    }

    private func awaitAppsEnd(within seconds: Double) {
        guard let app else { return }
        var deadline = Date(timeIntervalSinceNow: seconds)
        var signals = [SIGTERM, SIGKILL]
        var others: [RunEvents.Event] = []
        while true {
            switch events.next(until: deadline) {
            case .ended(app.number, _):
                self.app = nil
                for event in others { events.tell(event) }
                return
            case nil:
                guard !signals.isEmpty else { return self.app = nil }
                app.process.signal(signals.removeFirst())
                deadline = Date(timeIntervalSinceNow: 2)
            case .some(let event): others.append(event)
            }
        }
    }

    /// Tells the page how it stands: by the app, or by who stands in for it.
    private func tellPage(_ news: RunNews) {
        if let app { return app.process.write(news.line) }
        if door != nil || news.state == .failed { standIn(telling: news) }
    }

    // MARK: The end

    private func takeSignals() {
        signal(SIGPIPE, SIG_IGN)
        EndSignals.take { [events] in events.tell(.stop) }
    }

    private func stop() {
        say("Ending…")
        door?.close()
        door = nil
        build?.process.signal(SIGTERM)
        app?.process.signal(SIGTERM)
        awaitAppsEnd(within: 2)
        guard let build else { return }
        var deadline = Date(timeIntervalSinceNow: 2)
        var isForced = false
        while true {
            switch events.next(until: deadline) {
            case .built(build.number, _): return
            case nil where isForced: return
            case nil:
                build.process.signal(SIGKILL)
                isForced = true
                deadline = Date(timeIntervalSinceNow: 2)
            default: break
            }
        }
    }

    private static func seconds(since date: Date) -> String {
        String(format: "%.1f s", Date().timeIntervalSince(date))
    }
}
