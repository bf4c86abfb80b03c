import SwiftSyntax

extension PatternBindingSyntax {
    /// The statements that compute it, `nil` of what is stored or can be set.
    var getter: CodeBlockItemListSyntax? {
        guard case .getter(let statements) = accessorBlock?.accessors else { return nil }
        return statements
    }
}

extension TypeSyntax {
    /// The types of what reducers give back.
    private static let effects: Set = ["Effect", "EffectOf", "EffectTask"]

    /// The value that says nothing, where Swift knows one by the type's name alone.
    var emptyValue: String? {
        if `is`(OptionalTypeSyntax.self) { return "nil" }
        if `is`(ArrayTypeSyntax.self) { return "[]" }
        if `is`(DictionaryTypeSyntax.self) { return "[:]" }
        if let name = `as`(IdentifierTypeSyntax.self), name.genericArgumentClause != nil,
            Self.effects.contains(name.name.text)
        {
            return ".none"
        }
        return switch trimmedDescription {
        case "String": "\"\""
        case "Bool": "false"
        case "Int", "Double", "Float", "CGFloat": "0"
        case "some View": "EmptyView()"
        case "UIViewController", "some UIViewController": "UIViewController()"
        case "UIView", "some UIView": "UIView()"
        case "UITableViewCell": "UITableViewCell()"
        case "UICollectionViewCell": "UICollectionViewCell()"
        default: nil
        }
    }
}
