import Chromium
import Foundation

// A working day with the stage, walked in one go: a new app, `scaena run`, a save with an error, its mend, a story that is recorded
// as a test, and the test run. Each step is seen in a browser, as a person sees it, and timed.
//
//     WorkingDay TOOL SCAENA   (the tool's binary, and the checkout that the app is to use)

guard CommandLine.arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: WorkingDay TOOL SCAENA\n".utf8))
    exit(64)
}
let day = try WorkingDay(tool: CommandLine.arguments[1], scaena: CommandLine.arguments[2])
do {
    try await day.walk()
    await day.end()
} catch {
    await day.end()
    FileHandle.standardError.write(Data("WorkingDay: \(error)\n".utf8))
    exit(1)
}
