import SwiftSyntax

/// A part of a file that one unit may have and another not: a member, a statement, a parameter.
final class SkeletonPiece {
    enum Kind {
        case importing, type, extending, inheriting, function, property, value, member, parameter, argument, statement,
            modifier
    }

    let kind: Kind
    /// The name that it has in all units alike, after that of the piece around it.
    let path: String
    /// The path of the piece that could have it.
    let place: String
    let node: Syntax
    /// The names that it declares for what stands beside it.
    var declares: [String] = []
    /// The names that it asks for, those of its children left out.
    var mentions: Set<String> {
        get { stub == nil ? written : [] }
        set { written = newValue }
    }
    private var written: Set<String> = []
    /// The names among them that stand alone, which are those of parameters and of values in a function before those of members.
    var bareMentions: Set<String> = []
    /// The text in place of a last statement that is one unit's own.
    var stub: String?
    var children: [SkeletonPiece] = []
    /// The role that it is a part of, or of an argument the role that is made with it.
    var role = ""
    /// The label of a parameter and an argument, the whole name of a function.
    var label = ""
    /// The path of the base whose member it overrides; empty where it overrides none.
    var overridden = ""
    /// True if it stands wherever its place does: the rest without it is no code.
    var isNeeded = false
    /// True if a protocol that its type conforms to demands it: emptied or not, it stays.
    var isDemanded = false
    /// The name by which a type that is nested in a part, and is no part itself, is made: Swift's own `init` takes its properties.
    var nestedID = ""
    /// The part of the unit that a property or a parameter is.
    var part: String?
    /// True if a statement makes a part of the unit.
    var makesPart = false
    /// True if a stored property has a value before an `init` gives it one.
    var hasValue = true
    /// True if a wrapper around a stored property may give it its value: `@EnvironmentObject`.
    var isWrapped = false
    /// The part that a SwiftUI view observes by this property, which has to be observable for it.
    var observed: String?
    /// True if it declares a result, of functions and computed properties.
    var hasResult = false
    /// The result where nothing is known: `""`, `nil`; `nil` where there is no such value.
    var emptyResult: String?
    /// True if a statement gives nothing a name any longer, and is there for what it does: `_ = model.transform(input: input)`.
    var isDiscarded = false
    /// The text of an import that only a unit in a group has.
    var groupText: String?
    /// Where its text begins in its node, where that begins with something else.
    var textStart: Int?
    /// The type in place of the one that it is written with, and where that stands.
    var respelt: (range: Range<Int>, text: String)?
    /// True if most units have it.
    var isUsual = false
    /// True if what it gives back is built of each of its statements.
    var isOfBuilder = false
    /// True if only its own file sees it.
    var isPrivate = false
    var isKept = true
    /// The conditions under which it is there; none for a piece that always is.
    var conditions: [String] = []
    /// The text that stands where the conditions do not hold; `nil` where nothing does.
    var alternative: String?

    init(_ kind: Kind, _ key: String, in place: String, _ node: some SyntaxProtocol) {
        self.kind = kind
        self.place = place
        path = place + "\n" + key
        self.node = Syntax(node)
    }

    /// The path of a member by its name alone, however it is spelt; nil where its spelling is what it is.
    var namedPath: String?

    /// True if a type inside of a part may be there with nothing in it.
    var canBeEmpty: Bool { label == "struct" || label == "enum" && !hasRawValues }

    /// True if it is an enumeration with raw values, which has to have cases.
    private var hasRawValues: Bool {
        label == "enum"
            && children.contains { $0.kind == .inheriting && ["String", "Int", "Character"].contains($0.label) }
    }

    /// True if nothing is left in it.
    var isEmptied: Bool {
        !children.isEmpty && !children.contains { $0.isKept && !(hasRawValues && $0.kind == .inheriting) }
    }

    /// The path of it beside the base whose member it overrides; nil where it overrides none.
    var pathOnBase: String? { overridden.isEmpty ? nil : "\(path)\non \(overridden)" }

    /// The names that a piece of code asks for alone or of `self`; none of what has other pieces in it.
    var ownMentions: Set<String> {
        guard [.statement, .argument, .value, .member].contains(kind) || kind == .property && children.isEmpty else {
            return []
        }
        return node.tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
            guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self)
            else { return }
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            let isAlone = access?.declName.id != reference.id
            if isAlone || access?.base?.trimmedDescription == "self" { names.insert(token.text) }
        }
    }

    /// Returns true if a name stands in it behind other values alone: `output` of `interactor.output = presenter`.
    func isOfOthers(_ name: String) -> Bool {
        var isMember = false
        for token in node.tokens(viewMode: .sourceAccurate) where token.text == name {
            if token.parent?.is(LabeledExprSyntax.self) ?? false { continue }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
                let base = access.base, base.trimmedDescription != "self"
            else { return false }
            isMember = true
        }
        return isMember
    }

    /// Returns true if a name stands in it behind no other value, `self` among them: it may be what the function around is handed.
    func standsAlone(_ name: String) -> Bool {
        node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                return token.text != name || token.parent?.is(LabeledExprSyntax.self) ?? false
            }
            return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        }
    }

    /// The members that it asks other values for, each with the name of that value: `view` and `show` of `self.view?.show()`.
    var memberCalls: [(of: String, name: String)] {
        // What it hands over goes by itself.
        let handed = children.filter { $0.kind == .argument }.map(\.range)
        return node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
                let base = access.base, !handed.contains(where: { $0.contains(token.position.utf8Offset) })
            else { return nil }
            let value = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
            return (value.hasPrefix("self.") ? String(value.dropFirst(5)) : value, token.text)
        }
    }

    /// The bytes that go with it.
    var range: Range<Int> { node.position.utf8Offset..<node.endPosition.utf8Offset }

    /// It, and all that is in it.
    var all: [SkeletonPiece] { [self] + children.flatMap(\.all) }

    /// The children of a kind that are kept.
    func kept(_ kind: Kind) -> [SkeletonPiece] { children.filter { $0.kind == kind && $0.isKept } }

    /// All names that what is kept of it asks for.
    var keptMentions: Set<String> {
        children.filter(\.isKept).reduce(into: mentions) { $0.formUnion($1.keptMentions) }
    }

    /// Its last statement.
    var lastStatement: SkeletonPiece? { children.last { $0.kind == .statement } }

    /// True if it declares a result and returns none any longer.
    var hasLostResult: Bool {
        guard hasResult, let last = lastStatement else { return false }
        return !last.isKept && !kept(.statement).contains(where: \.isNeeded)
    }

    /// The text of a function whose last statement is replaced, as far as it has no other.
    var stubbedText: String? {
        guard let stub = lastStatement?.stub, kept(.statement).count == 1,
            let body = node.as(MemberBlockItemSyntax.self)?.decl.as(FunctionDeclSyntax.self)?.body
        else { return nil }
        let head = node.description.utf8.dropFirst(node.leadingTriviaLength.utf8Length)
        let length = body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset + 1
        let count = length - node.positionAfterSkippingLeadingTrivia.utf8Offset
        return String(Substring(head.prefix(count))) + " \(stub) }"
    }

    /// Lets an empty value come back, in place of what is one unit's own.
    ///
    /// - Returns: True if that can be.
    func stubResult() -> Bool {
        guard let emptyResult, let last = lastStatement else { return false }
        let hasReturn = last.node.trimmedDescription.hasPrefix("return")
        let isAlone = kept(.statement).allSatisfy { $0 === last }
        last.stub = hasReturn || !isAlone && !isOfBuilder ? "return \(emptyResult)" : emptyResult
        last.isKept = true
        // What most ask of their views they ask of that, too.
        for child in last.children { child.isKept = child.kind == .modifier && child.isUsual }
        return true
    }

    /// True if it is an `init` that its base has, too, now that it takes no more than it hands on.
    var overridesNow: Bool {
        guard label == "init", children.contains(where: { $0.kind == .parameter && !$0.isKept }),
            let decl = node.as(MemberBlockItemSyntax.self)?.decl.as(InitializerDeclSyntax.self),
            !decl.modifiers.contains(where: { ["convenience", "override"].contains($0.name.text) })
        else { return false }
        let handed = kept(.parameter).map { parameter in
            (parameter.label == "_" ? "" : "\(parameter.label):") + (parameter.declares.first ?? "")
        }
        let call = "super.init(\(handed.joined(separator: ",")))"
        return kept(.statement).contains { $0.node.trimmedDescription.filter { !$0.isWhitespace } == call }
    }

    /// True if it is in the function that makes the unit, or a part of it.
    var isInBuilder: Bool { path.contains("\nfunc that ") }

    /// True if a statement only gives something a value.
    var isAssignment: Bool {
        guard let item = node.as(CodeBlockItemSyntax.self) else { return false }
        if let folded = item.item.as(InfixOperatorExprSyntax.self) {
            return folded.operator.is(AssignmentExprSyntax.self)
        }
        return item.item.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
    }

    /// True if a statement names what a member of another value gives back, and does nothing else.
    var namesAnswer: Bool {
        guard let variable = node.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            binding.pattern.is(IdentifierPatternSyntax.self),
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
        else { return false }
        // A type's own function makes something, which asks for nothing by itself.
        return base.trimmedDescription.first?.isLowercase == true && access.declName.baseName.text != "init"
    }

    /// Lets an empty value stand in its place; where Swift knows none, it stays as it is.
    func keepEmpty(_ value: String?) {
        stub = value
        isKept = true
    }

    /// True if it is an `init` that is as good as none: it took something, and does nothing any longer.
    var isIdleInit: Bool {
        guard label == "init", children.contains(where: { !$0.isKept }), kept(.parameter).isEmpty,
            let decl = node.as(MemberBlockItemSyntax.self)?.decl.as(InitializerDeclSyntax.self),
            decl.modifiers.isEmpty, decl.attributes.isEmpty, decl.optionalMark == nil
        else { return false }
        return kept(.statement).allSatisfy { $0.node.trimmedDescription == "super.init()" }
    }

    /// True if it overrides what it only hands on, now that its own statements are gone.
    var isIdleOverride: Bool {
        guard kind == .function, isOverride, children.contains(where: { $0.kind == .statement && !$0.isKept }) else {
            return false
        }
        let left = kept(.statement)
        return left.count == 1 && left[0].node.trimmedDescription.hasPrefix("super.")
    }

    /// True if it is an `init` of an enumeration that gives it no case any longer.
    var isEmptyChoice: Bool {
        guard kind == .function, label == "init", children.contains(where: { $0.kind == .statement && !$0.isKept }),
            node.parent?.parent?.parent?.is(EnumDeclSyntax.self) ?? false
        else { return false }
        return !kept(.statement).contains {
            $0.stub == nil && ($0.node.description.contains("self =") || $0.node.description.contains("self.init"))
        }
    }

    /// True if it overrides what UIKit calls by itself.
    var isCalledBySystem: Bool { isOverride && Self.systemCalls.contains(label.prefix { $0 != "(" }) }

    private static let systemCalls: Set<Substring> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "awakeFromNib",
        "prepareForReuse", "draw", "updateConstraints", "didMoveToSuperview", "didMoveToWindow", "setSelected",
        "traitCollectionDidChange", "touchesBegan", "touchesEnded", "prepare", "didReceiveMemoryWarning", "willMove",
        "didMove", "setEditing", "setHighlighted", "viewWillTransition",
    ]

    /// Where a statement gives a type of UIKit's its view, by the type; nil of all others.
    var viewPath: String? {
        guard kind == .statement, let text = node.as(CodeBlockItemSyntax.self)?.trimmedDescription,
            text.hasPrefix("view =") || text.hasPrefix("self.view ="), let cut = place.lastIndex(of: "\n")
        else { return nil }
        return String(place[..<cut])
    }

    /// True if it is written with `override`.
    var isOverride: Bool {
        let decl = node.as(MemberBlockItemSyntax.self)?.decl
        let modifiers = decl?.as(FunctionDeclSyntax.self)?.modifiers ?? decl?.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains { $0.name.text == "override" } == true
    }

    /// Where the keyword of an `init` stands.
    var initOffset: Int {
        let keyword = node.tokens(viewMode: .sourceAccurate).first { $0.tokenKind == .keyword(.`init`) }
        return (keyword?.positionAfterSkippingLeadingTrivia ?? node.positionAfterSkippingLeadingTrivia).utf8Offset
    }
}
