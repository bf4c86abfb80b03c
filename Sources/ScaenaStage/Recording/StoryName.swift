#if Stage && !canImport(UIKit)

    /// The name of a story's test: what was done in it, since stories of one target must not be called alike.
    struct StoryName {
        /// The actions, a word of Swift each.
        private var deeds: [String] = []
        /// A name that is longer leaves out what is in the middle.
        private static let longest = 60

        /// Adds what was done.
        ///
        /// - Parameter words: As a person reads them, in any language.
        mutating func add(_ words: String) { deeds.append(Self.camelCased(words)) }

        /// Takes back what was added last.
        mutating func removeLast() { deeds.removeLast() }

        /// The name.
        ///
        /// - Parameter screen: Where nothing was done: what is seen.
        func text(at screen: String) -> String {
            if deeds.isEmpty { return "story" + Self.camelCased(screen) }
            let whole = deeds.joined()
            if whole.count <= Self.longest { return "story" + whole }
            // How it begins and ends tells stories apart; the sum of all tells those that begin and end alike.
            var sum: UInt32 = 2_166_136_261
            for byte in whole.utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
            let half = Self.longest / 2
            return "story\(whole.prefix(half))_\(String(sum, radix: 36))_\(whole.suffix(half))"
        }

        /// Returns the words as a Swift name: the characters that may stand in one, in any script, each word with a
        /// capital letter.
        private static func camelCased(_ words: String) -> String {
            words.unicodeScalars.split { !$0.properties.isXIDContinue }
                .map { String($0.prefix(1)).uppercased() + String($0.dropFirst()) }
                .joined()
        }
    }
#endif
