#if !canImport(UIKit)
    import Foundation

    /// Source: <https://developer.apple.com/documentation/foundation/indexpath>, as UIKit extends it.
    extension IndexPath {
        /// Creates the place of a row of a table.
        public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

        /// Creates the place of an item of a collection.
        public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

        /// The item in the section.
        public var item: Int {
            get { self[1] }
            set { self[1] = newValue }
        }

        /// The section.
        public var section: Int {
            get { self[0] }
            set { self[0] = newValue }
        }

        /// The row in the section.
        public var row: Int {
            get { self[1] }
            set { self[1] = newValue }
        }
    }
#endif
