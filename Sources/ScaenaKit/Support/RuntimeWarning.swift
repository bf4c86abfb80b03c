import Foundation

#if canImport(os)
    import os
#endif

/// Says where a developer looks what is wrong: in the system's log on Apple's platforms, else on standard error.
package enum RuntimeWarning {
    package static func say(_ message: String, category: String) {
        #if canImport(os)
            Logger(subsystem: "Scaena", category: category).fault("\(message, privacy: .public)")
        #else
            FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
        #endif
    }
}
