import SwiftUI

extension SearchView {
    var suggestions: some View {
        HStack {
            ForEach(["lake", "summit", "hut"], id: \.self) { word in
                Button(word) { store.send(.typed(word)) }
            }
        }
    }
}
