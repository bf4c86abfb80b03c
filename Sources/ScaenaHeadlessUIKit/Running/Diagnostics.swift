#if !canImport(UIKit)
    import Foundation

    /// The messages that UIKit would have written to the console: mistakes that it survives, such as presenting from
    /// a controller that is in no window.
    @MainActor
    package enum Diagnostics {
        /// The last messages, oldest first; at most ``limit`` are kept.
        package private(set) static var messages: [String] = []
        /// The number of messages that are kept.
        package static let limit = 100
        /// Called with each message; writes it to standard error unless replaced.
        package static var handler: @MainActor (String) -> Void = { message in
            FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
        }

        static func warn(_ message: String) {
            messages.append(message)
            if messages.count > limit { messages.removeFirst(messages.count - limit) }
            handler(message)
        }

        /// Returns UIKit's name of an object in its messages.
        static func name(_ object: AnyObject) -> String { "<\(type(of: object))>" }
    }
#endif
