import SwiftUI

struct RatingStars: View {
    let count: Int

    var body: some View {
        HStack { ForEach(0..<count, id: \.self) { _ in Image(systemName: "star.fill") } }
    }
}

#Preview { RatingStars(count: 4) }
