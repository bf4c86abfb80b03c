import Foundation
import ScaenaStage
import ShowcaseAPI
import ShowcaseHost

/// Says what went wrong and ends, with a status of sysexits.h.
func fail(_ error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("showcase: \(error.localizedDescription)\n".utf8))
    exit(status)
}

let options: ShowcaseOptions
do {
    options = try ShowcaseOptions(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
} catch {
    fail(error, status: EX_USAGE)
}
if options.wantsHelp {
    print(ShowcaseOptions.help)
    exit(EX_OK)
}

if options.beginsAnew {
    do {
        try ShowcaseHost.forget(options.place)
    } catch {
        fail(error, status: EX_UNAVAILABLE)
    }
}
let host = ShowcaseHost(
    port: options.port.map { .exactly($0) } ?? .first(from: 8080), behaviour: options.api, app: options.app,
    language: options.language, folder: options.place)
// Whoever ends it finds the same screens when it is started again.
let ends = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
        Task {
            await host.stop()
            exit(EX_OK)
        }
    }
    source.resume()
    return source
}
Task {
    do {
        print("Open \(try await host.start().absoluteString)")
        print("Its API is \(await host.api.address.absoluteString). Control-C ends both.")
        // Whoever reads through a pipe would wait for a full buffer.
        fflush(nil)
    } catch {
        fail(error, status: EX_UNAVAILABLE)
    }
}
// UIKit's main thread is this one.
withExtendedLifetime(ends) {
    while true { RunLoop.main.run() }
}
