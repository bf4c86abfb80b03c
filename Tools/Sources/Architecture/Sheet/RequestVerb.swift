/// A request that something of the data side knows, with where its answer comes from:
/// `addItem(name: String): Item, POST /items, at data.item`.
package struct RequestVerb: Sendable, Equatable {
    /// Something that is passed.
    package struct Parameter: Sendable, Equatable {
        /// Its name.
        package let name: String
        /// Its type, as code.
        package let type: String
    }

    /// Where an answer is kept, to be given where there is no network.
    package enum Store: String, CaseIterable, Sendable {
        case sqlite, defaults, keychain

        /// All of them, for a sentence.
        package static let list = "sqlite, defaults or keychain"
    }

    /// The methods of HTTP by which a server is asked.
    package static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

    /// Where it is said.
    package let word: SheetWord
    /// The base name: `addItem`.
    package let name: String
    /// The values that are passed.
    package let parameters: [Parameter]
    /// The type of its answer, as code; nil where success is all.
    package let answer: String?
    /// The method: `POST`; nil where no server is asked.
    package let method: String?
    /// The server's path: `/items`.
    package let path: String?
    /// The static function of a type that several units share, which does it: `PromotionBO.promotions`; nil where there is none.
    package let function: String?
    /// Where in the server's answer the value is: `data.item`; empty for the whole.
    package let keyPath: String
    /// Where its answer is kept; nil where it is not.
    package let store: Store?

    /// Reads one.
    ///
    /// - Parameter word: the whole of it.
    /// - Returns: the mistake in it, where it is none.
    package static func read(_ word: SheetWord) -> Result<RequestVerb, DefinitionMistake> {
        var reader = VerbText(word)
        do throws(VerbText.Mistake) {
            return .success(try reader.verb())
        } catch {
            return .failure(
                word.mistake(
                    "\(error.reason): a request is written 'fetchItems(): [Item], GET /items', and this is '\(word.text)'"
                ))
        }
    }
}

/// The text of a request, read from its left to its right.
private struct VerbText {
    struct Mistake: Error {
        let reason: String
    }

    private let word: SheetWord

    init(_ word: SheetWord) { self.word = word }

    mutating func verb() throws(Mistake) -> RequestVerb {
        let (head, tail) = Self.split(word.text)
        var name = head
        var parameters: [RequestVerb.Parameter] = []
        if let bracket = head.firstIndex(of: "(") {
            guard head.hasSuffix(")") else { throw Mistake(reason: "a bracket is not closed") }
            name = String(head[..<bracket]).trimmed
            for part in String(head[head.index(after: bracket)...].dropLast()).parts where !part.isEmpty {
                let (label, type) = Self.split(part)
                guard Self.isName(label), !type.isEmpty else {
                    throw Mistake(reason: "'\(part)' is no parameter such as 'name: String'")
                }
                parameters.append(.init(name: label, type: type))
            }
        }
        guard Self.isName(name) else { throw Mistake(reason: "'\(name)' cannot be the name of a function") }
        var answer: String?
        var source: (method: String, path: String)?
        var keyPath = ""
        var function: String?
        var store: RequestVerb.Store?
        for part in tail.parts where !part.isEmpty {
            let words = part.split(separator: " ").map(String.init)
            if let method = words.first, RequestVerb.methods.contains(method) {
                guard words.count == 2, words[1].hasPrefix("/"), !words[1].contains("\"") else {
                    throw Mistake(reason: "'\(method)' is followed by a path, as in '\(method) /items'")
                }
                source = (method, words[1])
            } else if words.count == 2, words[0] == "at" {
                keyPath = words[1]
            } else if words[0] == "store:" {
                store = words.count == 2 ? RequestVerb.Store(rawValue: words[1]) : nil
                if store == nil { throw Mistake(reason: "'\(part)' names no store: it is \(RequestVerb.Store.list)") }
            } else if function == nil, words.count == 1, Self.isFunction(part) {
                function = part
            } else if answer == nil, words.count == 1 {
                answer = part
            } else {
                throw Mistake(reason: "'\(part)' is no type, no request of a server and no place in its answer")
            }
        }
        if let function, source != nil { throw Mistake(reason: "a server answers, or '\(function)' does") }
        if answer == nil, !keyPath.isEmpty { throw Mistake(reason: "'at \(keyPath)' needs a type of what is there") }
        if store != nil, answer == nil || source?.method != "GET" {
            throw Mistake(reason: "a store keeps what 'GET' answers, and nothing else")
        }
        for place in Self.places(in: source?.path ?? "") where !parameters.contains(where: { $0.name == place }) {
            throw Mistake(
                reason: "'{\(place)}' in the path is none of what '\(name)' is passed"
                    + NearestWord.hint(for: place, among: parameters.map(\.name)))
        }
        return RequestVerb(
            word: word, name: name, parameters: parameters, answer: answer, method: source?.method,
            path: source?.path, function: function, keyPath: keyPath, store: store)
    }

    /// The names of the values in a path: `id` of `/items/{id}`, `order` of `/items/{order.id}`.
    private static func places(in path: String) -> [String] {
        path.split(separator: "{").dropFirst().map { part in
            String(part.prefix { $0 != "}" && $0 != "." })
        }
    }

    /// Returns true if something is a function of a type, and no type in another one: `PromotionBO.promotions`.
    private static func isFunction(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].first?.isUppercase == true else { return false }
        return isName(String(parts[1]))
    }

    /// Returns the text before and behind the first colon that is in no brackets.
    private static func split(_ text: String) -> (String, String) {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case ":" where depth == 0:
                return (String(text[..<index]).trimmed, String(text[text.index(after: index)...]).trimmed)
            default: break
            }
        }
        return (text.trimmed, "")
    }

    private static func isName(_ text: String) -> Bool {
        text.first?.isLetter == true && text.first?.isUppercase == false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
