import Foundation

/// Builds what is shown of stamp, so that no presenter has to.
nonisolated enum StampPresentationModelBuilder {
    /// What is shown of an entity.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - locale: The person's language.
    ///   - timeZone: Where the person is.
    static func presentationModel(
        of entity: Stamp, locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
    ) -> StampPresentationModel {
        let dateStyle = Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
        return StampPresentationModel(
            id: entity.id.uuidString,
            at: entity.at.formatted(dateStyle),
            link: entity.link.map { $0.absoluteString } ?? "",
            raw: "\(entity.raw)",
            prices: "\(entity.prices)",
            zone: "\(entity.zone)",
            days: "\(entity.days)")
    }
}
