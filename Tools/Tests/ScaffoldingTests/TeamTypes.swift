/// The types of a team that does without the runtime: a container of its own, and in the place of Combine, which is
/// not on Linux, the parts of it that scaffolded modules use.
enum TeamTypes {
    static let text = """
        @MainActor
        final class DependencyContainer {
            private let parent: DependencyContainer?
            private var factories: [ObjectIdentifier: (DependencyContainer) -> Any] = [:]

            struct Missing: Error {}

            init(parent: DependencyContainer? = nil) {
                self.parent = parent
            }

            func register<Service>(_ type: Service.Type, _ make: @escaping (DependencyContainer) -> Service) {
                factories[ObjectIdentifier(type)] = make
            }

            func resolve<Service>(_ type: Service.Type) throws -> Service {
                if let service = factories[ObjectIdentifier(type)]?(self) as? Service { return service }
                guard let parent else { throw Missing() }
                return try parent.resolve(type)
            }
        }

        class Subject<Output, Failure: Error> {
            fileprivate var observers: [ObjectIdentifier: (Output) -> Void] = [:]

            fileprivate init() {}

            func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                let token = AnyCancellable()
                observers[ObjectIdentifier(token)] = receiveValue
                return token
            }

            func send(_ value: Output) {
                for observer in observers.values { observer(value) }
            }
        }

        final class CurrentValueSubject<Output, Failure: Error>: Subject<Output, Failure> {
            var value: Output {
                didSet { super.send(value) }
            }

            init(_ value: Output) {
                self.value = value
            }

            override func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
                receiveValue(value)
                return super.sink(receiveValue: receiveValue)
            }

            override func send(_ value: Output) {
                self.value = value
            }
        }

        final class PassthroughSubject<Output, Failure: Error>: Subject<Output, Failure> {
            override init() {}
        }

        final class AnyCancellable {
            func store(in tokens: inout [AnyCancellable]) {
                tokens.append(self)
            }
        }

        """
}
