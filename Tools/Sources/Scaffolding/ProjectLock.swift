import Foundation
import Project

/// Lets one run after the other write into a project: what a run looked at stays as it was until it has written.
///
/// It is the system's lock on the project's folder, which goes with the process, however that ends, and leaves no file behind.
/// Where a file system has no locks nobody waits. What a run had begun to write that was stopped is written first.
package struct ProjectLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until no other run writes around a folder.
    ///
    /// - Parameter folder: the absolute path of a folder that is written into; it need not exist.
    package init(around folder: String) {
        while true {
            let place = Self.place(of: folder)
            let descriptor = open(place, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
                self.descriptor = descriptor
                return
            }
            // Whoever had the lock may have made the folder that is to be locked now.
            if Self.place(of: folder) == place {
                self.descriptor = descriptor
                FileTransaction.finish(in: place)
                return
            }
            close(descriptor)
        }
    }

    /// Returns true if one lock is for both folders, which its holder need not wait for.
    package static func isOne(for folder: String, and other: String) -> Bool { place(of: folder) == place(of: other) }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The project's folder, or, outside of projects, the nearest folder that is there.
    private static func place(of folder: String) -> String {
        if let project = UnitRecord.project(of: folder + "/x") { return project }
        var place = URL(fileURLWithPath: folder)
        while place.path != "/", !FileManager.default.fileExists(atPath: place.path) { place.deleteLastPathComponent() }
        return place.path
    }
}
