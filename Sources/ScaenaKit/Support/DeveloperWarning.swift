import Foundation

#if canImport(os)
    import os
#endif

/// Says something where a developer looks: on standard error, in the system's log on Apple platforms.
enum DeveloperWarning {
    static func say(_ text: String, category: String) {
        #if canImport(os)
            Logger(subsystem: "Scaena", category: category).fault("\(text, privacy: .public)")
        #else
            FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
        #endif
    }
}
