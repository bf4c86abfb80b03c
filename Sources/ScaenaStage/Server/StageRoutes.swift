#if Stage && !canImport(UIKit)
    import Foundation

    /// Answers HTTP requests: the page, its parts, the pictures of the app, and the socket.
    struct StageRoutes: Sendable {
        let hub: StageHub
        let access: StageAccess

        /// The answer to a request; with the status `switchingProtocols`, the connection is a WebSocket from then on.
        func response(to request: RequestHead) async -> StageResponse {
            if access.refusalOfPlace(of: request) != nil {
                return text(.forbidden, "This stage answers its own page only.")
            }
            guard request.method == "GET" else {
                var response = text(.methodNotAllowed, "Only GET.")
                response.fields["Allow"] = "GET"
                return response
            }
            switch request.path {
            // The page itself is the same for every app and holds nothing of it: anybody may have it.
            case "/": return page(.ok, ClientPage.html)
            case "/stage.css": return response(.ok, "text/css; charset=utf-8", Data(ClientStyle.css.utf8))
            case "/stage.js": return response(.ok, "text/javascript; charset=utf-8", Data(ClientScript.js.utf8))
            case "/icon.svg": return response(.ok, "image/svg+xml", Data(ClientPage.icon.utf8))
            // The page asks why it gets no socket: a browser does not tell it.
            case "/door" where access.refusal(of: request) == nil: return text(.ok, "Open.")
            case "/socket" where access.refusal(of: request) == nil: return WebSocketHandshake.response(to: request)
            case "/door", "/socket": return text(.forbidden, "The token is missing or wrong.")
            default:
                // The paths of pictures cannot be guessed, and are told through the socket alone.
                guard let bytes = await hub.picture(at: request.path) else {
                    return text(.notFound, "There is nothing here.")
                }
                return picture(Data(bytes))
            }
        }

        private func page(_ status: StageResponse.Status, _ html: String) -> StageResponse {
            var response = response(status, "text/html; charset=utf-8", Data(html.utf8))
            // Everything comes from here but the pages of web views, which may be any and are sandboxed.
            response.fields["Content-Security-Policy"] = [
                "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
                "connect-src 'self' ws://127.0.0.1:\(access.port) ws://localhost:\(access.port)",
                "frame-src http: https:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
            ].joined(separator: "; ")
            response.fields["X-Frame-Options"] = "DENY"
            response.fields["Cross-Origin-Opener-Policy"] = "same-origin"
            return response
        }

        /// A picture of the app, which may hold anything: it must not be taken for a page or a script.
        private func picture(_ data: Data) -> StageResponse {
            var response = response(.ok, PictureType(data).rawValue, data)
            response.fields["Content-Security-Policy"] = "default-src 'none'; sandbox"
            return response
        }

        private func text(_ status: StageResponse.Status, _ text: String) -> StageResponse {
            response(status, "text/plain; charset=utf-8", Data(text.utf8))
        }

        private func response(_ status: StageResponse.Status, _ type: String, _ body: Data) -> StageResponse {
            StageResponse(
                status: status,
                fields: [
                    "Content-Type": type,
                    "Cache-Control": "no-store",
                    "X-Content-Type-Options": "nosniff",
                    "Referrer-Policy": "no-referrer",
                    "Cross-Origin-Resource-Policy": "same-origin",
                ],
                body: body)
        }
    }

    /// The media type of a picture, by its first bytes.
    enum PictureType: String {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webp = "image/webp"
        case svg = "image/svg+xml"
        case unknown = "application/octet-stream"

        init(_ data: Data) {
            let start = [UInt8](data.prefix(512))
            if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if start.starts(with: Array("GIF8".utf8)) {
                self = .gif
            } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
                self = .webp
            } else if String(decoding: start, as: UTF8.self).contains("<svg") {
                self = .svg
            } else {
                self = .unknown
            }
        }
    }
#endif
