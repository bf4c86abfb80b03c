import Foundation
import ScaenaKit

/// Which app was open, and which of its screens, in a file: what a device keeps of an app that does not run.
struct KeptScreens {
    struct Saved: Codable {
        let door: ShowcaseDoor
        let screens: SavedFlow
    }

    let file: URL

    /// Returns the saved screens; `nil` if there are none, or if they are of another form.
    func read() -> Saved? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Saved.self, from: $0) }
    }

    /// Keeps what is open, in the place of what was. Where that cannot be, the apps begin at their beginning.
    func write(_ saved: Saved?) {
        guard let data = try? saved.map({ try JSONEncoder().encode($0) }) else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        try? data.write(to: file, options: .atomic)
        try? KeptFolder.keepToOwner(file)
    }
}
