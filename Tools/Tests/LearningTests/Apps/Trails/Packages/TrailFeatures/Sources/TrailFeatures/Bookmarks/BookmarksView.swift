import SwiftUI

struct BookmarksView: View {
    @ObservedObject var store: BookmarksStore

    var body: some View {
        List(store.state.trails) { trail in
            Text(trail.name).swipeActions { Button("Remove") { store.send(.removed(trail)) } }
        }
        .task { store.send(.appeared) }
    }
}

#Preview {
    BookmarksView(store: .init(BookmarksState(), reducer: BookmarksReducer()))
}
