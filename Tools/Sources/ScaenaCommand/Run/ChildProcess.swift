import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that runs in a process group of its own, so that it ends with all that it started.
///
/// Foundation's `Process` hands its parent's signal mask on, and knows no groups.
final class ChildProcess: @unchecked Sendable {
    /// The end of a process.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)

        /// True if all went well.
        var isSuccess: Bool { self == .exit(0) }
    }

    /// The number of the process and of its group.
    let id: pid_t
    private let input: Int32
    private let output: Int32
    private let lock = NSLock()
    private var isOver = false

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for on `PATH`.
    ///   - arguments: the arguments after its name.
    ///   - environment: variables beside the tool's own; one without a value is taken away.
    ///   - readsOutput: true if its standard output is read with its standard error. Else only the latter is.
    ///   - takesInput: true if ``write(_:)`` writes to it. Else its input is empty.
    /// - Throws: ``Failure`` with the system's reason.
    init(
        _ program: String, _ arguments: [String], environment: [String: String?] = [:], readsOutput: Bool,
        takesInput: Bool = false
    ) throws {
        var output: [Int32] = [-1, -1]
        var input: [Int32] = [-1, -1]
        guard Self.open(&output), Self.open(&input) else {
            throw Failure(.cannotCreate, "'\(program)' cannot be started: \(String(cString: strerror(errno)))")
        }
        var actions = Self.fileActions()
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
        if readsOutput { posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO) }
        posix_spawn_file_actions_adddup2(&actions, output[1], STDERR_FILENO)
        var attributes = Self.attributes()
        defer { posix_spawnattr_destroy(&attributes) }

        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + settings { free(text) } }
        var id: pid_t = 0
        let status = posix_spawnp(&id, program, &actions, &attributes, words, settings)
        close(input[0])
        close(output[1])
        if !takesInput { close(input[1]) }
        guard status == 0 else {
            close(output[0])
            if takesInput { close(input[1]) }
            throw Failure(.noInput, "'\(program)' cannot be started: \(String(cString: strerror(status)))")
        }
        self.id = id
        self.input = takesInput ? input[1] : -1
        self.output = output[0]
    }

    /// Hands each line that the program writes to somebody, then tells how it ended; both on a thread of their own.
    func follow(_ onLine: @escaping @Sendable (String) -> Void, onEnd: @escaping @Sendable (End) -> Void) {
        let thread = Thread { [self] in
            readLines(onLine)
            onEnd(waitForEnd())
        }
        thread.start()
    }

    private func readLines(_ onLine: (String) -> Void) {
        var rest: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = bytes.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest += bytes.prefix(count)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: rest[..<end], as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)) }
        close(output)
    }

    private func waitForEnd() -> End {
        var status: Int32 = 0
        // Left to be collected until it is noted that it is over: its number cannot be another's before that.
        var info = siginfo_t()
        while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        lock.withLock {
            isOver = true
            if input >= 0 { close(input) }
        }
        // What it started and left behind goes with it.
        kill(-id, SIGKILL)
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    /// Writes a line to the program's standard input.
    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        lock.withLock {
            guard !isOver, input >= 0 else { return }
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { systemWrite(input, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Sends a signal to the program and all that it started.
    func signal(_ number: Int32) {
        lock.withLock {
            if !isOver { kill(-id, number) }
        }
    }

    // MARK: Machinery

    /// All programs are started by one thread: none inherits the ends of another's pipe in between.
    private static func open(_ ends: inout [Int32]) -> Bool {
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
    }

    #if canImport(Darwin)
        private static func fileActions() -> posix_spawn_file_actions_t? {
            var actions: posix_spawn_file_actions_t?
            posix_spawn_file_actions_init(&actions)
            return actions
        }

        private static func attributes() -> posix_spawnattr_t? {
            var attributes: posix_spawnattr_t?
            posix_spawnattr_init(&attributes)
            begin(&attributes)
            return attributes
        }

        private static func begin(_ attributes: inout posix_spawnattr_t?) {
            let (none, all) = signalSets()
            withUnsafePointer(to: none) { _ = posix_spawnattr_setsigmask(&attributes, $0) }
            withUnsafePointer(to: all) { _ = posix_spawnattr_setsigdefault(&attributes, $0) }
            posix_spawnattr_setpgroup(&attributes, 0)
            posix_spawnattr_setflags(
                &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
        }
    #else
        private static func fileActions() -> posix_spawn_file_actions_t {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            return actions
        }

        private static func attributes() -> posix_spawnattr_t {
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            var (none, all) = signalSets()
            posix_spawnattr_setsigmask(&attributes, &none)
            posix_spawnattr_setsigdefault(&attributes, &all)
            posix_spawnattr_setpgroup(&attributes, 0)
            posix_spawnattr_setflags(
                &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
            return attributes
        }
    #endif

    /// No signal, and those that this tool treats in its own way.
    private static func signalSets() -> (none: sigset_t, own: sigset_t) {
        var none = sigset_t()
        sigemptyset(&none)
        var own = sigset_t()
        sigemptyset(&own)
        for signal in SignalMask.ends + [SIGPIPE] { sigaddset(&own, signal) }
        return (none, own)
    }
}

func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
