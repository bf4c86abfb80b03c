import Testing

@testable import SourceModel

/// A declaration, and what its facts say of it, line by line.
struct DeclarationCase: CustomTestStringConvertible, Sendable {
    let source: String
    let facts: [String]

    init(_ source: String, _ facts: String...) {
        self.source = source
        self.facts = facts
    }

    var testDescription: String { source }
}

/// The facts of a file in lines: a type is indented by what it stands in, its members by one more.
private func lines(of file: FileFacts) -> [String] {
    var lines = file.imports.map { ($0.attributes + $0.modifiers + ["import", $0.path]).joined(separator: " ") }
    for type in file.types {
        lines.append(head(type))
        lines += type.members.map { "  " + line($0) }
    }
    for fact in file.protocols {
        var words =
            fact.attributes + fact.modifiers + ["protocol " + (fact.nesting + [fact.name]).joined(separator: ".")]
        if !fact.primaryAssociatedTypes.isEmpty {
            words.append("<\(fact.primaryAssociatedTypes.joined(separator: ", "))>")
        }
        words += suffix(fact.inheritance, fact.requirements, fact.conditions)
        lines.append(words.joined(separator: " "))
        lines += fact.members.map { "  " + line($0) }
    }
    if let body = file.body { lines.append(deeds(body).joined(separator: " ")) }
    return lines + file.members.map(line) + (file.hasSyntaxError ? ["SYNTAX ERROR"] : [])
}

private func head(_ type: NominalFact) -> String {
    var words =
        type.attributes + type.modifiers + ["\(type.kind) " + (type.nesting + [type.name]).joined(separator: ".")]
    if !type.generics.isEmpty { words.append("<\(type.generics.map(\.description).joined(separator: ", "))>") }
    words += suffix(type.inheritance, type.requirements, type.conditions)
    if type.isLocal { words.append("local") }
    return words.joined(separator: " ")
}

private func suffix(_ inheritance: [TypeFact], _ requirements: [RequirementFact], _ conditions: [String]) -> [String] {
    (inheritance.isEmpty ? [] : [": " + inheritance.map(\.description).joined(separator: ", ")])
        + (requirements.isEmpty ? [] : ["where " + requirements.map(\.description).joined(separator: ", ")])
        + conditions.map { "#if " + $0 }
}

private func line(_ member: MemberFact) -> String {
    var words = member.attributes + member.modifiers + ["\(member.kind) \(member.name)\(member.failability)"]
    if !member.generics.isEmpty { words.append("<\(member.generics.map(\.description).joined(separator: ", "))>") }
    if !member.parameters.isEmpty {
        let parameters = member.parameters.map { parameter in
            ([parameter.label, parameter.secondName].compactMap { $0 }).joined(separator: " ") + ": \(parameter.type)"
                + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " =" : "")
        }
        words.append("(\(parameters.joined(separator: ", ")))")
    }
    if member.isAsync { words.append("async") }
    if member.throwing != .nothing { words.append(String(member.throwing.suffix.dropFirst())) }
    if let type = member.type { words.append("-> \(type)") }
    words += suffix(member.inheritance, member.requirements, member.conditions)
    if member.isSettable { words.append("settable") }
    if let storage = member.storage {
        words.append(
            "stored" + (storage.ownership == .strong ? "" : " \(storage.ownership)") + (storage.isLazy ? " lazy" : ""))
        words += storage.observers
        if let value = storage.initialValue { words.append("= \(value.form)" + (value.type.map { " as \($0)" } ?? "")) }
    }
    if let body = member.body { words += deeds(body) }
    return words.joined(separator: " ")
}

private func deeds(_ body: BodyFact) -> [String] {
    body.calls.map { "calls \($0.callee)" } + body.mentions.map { "reads \($0.path)" }
        + body.assignments.map { "sets \($0.target)" } + body.types.map { "names \($0)" }
}

@Suite("Each declaration of Swift 6")
struct DeclarationTableTests {
    static let typeCases: [DeclarationCase] = [
        DeclarationCase("@main struct App {}", "@main struct App"),
        DeclarationCase("public final class A<T>: B, P where T: Q {}", "public final class A <T> : B, P where T: Q"),
        DeclarationCase("package actor Worker {}", "package actor Worker"),
        DeclarationCase(
            "distributed actor Peer { distributed func ask() {} }", "distributed actor Peer",
            "  distributed function ask"),
        DeclarationCase("struct File: ~Copyable, ~Escapable {}", "struct File : ~Copyable, ~Escapable"),
        DeclarationCase("nonisolated struct N: @unchecked Sendable {}", "nonisolated struct N : @unchecked Sendable"),
        DeclarationCase("class C: @MainActor P {}", "class C : @MainActor P"),
        DeclarationCase("struct Pack<each T, let n: Int> {}", "struct Pack <each T, n: Int>"),
        DeclarationCase(
            "struct L { lazy var a = 1; struct M {} }", "struct L",
            "  lazy property a settable stored lazy = literal(SourceModel.ValueFact.Literal.integer) as Int",
            "struct L.M"),
        DeclarationCase(
            "@globalActor actor G { static let shared = G() }", "@globalActor actor G",
            "  static property shared stored = call(0) as G calls G"),
        DeclarationCase(
            "@resultBuilder enum Builder { static func buildBlock<each C>(_ c: repeat each C) -> (repeat each C) { (repeat each c) } }",
            "@resultBuilder enum Builder",
            "  static function buildBlock <each C> (_ c: repeat each C) -> (repeat each C)"),
        DeclarationCase(
            "@propertyWrapper struct W { var wrappedValue: Int; var projectedValue: Self { self } }",
            "@propertyWrapper struct W", "  property wrappedValue -> Int settable stored",
            "  property projectedValue -> Self"),
        DeclarationCase(
            "@dynamicMemberLookup @available(iOS 15, *) struct D {}",
            "@dynamicMemberLookup @available(iOS 15, *) struct D"),
        DeclarationCase(
            "indirect enum E<T>: Int { case a = 1, b; case c(T, x: Int = 2), d(_: @Sendable () -> Void) }",
            "indirect enum E <T> : Int", "  enumCase a stored = literal(SourceModel.ValueFact.Literal.integer) as Int",
            "  enumCase b",
            "  enumCase c (_: T, x: Int =)", "  enumCase d (_: @Sendable () -> Void)"),
        DeclarationCase(
            "enum E { case a\n#if DEBUG\ncase b\n#else\nindirect case c(E)\n#endif\n}",
            "enum E", "  enumCase a", "  enumCase b #if DEBUG", "  indirect enumCase c (_: E) #if !(DEBUG)"),
        DeclarationCase(
            "extension Array: @retroactive P where Element == Int, Element: Q { func f() {} }",
            "extension Array : @retroactive P where Element == Int, Element: Q", "  function f"),
        DeclarationCase("extension Outer.Inner<Int> {}", "extension Outer.Inner<Int>"),
        DeclarationCase(
            "typealias F<T> = (T) async throws(E) -> sending T where T: P",
            "alias F <T> : (T) async throws(E) -> sending T where T: P"),
        DeclarationCase(
            "func f() { struct L { var a = 1 }; class M: L {} }", "struct L local",
            "  property a settable stored = literal(SourceModel.ValueFact.Literal.integer) as Int", "class M : L local",
            "function f"),
        DeclarationCase(
            "#if os(iOS)\nclass A {}\n#elseif os(macOS)\nclass B {}\n#endif", "class A #if os(iOS)",
            "class B #if (!(os(iOS))) && (os(macOS))"),
    ]

    static let protocolCases: [DeclarationCase] = [
        DeclarationCase(
            "public protocol P<A, B>: AnyObject, Q where A: R { associatedtype A: S = Int where A.X == B; associatedtype B }",
            "public protocol P <A, B> : AnyObject, Q where A: R", "  associatedType A -> Int : S where A.X == B",
            "  associatedType B"),
        DeclarationCase(
            "@MainActor protocol P: ~Copyable { var a: Int { get async throws(E) }; var b: any Q { get set }; static var c: Self { get } }",
            "@MainActor protocol P : ~Copyable", "  property a async throws(E) -> Int",
            "  property b -> any Q settable", "  static property c -> Self"),
        DeclarationCase(
            "protocol P { consuming func a(); borrowing func b(_ x: borrowing T); mutating func c(x: inout Int, _ y: consuming T, z: isolated A) }",
            "protocol P", "  consuming function a", "  borrowing function b (_ x: borrowing T)",
            "  mutating function c (x: inout Int, _ y: consuming T, z: isolated A)"),
        DeclarationCase(
            "protocol P { init?(a: Int); init!(); subscript(i: Int, named n: String = \"\") -> Int { get nonmutating set }; static subscript() -> Int { get } }",
            "protocol P", "  initializer init? (a: Int)", "  initializer init!",
            "  subscript subscript (_ i: Int, named n: String =) -> Int settable", "  static subscript subscript -> Int"
        ),
        DeclarationCase(
            "protocol P { static prefix func - (x: Self) -> Self; func f<each T: Q>(_ x: repeat each T) async rethrows -> some R }",
            "protocol P", "  static prefix function - (x: Self) -> Self",
            "  function f <each T: Q> (_ x: repeat each T) async rethrows -> some R"),
        DeclarationCase(
            "protocol P { typealias A = Int; @available(*, deprecated) func f(x: some Q, y: any R & S, z: (any T)?, v: Int...) }",
            "protocol P", "  alias A -> Int",
            "  @available(*, deprecated) function f (x: some Q, y: any R & S, z: (any T)?, v: Int...)"),
        DeclarationCase(
            "protocol P { nonisolated func f(_ x: sending A, _ b: @escaping @isolated(any) () async -> Void) -> sending B; @MainActor func g() }",
            "protocol P",
            "  nonisolated function f (_ x: sending A, _ b: @escaping @isolated(any) () async -> Void) -> sending B",
            "  @MainActor function g"),
        DeclarationCase("enum Space { protocol Inner {} }", "enum Space", "protocol Space.Inner"),
    ]

    static let memberCases: [DeclarationCase] = [
        DeclarationCase("weak var d: (any D)?", "weak property d -> (any D)? settable stored weak"),
        DeclarationCase("unowned(unsafe) let p: P", "unowned(unsafe) property p -> P stored unownedUnsafe"),
        DeclarationCase("unowned let p: P", "unowned property p -> P stored unowned"),
        DeclarationCase(
            "nonisolated(unsafe) static var x = Store()",
            "nonisolated(unsafe) static property x settable stored = call(0) as Store calls Store"),
        DeclarationCase(
            "public private(set) var x: [Int: String] = [:]",
            "public private(set) property x -> [Int: String] settable stored = literal(SourceModel.ValueFact.Literal.dictionary)"
        ),
        DeclarationCase(
            "@State @Clamped(0...1) private var x = 0.5",
            "@State @Clamped(0...1) private property x settable stored = literal(SourceModel.ValueFact.Literal.float) as Double"
        ),
        DeclarationCase(
            "var x: Int = 1 { willSet(new) { use(new) } didSet { use(oldValue) } }",
            "property x -> Int settable stored willSet didSet = literal(SourceModel.ValueFact.Literal.integer) as Int calls use calls use"
        ),
        DeclarationCase(
            "var x: Int { get async throws(E) { try await load() } }", "property x async throws(E) -> Int calls load"),
        DeclarationCase("var x: Int { get { a } set(v) { a = v } }", "property x -> Int settable reads a sets a"),
        DeclarationCase("var x: Int { _read { yield a } _modify { yield &a } }", "property x -> Int settable reads a"),
        DeclarationCase("var x: T { borrowing get { a } }", "property x -> T reads a"),
        DeclarationCase(
            "var x: Int { @storageRestrictions(initializes: a, accesses: b) init(v) { a = v } get { a } set { a = newValue } }",
            "property x -> Int settable reads a sets a sets a"),
        DeclarationCase(
            "let (a, b): (Int, String) = pair()", "property a -> (Int, String) stored = call(0) calls pair",
            "property b -> (Int, String) stored = call(0)"),
        DeclarationCase("let a = if b { 1 } else { 2 }", "property a stored = other reads b"),
        DeclarationCase(
            "let a = switch b { case .c(let x): x; default: d }", "property a stored = other reads b reads .c reads d"),
        DeclarationCase("let r = /a(b)c/", "property r stored = literal(SourceModel.ValueFact.Literal.regex)"),
        DeclarationCase("let k = \\A.b", "property k stored = path(\\A.b)"),
        DeclarationCase("let t = A.self", "property t stored = path(A.self) reads A.self"),
        DeclarationCase(
            "let s: any P & Q = T.shared as! U",
            "property s -> any P & Q stored = path(T.shared) as U reads T.shared names U"),
        DeclarationCase(
            "init?(_ x: Int) async throws(E) { self.x = x }", "initializer init? (_ x: Int) async throws(E) sets self.x"
        ),
        DeclarationCase(
            "public required convenience override init!(a b: Int = 1) {}",
            "public required convenience override initializer init! (a b: Int =)"),
        DeclarationCase("deinit { stop() }", "deinitializer deinit calls stop"),
        DeclarationCase("isolated deinit {}", "isolated deinitializer deinit"),
        DeclarationCase(
            "static subscript<T: P>(i: T) -> Int where T: Q { get { 1 } set {} }",
            "static subscript subscript <T: P> (_ i: T) -> Int where T: Q settable"),
        DeclarationCase(
            "subscript(dynamicMember k: KeyPath<A, B>) -> B { a[keyPath: k] }",
            "subscript subscript (dynamicMember k: KeyPath<A, B>) -> B reads a[]"),
        DeclarationCase(
            "consuming func f(x: borrowing A, y: inout B, z: sending C) -> sending D {}",
            "consuming function f (x: borrowing A, y: inout B, z: sending C) -> sending D"),
        DeclarationCase(
            "func f(isolation: isolated (any Actor)? = #isolation) async {}",
            "function f (isolation: isolated (any Actor)? =) async calls #isolation"),
        DeclarationCase("@concurrent func f() async {}", "@concurrent function f async"),
        DeclarationCase("nonisolated(nonsending) func f() async {}", "nonisolated(nonsending) function f async"),
        DeclarationCase(
            "func f<each T, U: ~Copyable>(_ x: repeat (each T)?) where repeat each T: P, U == Int {}",
            "function f <each T, U: ~Copyable> (_ x: repeat (each T)?) where repeat each T: P, U == Int"),
        DeclarationCase(
            "func f(_ a: @autoclosure @escaping () throws -> Bool, b: @Sendable (Int) -> Void...) {}",
            "function f (_ a: @autoclosure @escaping () throws -> Bool, b: @Sendable (Int) -> Void...)"),
        DeclarationCase("func f() throws(Never) {}", "function f"),
        DeclarationCase(
            "static func == (a: A, b: A) -> Bool { a.x == b.x }",
            "static function == (a: A, b: A) -> Bool reads a.x reads b.x"),
        DeclarationCase(
            "@Builder var body: some View { Text(\"a\").font(.title); if b { C() } }",
            "@Builder property body -> some View calls Text calls Text().font calls C reads .title reads b"),
        DeclarationCase("func f() { func g() { h() }; g() }", "function f calls h calls g"),
        DeclarationCase(
            "func f() { defer { a() }; guard let b else { return }; do { try c() } catch let e as E { d(e) } }",
            "function f calls a calls c calls d names E"),
        DeclarationCase("func `default`(`in` x: Int) {}", "function default (in x: Int)"),
        DeclarationCase("#expand(1) { a() }", "expansion #expand calls #expand calls a"),
        DeclarationCase("typealias A<T> = [T] where T: P", "alias A <T> -> [T] where T: P"),
        DeclarationCase("@objc dynamic optional func f() {}", "@objc dynamic optional function f"),
    ]

    static let outsideCases: [DeclarationCase] = [
        DeclarationCase("@preconcurrency internal import struct A.B", "@preconcurrency internal import struct A.B"),
        DeclarationCase(
            "@_exported public import A\n@testable import B", "@_exported public import A", "@testable import B"),
        DeclarationCase(
            "infix operator <>: Additive\nprefix operator !!", "infix operator <> -> Additive", "prefix operator !!"),
        DeclarationCase(
            "precedencegroup Additive { higherThan: Other\n associativity: left }", "precedenceGroup Additive"),
        DeclarationCase(
            "@freestanding(expression) public macro text<T>(_ x: T) -> String = #externalMacro(module: \"M\", type: \"T\")",
            "@freestanding(expression) public macro text <T> (_ x: T) -> String"),
        DeclarationCase(
            "@attached(member, names: named(init)) macro Make() = #externalMacro(module: \"M\", type: \"T\")",
            "@attached(member, names: named(init)) macro Make"),
        DeclarationCase("#Preview(\"a\") { A() }", "calls #Preview calls A"),
        DeclarationCase(
            "@MainActor var shared = A()", "@MainActor property shared settable stored = call(0) as A calls A"),
        DeclarationCase("fileprivate func f() {}", "fileprivate function f"),
    ]

    @Test("types", arguments: typeCases)
    func types(_ declaration: DeclarationCase) {
        #expect(lines(of: wholeFacts(declaration.source)) == declaration.facts)
    }

    @Test("protocols", arguments: protocolCases)
    func protocols(_ declaration: DeclarationCase) {
        #expect(lines(of: wholeFacts(declaration.source)) == declaration.facts)
    }

    @Test("members", arguments: memberCases)
    func members(_ declaration: DeclarationCase) {
        let file = wholeFacts("class C {\n\(declaration.source)\n}")
        #expect(
            lines(of: file).filter { $0 != "class C" && !$0.hasPrefix("alias") } == declaration.facts.map { "  " + $0 })
    }

    @Test("what stands outside of types", arguments: outsideCases)
    func outside(_ declaration: DeclarationCase) {
        #expect(lines(of: wholeFacts(declaration.source)) == declaration.facts)
    }
}
