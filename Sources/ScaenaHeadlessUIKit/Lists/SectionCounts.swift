#if !canImport(UIKit)
    import Foundation

    /// The number of items of each section of a table or collection, and the numbers of items counted through all
    /// sections.
    struct SectionCounts {
        let counts: [Int]
        /// The number of items before each section, and at the end the number of all.
        let starts: [Int]

        init(_ counts: [Int]) {
            self.counts = counts
            starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
        }

        var total: Int { starts.last ?? 0 }

        /// The number of an item; `nil` where there is no such item.
        func number(of indexPath: IndexPath) -> Int? {
            guard indexPath.count == 2, counts.indices.contains(indexPath.section),
                (0..<counts[indexPath.section]).contains(indexPath.item)
            else { return nil }
            return starts[indexPath.section] + indexPath.item
        }

        /// The place of the item of a number.
        func place(of number: Int) -> IndexPath {
            // The last section that begins at the item or before it; sections without items begin where the next does.
            var low = 0
            var high = max(0, counts.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if starts[middle] <= number { low = middle } else { high = middle - 1 }
            }
            return IndexPath(item: number - starts[low], section: low)
        }
    }
#endif
