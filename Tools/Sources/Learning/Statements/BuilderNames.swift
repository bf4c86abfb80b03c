import Architecture
import SourceModel

/// The names by which builders are known.
extension OutsideBuilders {
    /// The last words of builders' names, as `Coordinator`.
    private static let words: Set = [
        "Factory", "Builder", "Assembly", "Assembler", "Container", "Component", "Module", "Coordinator", "Router",
        "Flow", "FlowController",
        "Navigator", "Wireframe", "Configurator", "Provider", "Dependencies", "Resolver", "Composer", "Injector",
        "CompositionRoot", "Composition",
    ]

    /// The words behind these that say how a type is made, not what it is for: `AppFactoryImpl`.
    private static let marks: Set = ["Impl", "Imp", "Implementation", "Default"]

    /// Returns true if a type has a builder's name, so that its calls matter though it belongs to no scene.
    static func isNamed(_ type: SourceType) -> Bool {
        guard type.kind != .protocol else { return false }
        if words.contains(where: type.name.hasSuffix) { return true }
        // Every type of an app is asked, and few names have to be cut into words.
        guard longEndings.contains(where: type.name.hasSuffix) || marks.contains(where: type.name.hasSuffix) else {
            return false
        }
        let name = CamelWords(type.name)
        // `AppDI` makes; `MIDI` is a word of its own.
        if name.count > 1, name.word(name.count - 1) == "DI" || misspelt(name.word(name.count - 1)) != nil {
            return true
        }
        return name.count > 2 && marks.contains(name.word(name.count - 1)) && words.contains(name.word(name.count - 2))
    }

    /// The ends of names that may be a builder's with a letter wrong, and `DI`.
    private static let longEndings = Set(words.filter { $0.utf8.count >= longEnough }.map { $0.suffix(2) } + ["DI"])

    /// Returns true if a type is an enumeration whose cases are scenes by its name, so that what it makes of each matters.
    static func isOfScenes(_ type: SourceType) -> Bool { type.kind == .enum && isNamedAfterScenes(type) }

    /// Returns true if a type bears the name of scenes: `Screens`, of static functions that give one each.
    static func isNamedAfterScenes(_ type: SourceType) -> Bool { caseWords.contains(where: type.name.hasSuffix) }

    /// The last words of such names.
    private static let caseWords = [
        "Scene", "Scenes", "Screen", "Screens", "Route", "Routes", "Destination", "Destinations", "Page", "Pages",
    ]

    /// The word of builders' that a last word is but for a letter: `Container` of `Containter`. One letter more or less at the end is
    /// another word.
    private static func misspelt(_ word: String) -> String? {
        let letters = word.utf8
        guard letters.count >= Self.longEnough else { return nil }
        return words.first { known in
            let own = known.utf8
            return own.count >= Self.longEnough && own.first == letters.first
                && own.suffix(2).elementsEqual(letters.suffix(2))
                && abs(own.count - letters.count) < 2 && NearestWord.distance(known, word) == 1
        }
    }

    /// Shorter words differ by a letter where they mean something else.
    private static let longEnough = 8

    /// Returns true if a file has a builder's name, `SceneFactory.swift`, whatever the types in it are called.
    static func isNamed(_ file: SourceFile) -> Bool {
        let path = file.path.utf8
        return fileEndings.contains { path.suffix($0.count).elementsEqual($0) }
    }

    /// Returns true if a file may register in a container what gives a scene its parts: by a library that it imports, or by its name,
    /// `DIManager.swift`, `App+Injection.swift`.
    static func registers(_ file: SourceApp.File) -> Bool {
        file.imports.contains(where: containers.contains) || isNamedRegistry(file)
    }

    /// Returns true if a file is called as those are that register what gives a scene its parts.
    static func isNamedRegistry(_ file: SourceApp.File) -> Bool {
        let words = CamelWords(file.name)
        return (0..<words.count).contains { number in
            let word = words.word(number)
            // `ContainerViewController` shows others.
            let isLast = number + 2 == words.count && registryEndings.contains(word)
            return isLast || registryWords.contains(word.hasSuffix("+") ? String(word.dropLast()) : word)
                || word.hasSuffix("+") && registryEndings.contains(String(word.dropLast()))
        }
    }

    /// The words of such files' names, and those that end one.
    private static let registryWords: Set = ["DI", "Dependency", "Dependencies", "Injection"]
    private static let registryEndings: Set = ["Container", "Assembly"]

    /// The modules of libraries in whose containers parts are registered.
    private static let containers: Set = [
        "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "Factory", "FactoryKit", "Resolver", "Dip",
        "DITranquillity", "NeedleFoundation", "Cleanse",
    ]

    /// The endings of such files' names. Every file of an app is asked.
    private static let fileEndings = words.map { Array("\($0).swift".utf8) }

    /// The word that says of a builder's name what it is.
    static func lastWord(_ name: String) -> String {
        for whole in ["CompositionRoot", "FlowController"] where name.hasSuffix(whole) { return whole }
        var words = CamelWords(name)
        if words.count > 2, marks.contains(words.word(words.count - 1)) {
            words = CamelWords(words.prefix(words.count - 1))
        }
        let last = words.word(words.count - 1)
        if let known = misspelt(last) { return known }
        // `HomeViewController` is no controller of something, but a view controller, and `HomeViewModel` a view model.
        return words.count > 2 && ["Controller", "Model"].contains(words.word(words.count - 1))
            ? words.dropFirst(words.count - 2) : words.word(words.count - 1)
    }
}

extension UnitName {
    /// The form of a function's or a property's name: `make{Unit}View`, `{unit}View`.
    func form(of name: String) -> String {
        UnitWords(name: typeName, property: propertyName).form(of: name[...]) ?? name
    }

    /// The name that a form stands for in the unit.
    func spelling(of form: String) -> String {
        form.replacingAll("{Unit}", with: typeName).replacingAll("{unit}", with: propertyName)
    }
}
