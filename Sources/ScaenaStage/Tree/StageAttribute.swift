#if Stage && !canImport(UIKit)

    /// The keys of ``StageNode/attributes``. A flag is there with the value `"true"`, or it is not there.
    package enum StageAttribute {
        /// The accessible name, where it is not the text.
        package static let label = "label"
        /// The accessibility identifier, for tests that drive the page.
        package static let identifier = "identifier"
        /// A flag: shown, but does not take input.
        package static let disabled = "disabled"
        /// A flag: covered by something modal, so out of reach for pointer, keyboard and assistive technology.
        package static let inert = "inert"
        /// The level of a heading, `"1"` to `"6"`.
        package static let heading = "heading"
        /// The text style of a font, as UIKit names it, such as `"largeTitle"`.
        package static let textStyle = "textStyle"
        /// A font's size in points.
        package static let size = "size"
        /// A font's weight, `"100"` to `"900"` as CSS counts.
        package static let weight = "weight"
        /// `"monospaced"`, when the face is not the usual one.
        package static let face = "face"
        /// A flag: slanted.
        package static let italic = "italic"
        /// `"left"`, `"center"`, `"right"` or `"justify"`.
        package static let align = "align"
        /// The largest number of lines of a label; absent when there is no limit.
        package static let lines = "lines"
        /// The colour of text and symbols, as CSS writes it.
        package static let color = "color"
        /// The colour of tint, as CSS writes it.
        package static let tint = "tint"
        /// The colour behind, as CSS writes it.
        package static let background = "background"
        /// Opacity from 0 to 1, when it is not 1.
        package static let alpha = "alpha"
        /// Width in points, when a constraint fixes it.
        package static let width = "width"
        /// Height in points, when a constraint fixes it.
        package static let height = "height"
        /// The radius of the corners in points.
        package static let radius = "radius"
        /// The direction of a stack, `"vertical"` or `"horizontal"`.
        package static let axis = "axis"
        /// The distance between the arranged views of a stack, in points.
        package static let spacing = "spacing"
        /// The alignment of a stack across its axis, as UIKit names it.
        package static let alignment = "alignment"
        /// The distribution of a stack along its axis, as UIKit names it.
        package static let distribution = "distribution"
        /// The distances from the edges to what is inside: top, trailing, bottom, leading in points.
        package static let padding = "padding"
        /// A flag: the stack is a line that constraints make, in which each child has a place of its own.
        package static let line = "line"
        /// The words of a screen reader about an element beyond its name.
        package static let hint = "hint"
        /// The side on which lines begin, `"ltr"` or `"rtl"`, where it is another than that of what is around.
        package static let direction = "direction"
        /// The text by which a row is known, for the names of what belongs to it.
        package static let title = "title"
        /// The number of screens through which a navigation bar's way back leads to the first.
        package static let depth = "depth"
        /// Where constraints put a view across its superview: `"fill"`, `"center"`, `"leading"` or `"trailing"`.
        package static let placeX = "placeX"
        /// Where constraints put a view along its superview: `"fill"`, `"center"`, `"top"` or `"bottom"`; `"cover"` for
        /// one that fills beside others, so lies over or below them.
        package static let placeY = "placeY"
        /// The distances to what is around: top, right, bottom, left in points, as in CSS.
        package static let margin = "margin"
        /// `"light"` or `"dark"`, where a view is so whatever the browser prefers.
        package static let scheme = "scheme"
        /// A flag: kept from assistive technology with all that is inside.
        package static let silent = "silent"
        /// A flag: cut off at the edges.
        package static let clips = "clips"
        /// A flag: a bar with a large title; or a large control.
        package static let large = "large"
        /// A flag: at work, so that an indicator stands in the picture's place.
        package static let busy = "busy"
        /// The name of a system symbol.
        package static let symbol = "symbol"
        /// The path on this server from which a picture's bytes come.
        package static let source = "source"
        /// The way in which a picture fits its frame, as CSS writes it.
        package static let fit = "fit"
        /// The look of a button: `"plain"`, `"gray"`, `"tinted"` or `"filled"`.
        package static let style = "style"
        /// The second line of a button, or the message of an alert.
        package static let detail = "detail"
        /// The title of the back button.
        package static let back = "back"
        /// A flag: chosen, on, or the preferred one.
        package static let selected = "selected"
        /// A flag: an action that destroys.
        package static let destructive = "destructive"
        /// A flag: an action that cancels.
        package static let cancel = "cancel"
        /// A flag: can be left by hand, with a swipe down.
        package static let dismissable = "dismissable"
        /// A flag: a sheet shows the grabber at its top.
        package static let grabber = "grabber"
        /// The text of a text field.
        package static let value = "value"
        /// The smallest value, or of a stepper a flag: it can be made smaller.
        package static let minimum = "minimum"
        /// The largest value, or of a stepper a flag: it can be made larger.
        package static let maximum = "maximum"
        /// A flag: says each value on the way, not only the last.
        package static let continuous = "continuous"
        /// The line around a view, as CSS writes it.
        package static let border = "border"
        /// The shadow of a view, as CSS writes it.
        package static let shadow = "shadow"
        /// The gradient behind a view, as CSS writes it.
        package static let gradient = "gradient"
        /// The text of an empty text field.
        package static let placeholder = "placeholder"
        /// A flag: what is typed is not shown.
        package static let secure = "secure"
        /// The kind of an HTML input, such as `"email"`.
        package static let input = "input"
        /// The number of a table's rows in all.
        package static let rows = "rows"
        /// The height of a table's row that was not measured, in points.
        package static let rowHeight = "rowHeight"
        /// The number of a row among all of its table.
        package static let position = "position"
        /// To which row code has scrolled a table: how often it has, and the row's number.
        package static let scrollTo = "scrollTo"
        /// The number of a collection's items that lie beside each other.
        package static let perLine = "perLine"
        /// The distance between the lines of a collection, in points.
        package static let lineSpacing = "lineSpacing"
        /// A flag: without lines between the rows.
        package static let lineless = "lineless"
        /// A flag: a tap on it means something.
        package static let selectable = "selectable"
        /// A flag: a person can move it.
        package static let movable = "movable"
        /// The accessory at the end of a row: `"disclosure"` or `"checkmark"`.
        package static let accessory = "accessory"
        /// On which side an action of a row is: `"leading"` or `"trailing"`.
        package static let edge = "edge"
        /// The text of a badge.
        package static let badge = "badge"
        /// More looks, as CSS writes them: `property:value` with semicolons between; numbers, colours and paths only.
        package static let looks = "looks"
        /// A flag: scrolls page by page.
        package static let paging = "paging"
        /// Of a window, the kind of the keyboard that is drawn, such as `"letters"` or `"decimal"`.
        package static let keyboard = "keyboard"
        /// Of a window, how high the keyboard that is drawn is, in points.
        package static let keyboardHeight = "keyboardHeight"
        /// The title of the return key of the keyboard that is drawn.
        package static let returnKey = "returnKey"
        /// Of a window, the language that a person chose.
        package static let language = "language"
        /// The locale of dates, as browsers name it, with the calendar.
        package static let locale = "locale"
        /// The first day of the week, from 1 for Sunday.
        package static let firstDay = "firstDay"
        /// The day that it is, as HTML writes it.
        package static let today = "today"
        /// The separator before the decimals on the keyboard that is drawn.
        package static let separator = "separator"
        /// A flag: what is typed goes here.
        package static let editing = "editing"
        /// A flag: scrolling it by hand hides the keyboard.
        package static let hidesKeyboard = "hidesKeyboard"
        /// Which scroll indicators show where not both do: `"vertical"`, `"horizontal"` or `"none"`.
        package static let indicators = "indicators"
        /// Which keyboard there is: HTML's `inputmode`.
        package static let inputMode = "inputMode"
        /// The action of the return key: HTML's `enterkeyhint`.
        package static let enterKey = "enterKey"
        /// Which letters the keyboard makes large: HTML's `autocapitalize`.
        package static let capitals = "capitals"
        /// A setting: the keyboard corrects words, HTML's `autocorrect`.
        package static let corrects = "corrects"
        /// A setting: wrong spelling is marked, HTML's `spellcheck`.
        package static let spells = "spells"
        /// The kind of text that a field can be filled with: HTML's `autocomplete`.
        package static let fills = "fills"
        /// When a button that clears the text shows: `"whileEditing"`, `"unlessEditing"` or `"always"`.
        package static let clears = "clears"
        /// To what part of its size text becomes smaller where there is little room.
        package static let shrinks = "shrinks"
        /// `"clip"`, where text that is too long ends without an ellipsis.
        package static let breaks = "breaks"
        /// For how many milliseconds a finger stays for a long press, and how many points it may move.
        package static let press = "press"
        /// The value that assistive technology tells.
        package static let says = "says"
        /// A flag: one element to assistive technology, whatever is in it.
        package static let element = "element"
        /// The way in which a layer arrives: `"dissolve"` or `"flip"`.
        package static let arrival = "arrival"
        /// The number of the node at which a popover points.
        package static let anchor = "anchor"
        /// A flag: goes while what is below it is scrolled.
        package static let collapses = "collapses"
        /// A flag: nothing is above it.
        package static let first = "first"
        /// A flag: stays in sight while it would be scrolled away.
        package static let pinned = "pinned"
        /// A flag: darker, since something else is meant.
        package static let dimmed = "dimmed"
        /// The step of a time, in seconds.
        package static let step = "step"
        /// The address of a web page.
        package static let url = "url"
    }
#endif
