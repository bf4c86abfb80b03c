/// The view controllers of one type that are alive.
struct LivingScenes {
    let name: String
    var limit: Int?
    private(set) var looks = 0
    private var viewControllers: [WeakReference<AnyObject>] = []
    /// The number of scenes at which the dead are looked for: twice as many as lived last time, so that each scene
    /// pays for two looks, however many there are.
    private var purgeThreshold = 16

    init(name: String) {
        self.name = name
    }

    var aliveCount: Int {
        viewControllers.reduce(0) { $0 + ($1.object == nil ? 0 : 1) }
    }

    mutating func add(_ viewController: AnyObject) {
        if viewControllers.count >= purgeThreshold {
            looks += viewControllers.count
            viewControllers.removeAll { $0.object == nil }
            purgeThreshold = max(16, viewControllers.count * 2)
        }
        viewControllers.append(WeakReference(viewController))
    }
}
