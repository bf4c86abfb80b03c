import Architecture
import ScaenaKit
import ScaenaUIKit

@MainActor
protocol StyleObserver: AnyObject {
    func styleDidChange(to style: Style)
}

@MainActor
final class StyleLabel: StyleObserver {
    let label = UILabel()

    func styleDidChange(to style: Style) { label.text = style.rawValue }
}

let dispatcher = Dispatcher()
let shown = StyleLabel()
dispatcher.register((any StyleObserver).self, shown)
dispatcher.notify((any StyleObserver).self) { $0.styleDidChange(to: .ionic) }
print(shown.label.text ?? "nothing")
