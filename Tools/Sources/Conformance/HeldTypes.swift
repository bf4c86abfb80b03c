import SourceModel

/// The types that a stored property keeps, with the way in which it does.
package struct HeldTypes {
    /// A type inside of a property's type.
    struct Item {
        var type: TypeFact
        /// The way that a box such as `Weak<T>` keeps it; nil where the property's own holds.
        var boxed: StorageFact.Ownership?
        var isMany: Bool
    }

    private(set) var items: [Item] = []

    /// Returns true if a type is an object's or a protocol's, in no box that may keep it otherwise.
    package static func isPlain(_ type: TypeFact) -> Bool {
        let items = HeldTypes(type).items
        return (items.count == 1 || items.count > 1 && isComposition(type))
            && items.allSatisfy { $0.boxed == nil && !$0.isMany && $0.type.namedParts.count == 1 }
    }

    /// Returns true if a type is one object's that is several things: `(UIViewController & PickerDelegate)?`.
    private static func isComposition(_ type: TypeFact) -> Bool {
        switch type {
        case .composition: true
        case .tuple(let elements) where elements.count == 1: isComposition(elements[0].type)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner), .opaque(let inner),
            .attributed(_, _, let inner):
            isComposition(inner)
        default: false
        }
    }

    /// Takes a property's type apart.
    init(_ type: TypeFact) { read(type, nil, false, 0) }

    private static let depthLimit = 6

    private mutating func read(_ type: TypeFact, _ boxed: StorageFact.Ownership?, _ isMany: Bool, _ depth: Int) {
        guard depth < Self.depthLimit else { return }
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner), .opaque(let inner),
            .attributed(_, _, let inner):
            read(inner, boxed, isMany, depth + 1)
        case .array(let element): read(element, boxed, true, depth + 1)
        case .dictionary(let key, let value):
            read(key, boxed, true, depth + 1)
            read(value, boxed, true, depth + 1)
        case .tuple(let elements): for element in elements { read(element.type, boxed, isMany, depth + 1) }
        case .composition(let parts): for part in parts { read(part, boxed, isMany, depth + 1) }
        case .named(_, let name, let arguments):
            let keeping = GenericKeeping(name)
            if arguments.isEmpty || keeping != .collection && keeping != .box {
                items.append(Item(type: type, boxed: boxed, isMany: isMany))
            }
            // What another generic type keeps of its arguments is its own matter.
            guard let keeping else { return }
            let box: StorageFact.Ownership? =
                keeping == .weak ? .weak : keeping == .unowned ? .unowned : boxed
            for argument in arguments { read(argument, box, isMany || keeping == .collection, depth + 1) }
        // A closure keeps what it captures, which its type does not say.
        case .function, .metatype, .suppressed, .packElement, .packExpansion, .verbatim: break
        }
    }
}
