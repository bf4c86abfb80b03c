// Web views are the headless UIKit's.
@_exported import UIKit
