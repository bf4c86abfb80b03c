#if canImport(Glibc)
    import Glibc
#endif

/// The settings of the memory allocator.
enum AllocatorSettings {
    /// Takes memory from the system in large steps and gives none back before the end: a run that is over in a blink
    /// would pay for each page that it returns and asks for anew.
    ///
    /// - Parameter sharing: true if all threads take from one place, and memory that one gave back another gets: less
    ///   is touched where few of them work.
    static func favourShortRuns(sharing: Bool = false) {
        #if canImport(Glibc)
            // The numbers of malloc.h, which Swift does not import.
            let (topPad, trimThreshold, mapThreshold, arenas): (Int32, Int32, Int32, Int32) = (-2, -1, -3, -8)
            guard let symbol = dlsym(nil, "mallopt") else { return }
            let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
            _ = set(topPad, 16 << 20)
            _ = set(trimThreshold, 1 << 30)
            _ = set(mapThreshold, 32 << 20)
            if sharing { _ = set(arenas, 1) }
        #endif
    }

    /// Holds a large value until the process ends, which gives all of its memory back at once.
    static func keepToTheEnd<Value>(_ value: Value) {
        _ = Unmanaged.passRetained(Kept(value))
    }

    private final class Kept<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
