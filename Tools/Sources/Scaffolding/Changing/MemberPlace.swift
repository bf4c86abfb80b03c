import Foundation
import SwiftSyntax

/// The place in a type where one more member goes: behind the last of its kind, in the way the others are written.
struct MemberPlace {
    /// The kind of member that goes there.
    enum Kind {
        /// A function, or a value that is worked out.
        case function
        /// A stored property that is set from outside: behind the last such one, or where there is none, first.
        case property
        /// A stored property that has a value, by the words before its name: behind the last of the same words.
        case valued(String)
        /// A property whose value is made when it is first asked for, on several lines: behind the last such one.
        case lazy
        /// A case of an enumeration: behind the last one.
        case enumCase
    }

    /// The bytes that it takes the place of: none, or the blanks before a brace on the same line.
    let range: Range<Int>
    /// The line of the type's name, for messages.
    let line: Int
    private let lead: String
    private let indentation: String
    /// By how much what is inside of something is indented.
    let step: String
    private let end: String
    private let newline: String
    /// The modifiers of the function behind which it goes, those of access.
    let access: String
    /// True if functions of the type are told to the Objective-C runtime.
    let usesSelectors: Bool
    /// True if it is an extension all of whose members are private by the one word before it.
    let isPrivate: Bool

    /// Finds the place; nil where the type is not declared at that line.
    ///
    /// - Parameters:
    ///   - text: the file's text.
    ///   - line: the line of the type's name, or of the word `extension`.
    ///   - names: functions behind the last of which it goes, where there are any.
    ///   - kind: the kind of member that goes there.
    init?(in text: String, typeAt line: Int, behind names: Set<String> = [], _ kind: Kind = .function) {
        let file = ParsedFiles.tree(of: text)
        let lines = SourceLocationConverter(fileName: "", tree: file)
        let finder = TypeBlock(line: line, lines: lines)
        finder.walk(file)
        guard let block = finder.block else { return nil }
        self.line = line
        let textLines = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        newline = text.contains("\r\n") ? "\r\n" : "\n"
        step = Self.step(in: textLines)
        let outer = Self.leadingBlanks(ofLine: finder.start ?? line, in: textLines)
        let functions = Array(block.members).filter { Self.function($0) != nil }
        let isProtocol = block.parent?.is(ProtocolDeclSyntax.self) == true
        let anchor = Self.anchor(of: kind, in: block, behind: names)
        let isOneLine =
            lines.location(for: block.leftBrace.positionAfterSkippingLeadingTrivia).line
            == lines.location(for: block.rightBrace.positionAfterSkippingLeadingTrivia).line
        let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        access =
            anchor.flatMap(Self.function)?.modifiers.map(\.name.text).first { ["public", "package"].contains($0) } ?? ""
        usesSelectors = block.members.contains { $0.decl.description.contains("@objc") }
        isPrivate =
            block.parent?.as(ExtensionDeclSyntax.self)?.modifiers.contains {
                ["private", "fileprivate"].contains($0.name.text)
            } ?? false
        if let anchor {
            let anchorLine = lines.location(for: anchor.positionAfterSkippingLeadingTrivia).line
            indentation = isOneLine ? outer + step : Self.leadingBlanks(ofLine: anchorLine, in: textLines)
            let start = (isOneLine ? anchor.endPositionBeforeTrailingTrivia : anchor.endPosition).utf8Offset
            range = start..<(isOneLine ? brace : start)
            let isSpaced =
                switch kind {
                case .function: Self.isSpaced(functions, orElse: !isProtocol)
                case .lazy: !Self.variable(anchor, is: ["lazy"]) || Self.newlines(before: anchor) > 1
                default: false
                }
            lead = isSpaced ? newline + newline : newline
            end = isOneLine ? newline + outer : ""
        } else {
            indentation = outer + step
            let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            range = start..<(isOneLine ? brace : start)
            lead = newline
            let isApart = block.members.first.map { Self.newlines(before: $0) > 1 } ?? true
            end = isOneLine ? newline + outer : isApart ? "" : newline
        }
    }

    /// The member behind which one of a kind goes; nil where it comes first.
    private static func anchor(
        of kind: Kind, in block: MemberBlockSyntax, behind names: Set<String>
    ) -> MemberBlockItemSyntax? {
        let members = Array(block.members)
        switch kind {
        case .property:
            let isProtocol = block.parent?.is(ProtocolDeclSyntax.self) == true
            return lastStored(in: block)
                ?? (isProtocol ? members.last { $0.decl.is(VariableDeclSyntax.self) } : nil)
        case .valued(let words): return lastValued(words, in: block) ?? lastStored(in: block)
        case .lazy:
            return members.last { variable($0, is: ["lazy"]) } ?? leadingMembers(of: block).last(where: isStored)
        case .enumCase: return members.last { $0.decl.is(EnumCaseDeclSyntax.self) }
        case .function:
            let functions = members.filter { function($0) != nil }
            return functions.last { function($0).map { names.contains($0.name.text) } ?? false } ?? functions.last
                ?? members.last
        }
    }

    /// The stored property behind which one more goes that is set from outside: the last such one, or else the last of those that
    /// stand first.
    private static func lastStored(in block: MemberBlockSyntax) -> MemberBlockItemSyntax? {
        // What a list of syntax filters has other places.
        let leading = leadingMembers(of: block).filter(isStored)
        let set = leading.last { item in
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
            // What is wrapped stands by itself: '@IBOutlet', '@Published'.
            return variable.bindings.allSatisfy { $0.initializer == nil } && variable.attributes.isEmpty
        }
        return set ?? leading.last
    }

    /// The members before all functions and initializers.
    private static func leadingMembers(of block: MemberBlockSyntax) -> [MemberBlockItemSyntax] {
        Array(block.members).prefix { function($0) == nil && !$0.decl.is(InitializerDeclSyntax.self) }.map(\.self)
    }

    /// The last stored property that has a value and stands behind some words: `private let`, `@Published var`.
    private static func lastValued(_ words: String, in block: MemberBlockSyntax) -> MemberBlockItemSyntax? {
        Array(block.members).last { item in
            guard isStored(item), let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
            // Of what is wrapped, the wrapper alone: '@Published private(set) var', too.
            let isWrapped = words.hasPrefix("@")
            let beginning = isWrapped ? String(words.prefix { $0 != " " }) : words
            return (isWrapped || variable.bindings.allSatisfy { $0.initializer != nil })
                && (variable.trimmedDescription.hasPrefix(beginning + " ")
                    || (isWrapped && variable.trimmedDescription.hasPrefix(beginning + "(")))
                && !variable.trimmedDescription.contains("\n")
        }
    }

    /// Returns true if a member is a stored property of instances.
    private static func isStored(_ item: MemberBlockItemSyntax) -> Bool {
        guard let variable = item.decl.as(VariableDeclSyntax.self),
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return false }
        return variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }

    private static func variable(_ item: MemberBlockItemSyntax, is modifiers: Set<String>) -> Bool {
        item.decl.as(VariableDeclSyntax.self)?.modifiers.contains { modifiers.contains($0.name.text) } ?? false
    }

    /// Returns the text to insert: a declaration of some lines, indented as the others are.
    ///
    /// - Parameter member: the declaration, its lines indented by tabs where they are inside of another.
    func text(for member: String) -> String {
        let lines = member.components(separatedBy: "\n").map { line -> String in
            let depth = line.prefix { $0 == "\t" }.count
            let code = line.dropFirst(depth)
            let blanks = code.prefix { $0 == " " }.count
            let inner =
                step == "\t" ? String(repeating: step, count: blanks / 4) : String(repeating: " ", count: blanks)
            return line.isEmpty
                ? "" : indentation + String(repeating: step, count: depth) + inner + code.dropFirst(blanks)
        }
        return lead + lines.joined(separator: newline) + end
    }

    private static func function(_ item: MemberBlockItemSyntax) -> FunctionDeclSyntax? {
        item.decl.as(FunctionDeclSyntax.self)
    }

    /// Returns true if empty lines stand between functions.
    private static func isSpaced(_ functions: [MemberBlockItemSyntax], orElse standard: Bool) -> Bool {
        guard functions.count > 1, let last = functions.last else { return standard }
        return newlines(before: last) > 1
    }

    /// Returns the greatest number of line ends that follow each other before a member: more than one where it is set
    /// apart.
    private static func newlines(before item: MemberBlockItemSyntax) -> Int {
        var (newlines, most) = (0, 0)
        for piece in item.leadingTrivia {
            switch piece {
            case .newlines(let number), .carriageReturnLineFeeds(let number): newlines += number
            // An empty line may have blanks.
            case .spaces, .tabs: continue
            default: newlines = 0
            }
            most = max(most, newlines)
        }
        return most
    }

    private static func leadingBlanks(ofLine line: Int, in lines: [String]) -> String {
        guard lines.indices.contains(line - 1) else { return "" }
        return String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
    }

    /// Returns the indentation that is most often put before a line behind one that ends with a brace.
    static func step(in lines: [String]) -> String {
        var counts: [(step: String, count: Int)] = []
        for (before, line) in zip(lines, lines.dropFirst()) where before.hasSuffix("{") || before.hasSuffix("{\r") {
            let outer = before.prefix { $0 == " " || $0 == "\t" }
            let blanks = line.prefix { $0 == " " || $0 == "\t" }
            guard blanks.count < line.count, blanks.hasPrefix(outer), blanks.count > outer.count else { continue }
            let step = String(blanks.dropFirst(outer.count))
            if let known = counts.firstIndex(where: { $0.step == step }) {
                counts[known].count += 1
            } else {
                counts.append((step, 1))
            }
        }
        // Of as many, the first.
        return counts.max { $0.count < $1.count }.map(\.step) ?? "    "
    }
}
