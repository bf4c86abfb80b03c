import SourceModel

/// A type of an app with what learning asks of it; its extensions are merged into it.
///
/// It is changed while an app is put together, by one thread, and only read from then on. Were it a value, whoever looks at one
/// would retain each of its parts.
@dynamicMemberLookup
final class SourceType: @unchecked Sendable {
    enum Kind: Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`
    }

    let name: String
    let kind: Kind
    private var shortFile: Int32 = 0
    private let shortLine: Int32
    private var shortCounts: (inherits: Int32, properties: Int32, functions: Int32) = (0, 0, 0)
    /// The types around it.
    let nesting: [String]
    /// The name with those around it.
    var qualifiedName: String { nesting.isEmpty ? name : (nesting + [name]).joined(separator: ".") }
    /// The names of what it inherits from and conforms to, in the order of the sources.
    var inherits: [String] = []
    /// The stored properties.
    var properties: [Property] = []
    /// Its functions and initialisers; of a protocol, what it demands.
    var functions: [Function] = []
    /// True if it takes types, or is a protocol with types that are to be named.
    var isGeneric = false
    /// True if its source shows that what it names first is a class: it overrides something, calls `super`, or gives the base types.
    var hasBaseClass = false
    /// True if nothing outside of its file can name it: `private`, `fileprivate`.
    var isOfFile = false
    /// True if other modules can name it: `public`, `open`.
    var isPublic = false
    /// The things that few types have, where it has some.
    private var rare: Rare?

    init(name: String, kind: Kind, line: Int, nesting: [String]) {
        self.name = name
        self.kind = kind
        shortLine = Int32(truncatingIfNeeded: line)
        self.nesting = nesting
    }

    /// The index of its file.
    var file: Int {
        get { Int(shortFile) }
        set { shortFile = Int32(truncatingIfNeeded: newValue) }
    }

    var line: Int { Int(shortLine) }

    /// The number of ``inherits`` that stand at the declaration itself.
    var declaredInherits: Int {
        get { Int(shortCounts.inherits) }
        set { shortCounts.inherits = Int32(truncatingIfNeeded: newValue) }
    }

    /// The numbers of its properties and functions that stand at the declaration itself.
    var declaredMembers: (properties: Int, functions: Int) {
        get { (Int(shortCounts.properties), Int(shortCounts.functions)) }
        set {
            shortCounts.properties = Int32(truncatingIfNeeded: newValue.properties)
            shortCounts.functions = Int32(truncatingIfNeeded: newValue.functions)
        }
    }

    subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Rare, [Value]>) -> [Value] {
        get { (rare ?? .none)[keyPath: path] }
        set {
            guard let known = rare ?? (newValue.isEmpty ? nil : Rare()) else { return }
            known[keyPath: path] = newValue
            rare = known
        }
    }

    /// The things that few types have: room for all of them in each of the hundred thousand types of an app is a third of their size.
    final class Rare: @unchecked Sendable {
        fileprivate static let none = Rare()

        /// The comments of its file that say what is meant.
        var directives: [Directive] = []
        /// The types that who conforms to it names, of protocols: each with what that has to conform to.
        var associated: [Associated] = []
        /// The names of the aliases that a protocol gives to those that conform to it.
        var givenAliases: [String] = []
        /// The names of the types that it takes.
        var parameters: [String] = []
        /// The types that it gives what it names first: `HomeViewModel` of `BaseViewController<HomeViewModel>`.
        var baseArguments: [String] = []
    }

    /// True if it is a structure or an enumeration that acts as no view.
    var isValue: Bool { (kind == .struct || kind == .enum) && !inherits.contains("View") }

    /// True if it is a structure or an enumeration inside another type.
    var isNestedValue: Bool { (kind == .struct || kind == .enum) && !nesting.isEmpty }

    /// True if it is a record that a store keeps.
    var isRecord: Bool { inherits.contains(where: Self.records.contains) }
    private static let records: Set = ["NSManagedObject", "PersistentModel", "Object", "EmbeddedObject"]

    /// True if it shows a view to the engineer who writes it: a preview of SwiftUI.
    var isPreview: Bool {
        inherits.contains("PreviewProvider") || name.hasSuffix("_Previews") || isOfFile && name.hasSuffix("Preview")
    }

    /// True if the system begins the app with it.
    var beginsApp: Bool {
        inherits.contains { $0 == "UIApplicationDelegate" || $0 == "UIWindowSceneDelegate" || $0 == "App" }
    }

    /// True if it shows a view of UIKit's in SwiftUI.
    var isRepresentable: Bool {
        inherits.contains { $0 == "UIViewRepresentable" || $0 == "UIViewControllerRepresentable" }
    }

    /// True if it is put together of functions that somebody gives it, so that it does what they do.
    var isMadeOfFunctions: Bool {
        let stored = properties.filter { $0.isStored && !$0.isStatic }
        let functions = stored.count(where: \.isFunction)
        return functions > 1 && functions * 2 > stored.count
    }

    /// Returns true if it names a type of UIKit's or is a view of SwiftUI.
    ///
    /// - Parameters:
    ///   - ancestors: The names of all that it inherits from, over others too.
    ///   - isOwn: Returns true if the app declares a type of a name: `UIComponent` may be nothing of UIKit's.
    func usesInterface(ancestors: [String], isOwn: (String) -> Bool) -> Bool {
        func isInterface(_ name: String) -> Bool {
            let bytes = name.utf8
            guard bytes.starts(with: "UI".utf8), let third = bytes.dropFirst(2).first else { return false }
            let isUpper =
                third < 0x80
                ? third >= UInt8(ascii: "A") && third <= UInt8(ascii: "Z")
                : name.dropFirst(2).first?.isUppercase == true
            return isUpper && !isOwn(name)
        }
        return ancestors.contains {
            isInterface($0) || $0 == "View" || $0 == "PreviewProvider"
                || InterfaceNames.isSeenOfAppKit($0) && !isOwn($0)
        }
            || properties.contains { $0.types.contains(where: isInterface) }
            || functions.contains { function in
                (function.parameters + function.result + function.creates).contains(where: isInterface)
                    || function.staticCalls.contains { isInterface($0.type) }
            }
    }

    /// The names of the types that it uses, as far as they are known.
    var namesUsed: [String] {
        var names = inherits
        for property in properties { names += property.types }
        for function in functions {
            names += function.parameters
            names += function.result
            names += function.creates
            names += function.staticCalls.map(\.type)
        }
        return names
    }

    /// A comment that allows something: `// scaena:ignore hold: why`.
    struct Directive: Sendable {
        var line: Int
        /// The rules of a check that it allows to be broken.
        var rules: [String]
        var isOfFile: Bool

        /// Reads what follows `scaena:` in a comment; `nil` where it allows nothing.
        init?(_ text: String, line: Int) {
            let isOfFile = text.hasPrefix("ignore-file ")
            guard isOfFile || text.hasPrefix("ignore ") else { return nil }
            let rest = text.drop { $0 != " " }.prefix { $0 != ":" }
            self.line = line
            self.isOfFile = isOfFile
            rules = rest.split { $0 == "," || $0 == " " }.map(String.init)
        }
    }

    /// A property. Its numbers are kept short: an app has a hundred thousand properties.
    struct Property: Sendable {
        var name: String
        /// The names of the types in its type, the outermost first.
        var types: [String]
        /// The types that its type is made for where that keeps nothing of them by itself: `About` of `Container<About>`.
        var arguments: [String] = []
        private var shortLine: Int32
        private var shortParameter: Int8?
        var hold: Ownership
        var isStored: Bool
        var isStatic: Bool
        var isLazy = false
        /// True if what it holds is a function.
        var isFunction = false
        /// True if it holds a list of them.
        var isMany = false
        /// True if a view of SwiftUI observes it and does not own it: `@ObservedObject`, `@EnvironmentObject`.
        var isObserved = false
        /// True if the environment gives it: `@EnvironmentObject`.
        var isOfEnvironment = false
        /// True if a view of SwiftUI owns it: `@State`, `@StateObject`.
        var isOwned = false
        /// True if a storyboard sets it, and its screen keeps the object: `@IBOutlet`.
        var isOutlet = false

        init(
            name: String, types: [String], hold: Ownership, isStored: Bool, isStatic: Bool, isLazy: Bool = false,
            parameter: Int? = nil, line: Int
        ) {
            self.name = name
            self.types = types
            self.hold = hold
            self.isStored = isStored
            self.isStatic = isStatic
            self.isLazy = isLazy
            shortLine = Int32(truncatingIfNeeded: line)
            self.parameter = parameter
        }

        var line: Int {
            get { Int(shortLine) }
            set { shortLine = Int32(truncatingIfNeeded: newValue) }
        }

        /// The number of the type's parameter that is its type, `nil` where none is.
        var parameter: Int? {
            get { shortParameter.map(Int.init) }
            set { shortParameter = newValue.flatMap { Int8(exactly: $0) } }
        }
    }

    /// A type that who conforms to a protocol names.
    struct Associated: Sendable {
        var name: String
        var bounds: [String]
        var hasDefault: Bool
    }

    enum Ownership: Sendable {
        case strong, weak, unowned
    }

    /// A function, an initialiser, or a property's first value or accessors; only read once its file was.
    @dynamicMemberLookup
    final class Function: @unchecked Sendable {
        /// Its name, or that of the property whose accessor it is.
        private let ownName: String
        let isStatic: Bool
        private let isAccessor: Bool
        /// True if it is private, and another one of its type calls it.
        var isHelper = false
        private let shortLine: Int32
        /// The names of the types in its parameters.
        var parameters: [String] = []
        /// The names of the types in its result.
        private(set) var result: [String]
        /// The types that it makes, each as often as it does.
        var creates: [String] = []
        /// The calls that it makes on types.
        var staticCalls: [StaticCall] = []
        /// The calls that it makes on properties.
        var memberCalls: [MemberCall] = []
        /// The rest, where there is some.
        private var rest: Rest?

        /// Makes one of a name, or, of another's name, a property's accessor.
        init(name: String, accessed: String = "", isStatic: Bool, result: [String], line: Int) {
            ownName = accessed.isEmpty ? name : accessed
            isAccessor = !accessed.isEmpty
            self.isStatic = isStatic
            self.result = result
            shortLine = Int32(truncatingIfNeeded: line)
        }

        var line: Int { Int(shortLine) }

        /// Its name; empty of a property's accessors and first value.
        var name: String { isAccessor ? "" : ownName }

        /// The name of the property whose accessor it is, empty of all others.
        var accessed: String { isAccessor ? ownName : "" }

        /// The result as it is written.
        var resultText: String {
            get { self.writtenResult.isEmpty ? result.first ?? "" : self.writtenResult }
            set { if newValue != resultText { self.writtenResult = newValue } }
        }

        /// Puts other names in the place of those in its result, which was written otherwise.
        func replaceResult(with names: [String]) {
            guard names != result else { return }
            self.writtenResult = resultText
            result = names
        }

        subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Rest, Value>) -> Value {
            get { (rest ?? .none)[keyPath: path] }
            set {
                let known = rest ?? Rest()
                known[keyPath: path] = newValue
                rest = known
            }
        }

        /// The things that few functions do: an app has a hundred thousand functions, and room for all of them is half of their size.
        final class Rest: @unchecked Sendable {
            fileprivate static let none = Rest()

            /// The result as it is written, where that is more than the name of a type.
            fileprivate(set) var writtenResult = ""
            /// The labels of an initialiser's parameters; none of all other functions.
            var labels: [String] = []
            /// The number of names of types that each of these has among the function's parameters; empty where each has one.
            var labelCounts: [Int] = []
            /// The arguments `.init(…)` that it gives what it makes: what the parameter's type is made.
            var implied: [Implied] = []
            /// The objects that it makes and sets: `view = AboutView()`.
            var placements: [Placement] = []
            /// The properties that it sets on objects that it made or was given: `presenter.view = view`.
            var wirings: [Wiring] = []
            /// The properties of others that it sets to the object whose function it is: `picker.delegate = self`.
            var handed: [Handed] = []
            /// The properties that it casts, each with the type: `viewModel as? AboutViewModel`.
            var casts: [Cast] = []
            /// The types that it makes of the object whose function it is: `Picker(delegate: self)`.
            var handsItself: [String] = []
            /// The private functions of its type that it calls.
            var helpers: [String] = []
            /// The type of what it returns, where it makes that itself.
            var returned: String?
        }
    }

    /// An argument that is made where only the parameter names its type: `AboutView(viewModel: .init())`.
    struct Implied: Sendable, Hashable {
        /// The type that is made with it; empty where it is set to a property of the type's own.
        var maker: String
        var label: String
    }

    struct StaticCall: Sendable, Hashable {
        var type: String
        var function: String
        var line: Int
    }

    struct MemberCall: Sendable, Hashable {
        var member: String
        var function: String
    }

    struct Wiring: Sendable, Hashable {
        var holder: String
        var member: String
        var value: String
    }

    struct Handed: Sendable, Hashable {
        var holder: String
        var member: String
        /// The type of the holder, where it is made or given in the function.
        var type: String?
    }

    struct Cast: Sendable, Hashable {
        var member: String
        var type: String
    }

    struct Placement: Sendable, Hashable {
        var member: String
        var type: String
        var line: Int
    }
}
