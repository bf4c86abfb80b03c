import UIKit

/// What the Photo module displays: simple types only.
nonisolated struct PhotoUI: Equatable, Sendable {
    let photo: UIImage
}
