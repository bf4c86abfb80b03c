import SourceModel

extension BodyFact {
    /// The type that a value makes, where it is an initialiser's call.
    func made(by value: ValueFact, _ nested: NestedNames) -> String? {
        value.call.flatMap { calls[$0].creates?.lastTypeName(nested) } ?? instantiated(value, nested)
    }

    /// The type that a value is cast to, where a storyboard makes it, be it in a container.
    func instantiated(_ value: ValueFact, _ nested: NestedNames) -> String? {
        guard let type = value.type else { return nil }
        let isMade =
            value.call.map { calls[$0].creates == nil && Self.asksStoryboard(calls[$0].callee.last) }
            ?? value.path.map { $0.text == "segue.destination" || isFirstOfInstantiated($0) } ?? false
        return isMade ? type.typeNames(nested).first : nil
    }

    /// Returns true if a function has a storyboard make something, as far as its name says: `viewControllerFromStoryboard(withIdentifier:)`.
    private static func asksStoryboard(_ function: String) -> Bool {
        function.hasPrefix("instantiate") || function.hasSuffix("FromStoryboard")
    }

    /// Returns true if a path leads to the screen in a container that a storyboard makes in the same body:
    /// `navigation.viewControllers.first`.
    private func isFirstOfInstantiated(_ path: PathFact) -> Bool {
        let text = path.text
        guard text.hasSuffix(".viewControllers.first") || text.hasSuffix(".topViewController") else { return false }
        return locals.contains { local in
            guard local.name == path.root, let call = local.value?.call, calls[call].creates == nil else {
                return false
            }
            let called = calls[call].callee.last
            return called.hasPrefix("instantiate") || called.hasSuffix("avigationController")
        }
    }

    /// The types whose initialisers a body hands on as functions, for whoever calls these: `then: AboutView.init(store:)`.
    func handedInitializers(_ nested: NestedNames) -> [String] {
        mentions.compactMap { mention in
            let names = mention.path.names
            guard names.count > 1, let last = names.last, last == "init" || last.hasPrefix("init("),
                names[names.count - 2].isCapitalized
            else { return nil }
            return nested.meaning(of: names[names.count - 2])
        }
    }

    /// The types that an accessor hands on unmade, `AboutViewController.self` beside `AboutPresenter()`: whoever takes both makes them.
    ///
    /// - Parameter made: The types that it makes itself.
    func handed(besides made: [String]) -> [String] {
        guard made.count > 1 else { return [] }
        let passed = Set(calls.flatMap(\.arguments).compactMap { $0.value.path?.text })
        return mentions.compactMap { mention in
            let names = mention.path.names
            guard names.count == 2, names[1] == "self", names[0].isCapitalized, !passed.contains(mention.path.text)
            else { return nil }
            return names[0]
        }
    }
}

extension CallFact {
    /// The screen that a function makes which a tool wrote for a storyboard, by its name: `AboutController` of
    /// `R.storyboard.about.aboutController()` and of `Storyboards.About.aboutController.instantiate()`.
    var screenOfStoryboard: String? {
        let isAsked = callee.last.hasPrefix("instantiate")
        guard isAsked || callee.text.hasPrefix("R.storyboard."), callee.text.isCapitalized else { return nil }
        let names = callee.names
        guard names.count > (isAsked ? 2 : 3) else { return nil }
        let name = names[names.count - (isAsked ? 2 : 1)]
        guard name.hasSuffix("Controller") || name.hasSuffix("VC"), !name.isCapitalized else { return nil }
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
