// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Web views are the headless UIKit's.
@_exported import UIKit
