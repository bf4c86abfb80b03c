extension String {
    /// The number of bytes with which two texts begin alike.
    package func countOfBytes(sharedWith other: String) -> Int {
        let count = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { other in
                let end = min(own.count, other.count)
                var count = 0
                while count < end, own[count] == other[count] { count += 1 }
                return count
            }
        }
        // Texts that come from Objective-C have their bytes elsewhere.
        return (count ?? nil) ?? zip(utf8, other.utf8).prefix { $0 == $1 }.count
    }
}
