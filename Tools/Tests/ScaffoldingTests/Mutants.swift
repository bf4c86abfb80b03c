import SwiftParser
import SwiftSyntax

/// A place of generated logic that a run of the tests may have go wrong.
struct Mutant: Sendable, CustomStringConvertible {
    /// The way in which it goes wrong.
    enum Kind: String, Sendable {
        /// A call or an assignment is left out.
        case left
        /// A condition is the other way round; what is bound is not there.
        case turned
        /// Nothing is returned: `nil`, an empty text or list, zero.
        case empty
    }

    /// The value of `MUTANT` in the environment that has it go wrong; from 1.
    let number: Int
    let kind: Kind
    let path: String
    let lines: ClosedRange<Int>
    let text: String

    var description: String { "\(path):\(lines.lowerBound): \(kind.rawValue): \(text)" }
}

/// A generated file with a switch at each statement of its logic. Its lines stay where they are.
///
/// Left out are how things look (`setTextsAndFonts`, `layOut`, an arrow, the word on a key), what an `init` keeps (without it nothing
/// compiles), UIKit's own callbacks (`super.viewDidLoad()`), and what this system does not compile.
struct MutatedFile {
    /// Has the switch itself: a file of each module that is mutated.
    static let support = """
        import Foundation

        enum Mutant {
            private static let number = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0

            static func at(_ number: Int) -> Bool { self.number == number }
        }

        """

    let mutants: [Mutant]
    private let source: [UInt8]
    private let switches: [Int: [MutantFinder.Insertion]]

    /// Finds what can go wrong in a file.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - path: The name of the path in mutants.
    ///   - first: The number of its first mutant.
    init(_ text: String, path: String, first: Int) {
        let tree = Parser.parse(source: text)
        let finder = MutantFinder(
            path: path, first: first, places: SourceLocationConverter(fileName: path, tree: tree))
        finder.walk(tree)
        mutants = finder.mutants
        switches = finder.insertions
        source = Array(text.utf8)
    }

    /// The text with its switches.
    ///
    /// - Parameter unwanted: The numbers of mutants that do not compile.
    func text(without unwanted: Set<Int> = []) -> String {
        let all = mutants.filter { !unwanted.contains($0.number) }.flatMap { switches[$0.number] ?? [] }
        // Where several meet: what ends ends from the inside out, before what begins begins from the outside in.
        let ordered = all.sorted { one, other in
            if one.offset != other.offset { return one.offset < other.offset }
            if one.isEnd != other.isEnd { return one.isEnd }
            return one.isEnd ? one.number > other.number : one.number < other.number
        }
        var result: [UInt8] = []
        var done = 0
        for insertion in ordered {
            result += source[done..<insertion.offset]
            result += Array(insertion.text.utf8)
            done = insertion.offset
        }
        return String(decoding: result + source[done...], as: UTF8.self)
    }
}

/// Walks a file's statements and conditions.
final class MutantFinder: SyntaxVisitor {
    struct Insertion {
        let number: Int
        let offset: Int
        let isEnd: Bool
        let text: String
    }

    private static let looks: Set = ["layOut", "setTextsAndFonts", "accessoryType", "returnKeyType"]

    private(set) var mutants: [Mutant] = []
    private(set) var insertions: [Int: [Insertion]] = [:]
    private let path: String
    private let first: Int
    private let places: SourceLocationConverter

    init(path: String, first: Int, places: SourceLocationConverter) {
        self.path = path
        self.first = first
        self.places = places
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: What is left out

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        Self.looks.contains(node.name.text) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        node.attributes.trimmedDescription.contains("unavailable") ? .skipChildren : .visitChildren
    }

    override func visit(_: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.item.as(ReturnStmtSyntax.self)?.expression {
            returned(value, in: node, keyword: "")
        } else if let expression = node.item.as(ExprSyntax.self) {
            if isWholeBody(node), returnType(around: node) != nil {
                returned(expression, in: node, keyword: "return ")
            } else if isDroppable(expression) {
                add(.left, node.item, before: { "if !Mutant.at(\($0)) { " }, after: " }")
            }
        }
        return .visitChildren
    }

    /// Returns true if an expression does something when it stands alone, and the code compiles without it.
    private func isDroppable(_ expression: ExprSyntax) -> Bool {
        if let tried = expression.as(TryExprSyntax.self) { return isDroppable(tried.expression) }
        if let awaited = expression.as(AwaitExprSyntax.self) { return isDroppable(awaited.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self), let second = sequence.elements.dropFirst().first {
            let isAssignment =
                second.is(AssignmentExprSyntax.self)
                || second.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
            return isAssignment && !isKeptByInit(expression) && !isOfLooks(sequence.elements.first)
        }
        guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        if isOfLooks(called) { return false }
        // A value that is made says nothing to anybody.
        if called.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true { return false }
        if let member = called.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "init" { return false }
            if member.base?.is(SuperExprSyntax.self) == true { return !isSubclassOfUIKit(expression) }
        }
        return true
    }

    private func isOfLooks(_ expression: ExprSyntax?) -> Bool {
        let name = expression?.as(MemberAccessExprSyntax.self)?.declName ?? expression?.as(DeclReferenceExprSyntax.self)
        return name.map { Self.looks.contains($0.baseName.text) } ?? false
    }

    /// Returns true if a statement stands in an initializer itself, where the properties that it sets must be set.
    private func isKeptByInit(_ expression: ExprSyntax) -> Bool {
        var node = expression.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
            if current.is(InitializerDeclSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    private func isSubclassOfUIKit(_ expression: ExprSyntax) -> Bool {
        var node = expression.parent
        while let current = node {
            if let inherited = current.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first {
                return inherited.type.trimmedDescription.hasPrefix("UI")
            }
            node = current.parent
        }
        return false
    }

    // MARK: What is returned

    private func returned(_ value: ExprSyntax, in node: CodeBlockItemSyntax, keyword: String) {
        guard let type = returnType(around: node), value.as(NilLiteralExprSyntax.self) == nil else { return }
        if type.trimmedDescription == "Bool" {
            add(.turned, value, before: { "\(keyword)Mutant.at(\($0)) != (" }, after: ")")
        } else if let nothing = Self.nothing(of: type), value.trimmedDescription != nothing {
            add(.empty, node.item, before: { "if Mutant.at(\($0)) { return \(nothing) }; \(keyword)" }, after: "")
        }
    }

    private static func nothing(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return ["String": "\"\"", "Int": "0"][type.trimmedDescription]
    }

    private func isWholeBody(_ node: CodeBlockItemSyntax) -> Bool {
        node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    }

    /// The type that the function or property returns to which a statement belongs; none where that is a closure, or returns nothing.
    private func returnType(around node: CodeBlockItemSyntax) -> TypeSyntax? {
        let isBody = isWholeBody(node) && !node.item.is(ReturnStmtSyntax.self)
        var parent = node.parent
        var depth = 0
        while let current = parent {
            if current.is(ClosureExprSyntax.self) || current.is(InitializerDeclSyntax.self) { return nil }
            if let function = current.as(FunctionDeclSyntax.self) {
                return isBody && depth > 2 ? nil : function.signature.returnClause?.type
            }
            if let accessor = current.as(AccessorDeclSyntax.self),
                accessor.accessorSpecifier.tokenKind != .keyword(.get)
            {
                return nil
            }
            if let binding = current.as(PatternBindingSyntax.self) {
                return isBody && depth > 2 ? nil : binding.typeAnnotation?.type
            }
            depth += 1
            parent = current.parent
        }
        return nil
    }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        switch node.condition {
        case .expression(let expression):
            add(.turned, expression, before: { "Mutant.at(\($0)) != (" }, after: ")")
        case .optionalBinding, .matchingPattern:
            add(.turned, node.condition, before: { _ in "" }, afterwards: { ", !Mutant.at(\($0))" })
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            let begin = elements[..<mark].lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
            if begin < mark {
                add(
                    .turned, from: elements[begin], to: elements[mark - 1],
                    before: { "Mutant.at(\($0)) != (" }, after: { _ in ")" })
            }
        }
        return .visitChildren
    }

    // MARK: Mutants

    private func add(
        _ kind: Mutant.Kind, _ node: some SyntaxProtocol, before: (Int) -> String, after: String
    ) {
        add(kind, from: node, to: node, before: before, after: { _ in after })
    }

    private func add(
        _ kind: Mutant.Kind, _ node: some SyntaxProtocol, before: (Int) -> String, afterwards: (Int) -> String
    ) {
        add(kind, from: node, to: node, before: before, after: afterwards)
    }

    private func add(
        _ kind: Mutant.Kind, from begin: some SyntaxProtocol, to end: some SyntaxProtocol,
        before: (Int) -> String, after: (Int) -> String
    ) {
        let number = first + mutants.count
        let (start, stop) = (begin.positionAfterSkippingLeadingTrivia, end.endPositionBeforeTrailingTrivia)
        insertions[number] = [
            Insertion(number: number, offset: start.utf8Offset, isEnd: false, text: before(number)),
            Insertion(number: number, offset: stop.utf8Offset, isEnd: true, text: after(number)),
        ]
        let text = begin.trimmedDescription.split(separator: "\n").first.map(String.init) ?? ""
        mutants.append(
            Mutant(
                number: number, kind: kind, path: path,
                lines: places.location(for: start).line...places.location(for: stop).line, text: text))
    }
}
