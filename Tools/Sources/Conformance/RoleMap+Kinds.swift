import SourceModel

extension RoleMap {
    /// Returns true if a type is a screen or a view, by the class from outside that it comes from.
    package func isScreen(_ type: TypeIndex.ID) -> Bool {
        index.ancestors(of: type).contains { parent in
            guard let name = parent.type.lastName, parent.meaning.id.map({ index[$0].kind == .outside }) ?? true else {
                return false
            }
            return ["Controller", "View", "Cell"].contains { name.hasSuffix($0) }
        }
    }

    /// Returns true if a type is a view controller.
    package func isController(_ type: TypeIndex.ID) -> Bool {
        index.ancestors(of: type).contains { $0.type.lastName?.hasSuffix("ViewController") == true }
    }

    /// Returns true if a type is a view controller, or may be one by a class from elsewhere. A protocol makes it one only where that is for view
    /// controllers alone.
    package func mayBeController(_ type: TypeIndex.ID) -> Bool {
        switch index.inherits(type, fromOutside: "UIViewController") {
        case .yes: true
        case .no: false
        case .unknown: index.ancestors(of: type).contains(where: mayBeController)
        }
    }

    private func mayBeController(_ parent: IndexedType.Parent) -> Bool {
        switch parent.meaning {
        case .type(let id, _) where index[id].kind != .outside: return false
        case .hidden(let ids), .ambiguous(let ids):
            if ids.allSatisfy({ index[$0].kind == .protocol }) { return false }
        default: break
        }
        let name = parent.type.lastName ?? ""
        if parent.part.isProtocol { return name.hasSuffix("Controller") }
        // The first of a class's declaration alone may be a class.
        return !parent.part.isExtension && parent.part.inheritance.first == parent.type
            && !Self.noControllers.contains(where: name.hasSuffix)
    }

    /// The last words of protocols, and of classes that are no view controllers.
    private static let noControllers = [
        "AnyObject", "NSObject", "Sendable", "Object", "Protocol", "Delegate", "DataSource", "Interface", "able",
        "Lifecycle", "Presenter", "Interactor", "Router", "ViewModel", "Reactor",
    ]
}
