import ScaenaUIKit

/// What the Items picture module displays: simple types only.
nonisolated struct ItemsPictureUI: Equatable, Sendable {
    let name: String
    let photo: UIImage
    let badge: UIImage?
}
