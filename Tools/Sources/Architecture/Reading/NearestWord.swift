/// Finds what a person may have meant by a misspelt word.
package enum NearestWord {
    /// The candidate that is nearest to a word, if one is near enough to be meant.
    ///
    /// - Parameters:
    ///   - word: the written word.
    ///   - candidates: the known words.
    /// - Returns: the nearest candidate, of equally near ones one that begins with the word, or else the first in
    ///   alphabetical order; nil when none is within a third of the word's length.
    package static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
        let limit = max(1, word.count / 3)
        let near = candidates.sorted().map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
        let rank = { (found: (candidate: String, distance: Int)) in
            found.distance * 2 + (found.candidate.lowercased().hasPrefix(word.lowercased()) ? 0 : 1)
        }
        return near.filter { $0.distance <= limit }.min { rank($0) < rank($1) }?.candidate
    }

    /// The end of a sentence about an unknown word: the nearest known one, or all of them.
    ///
    /// - Parameters:
    ///   - word: the written word.
    ///   - candidates: the known words.
    package static func hint(for word: String, among candidates: [String]) -> String {
        if let question = question(for: word, among: candidates) { return question }
        if candidates.isEmpty { return ": there is none" }
        return "; known: \(candidates.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// The end of a sentence about an unknown word, where a known one is near.
    ///
    /// - Parameters:
    ///   - word: the written word.
    ///   - candidates: the known words.
    package static func question(for word: String, among candidates: some Sequence<String>) -> String? {
        to(word, among: candidates).map { ": did you mean '\($0)'?" }
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
    ///
    /// - Parameters:
    ///   - left: one word.
    ///   - right: the other.
    package static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var current = [i + 1]
            for j in right.indices {
                var best = min(last[j + 1] + 1, current[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
