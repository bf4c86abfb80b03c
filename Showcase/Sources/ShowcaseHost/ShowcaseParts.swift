import Foundation
import ScaenaData
import Words

/// The parts that the apps of the showcase are made with.
struct ShowcaseParts {
    /// The address of the API.
    let api: URL
    /// Where apps keep what they fetched.
    let store: any ModelStore
    /// Where they keep what nobody else may read.
    let secrets: any SecretStore
    /// The language that they are shown in.
    var language: Words.Language
}
