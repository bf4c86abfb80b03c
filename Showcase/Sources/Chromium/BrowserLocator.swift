import Foundation

/// Finds the browser of this machine.
public enum BrowserLocator {
    static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    static let applications = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]

    /// The executable that `CHROMIUM` names, else the first known name on `PATH`, else a Mac's application.
    ///
    /// - Parameter environment: The variables to read; those of the process unless told.
    /// - Throws: `ChromiumError.missing` or `.notExecutable`.
    public static func executable(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ChromiumError) -> String {
        let files = FileManager.default
        if let named = environment["CHROMIUM"], !named.isEmpty {
            guard files.isExecutableFile(atPath: named) else { throw .notExecutable(path: named) }
            return named
        }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
        guard let found = candidates.first(where: files.isExecutableFile(atPath:)) else {
            throw .missing(searched: names)
        }
        return found
    }
}
