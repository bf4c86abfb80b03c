import ScaenaKit

// Teams keep the container that they have. These stand for three of them: one is asked by type, one has a property for
// each service, one is looked up where it is used.

/// As Swinject: asked by type, nil for what is not there.
package final class Resolver {
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    package init() {}

    package func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        makers[ObjectIdentifier(type)] = make
    }

    package func resolve<Service>(_ type: Service.Type) -> Service? {
        makers[ObjectIdentifier(type)]?() as? Service
    }
}

/// As Factory: a property for each service. Its name is the library's own.
@MainActor
package final class Container {
    package static let shared = Container()
    package var greeter: () -> Greeter = { Greeter(word: "hello") }
}

/// As swift-dependencies: task-local values, read where they are used.
package enum Dependencies {
    @TaskLocal package static var word = "hello"
}

package final class Greeter {
    package let word: String

    package init(word: String) { self.word = word }
}

package struct NotRegistered: Error {
    package let type: String
}

extension ServiceContainer {
    /// Has the app's own container make the services that flows ask for.
    @MainActor
    func adopt<Service>(_ type: Service.Type = Service.self, from theirs: Resolver) {
        register(type) { _ in
            guard let service = theirs.resolve(type) else { throw NotRegistered(type: "\(type)") }
            return service
        }
    }
}

/// Returns the results of each way; a test finds those that are missing.
@MainActor
package func askTheirs() async -> [String] {
    let theirs = Resolver()
    theirs.register(Greeter.self) { Greeter(word: "hi") }
    let swinject = ServiceContainer("swinject")
    swinject.adopt(Greeter.self, from: theirs)
    var words = [(try? swinject.resolve(Greeter.self).word) ?? "nothing"]

    let factory = ServiceContainer("factory")
    factory.register(Greeter.self) { _ in Container.shared.greeter() }
    words.append((try? factory.resolve(Greeter.self).word) ?? "nothing")

    // A presenter reads it by itself; both overrides hold in one body.
    let empty = ServiceContainer()
    empty.register(Greeter.self) { _ in Greeter(word: Dependencies.word) }
    let overridden = Dependencies.$word.withValue("salut") {
        factory.overriding {
            $0.register(Greeter.self) { _ in Greeter(word: "stub") }
        } during: {
            [try? empty.resolve(Greeter.self).word, try? factory.resolve(Greeter.self).word].compactMap(\.self)
        }
    }
    words += overridden

    swinject.adopt(Int.self, from: theirs)
    do {
        try await swinject.verify()
    } catch {
        words.append("\(error.failures.count) missing")
    }
    return words
}
