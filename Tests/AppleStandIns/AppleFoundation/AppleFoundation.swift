// What Apple's Foundation has and Linux's keeps in a module of its own, or has not. `Scripts/check-apple` imports it into
// every file, since the module `Foundation` itself is Linux's: a forgotten `import Foundation` goes unnoticed here.
@_exported import Foundation
@_exported import NetworkingFoundation
@_exported import ObjectiveC

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { true }
}
