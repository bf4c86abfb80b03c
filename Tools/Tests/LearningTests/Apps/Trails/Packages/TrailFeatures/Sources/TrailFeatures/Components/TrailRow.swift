import SwiftUI
import TrailModels

struct TrailRowState: Equatable {
    let title: String
    let subtitle: String

    init(_ trail: Trail) {
        title = trail.name
        subtitle = "\(trail.kilometres) km"
    }
}

struct TrailRowView: View {
    let state: TrailRowState

    var body: some View {
        VStack(alignment: .leading) {
            Text(state.title)
            Text(state.subtitle).font(.caption)
        }
    }
}
