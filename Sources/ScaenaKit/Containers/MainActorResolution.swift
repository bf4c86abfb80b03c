/// The resolution that is under way on the main actor. It is synchronous, so that there is one at a time.
@MainActor
@usableFromInline
final class MainActorResolution {
    @usableFromInline static let current = MainActorResolution()

    /// Whose factories are running, outermost first. Kept alive by those who run them. Nobody calls out while it is
    /// touched, so that exclusive access need not be proven each time.
    @exclusivity(unchecked) private var stack: ContiguousArray<Unmanaged<ServiceRegistration>> = []
    @exclusivity(unchecked) private var sharedRoot: ResolutionRoot?

    /// Where the outermost resolution keeps what it shares; made when first needed.
    var root: ResolutionRoot {
        if let sharedRoot { return sharedRoot }
        let root = ResolutionRoot()
        sharedRoot = root
        return root
    }

    /// The registrations that are being resolved, outermost first.
    var registrations: [ServiceRegistration] {
        stack.map { $0.takeUnretainedValue() }
    }

    /// The names of what is being made, outermost first.
    var chain: [String] {
        (ResolutionFrame.current?.chain ?? []) + registrations.map(\.title)
    }

    /// For whom something is made that could be made anywhere.
    var origin: ResolutionOrigin {
        let frame = ResolutionFrame.current
        guard !stack.isEmpty else { return ResolutionOrigin(frame: frame) }
        return ResolutionOrigin(frame: frame, onMainActor: registrations, rootOnMainActor: root)
    }

    @usableFromInline
    func enter(_ registration: ServiceRegistration) {
        stack.append(Unmanaged.passUnretained(registration))
    }

    @usableFromInline
    func leave() {
        stack.removeLast()
        if stack.isEmpty, sharedRoot != nil { sharedRoot = nil }
    }

    /// Resolves as a part of a resolution that began elsewhere.
    func continuing<Service>(
        _ frame: ResolutionFrame?, _ body: () throws(ContainerError) -> Service
    ) throws(ContainerError) -> Service {
        guard let frame else { return try body() }
        let saved = sharedRoot
        sharedRoot = frame.root
        defer { sharedRoot = saved }
        return try body()
    }
}
