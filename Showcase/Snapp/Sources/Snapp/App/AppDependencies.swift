import Foundation
import ScaenaData
import ScaenaKit
import Words

/// Lives as long as the app, and has what scenes share: made once, at the app's start. Routers hand each scene what it needs of it.
@MainActor
final class AppDependencies {
    /// The app's server. Write yours here.
    static let server = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")

    let provider: HTTPProvider
    let store: any ModelStore
    let dispatcher = Dispatcher()
    /// The app's texts, in the language that it is shown in.
    let words: Words
    /// The page of the terms and conditions.
    var termsAndConditions: URL { provider.baseURL.appendingPathComponent("terms") }
    private var made: [ObjectIdentifier: AnyObject] = [:]

    init(provider: HTTPProvider, store: any ModelStore, words: Words = SnappWords.words()) {
        self.provider = provider
        self.store = store
        self.words = words
    }

    /// The one thing of a type, made when it is first asked for.
    func shared<Thing: AnyObject>(_ make: @MainActor () -> Thing) -> Thing {
        let key = ObjectIdentifier(Thing.self)
        if let thing = made[key] as? Thing { return thing }
        let thing = make()
        made[key] = thing
        return thing
    }
}
