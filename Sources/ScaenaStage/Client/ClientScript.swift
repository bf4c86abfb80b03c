#if Stage && !canImport(UIKit)

    /// The client's script: one module, in parts by concept.
    ///
    /// Values from the app become text and attributes, never markup.
    enum ClientScript {
        static let js = [
            symbols, making, dates, values, elements, tree, motion, bars, tables, focus, input, keyboard, scrolling,
            panel, runtime, requests, sending, audit, picking, build, recording, history, connection,
        ].joined(separator: "\n")
    }
#endif
