#if Stage && !canImport(UIKit)

    // Our own drawings for the names that SF Symbols are known by, since Apple's may not be used elsewhere.
    extension ClientScript {
        static let symbols = #"""
            // Symbols ------------------------------------------------------------------------------------------
            // Each is drawn in a square of 24, as strokes; ".fill", ".circle" and ".slash" are derived.

            const drawings = {
              "arrow.clockwise": "M20 12a8 8 0 1 1-2.4-5.7M20 3.5V8h-4.5",
              "arrow.down": "M12 4v16M5.5 13.5 12 20l6.5-6.5",
              "arrow.left": "M20 12H4M10.5 5.5 4 12l6.5 6.5",
              "arrow.right": "M4 12h16M13.5 5.5 20 12l-6.5 6.5",
              "arrow.up": "M12 20V4M5.5 10.5 12 4l6.5 6.5",
              "battery.1": "M3 9.5A1.5 1.5 0 0 1 4.5 8h13A1.5 1.5 0 0 1 19 9.5v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 3 14.5zM21 10.5v3",
              "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4",
              "bolt": "M13.5 3 5 13.5h6L10 21l8.5-10.5h-6z",
              "book": "M12 6C9 4 6 4 3 4.5V18c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V4.5C18 4 15 4 12 6zM12 6v13.5",
              "bookmark": "M6.5 3.5h11v17L12 16l-5.5 4.5z",
              "bubble.left": "M4 5h16v11H10l-4 4v-4H4z",
              "calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7",
              "camera": "M3.5 8h4L9 5.5h6L16.5 8h4v11h-17zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
              "car": "M4 17v-4l2-5.5A2 2 0 0 1 8 6h8a2 2 0 0 1 2 1.5l2 5.5v4zM4 13h16M6 17v2.5M18 17v2.5M7.5 15h1.5M15 15h1.5",
              "car.fill": "M3 18v-4.5l2.2-6A2.4 2.4 0 0 1 7.5 6h9a2.4 2.4 0 0 1 2.3 1.5l2.2 6V18zM6 12.4h12l-1.5-4.2h-9zM6.2 15.2h1.6v.4H6.2zM16.2 15.2h1.6v.4h-1.6zM5 18v2M19 18v2",
              "cart": "M3 4h2.5l2.5 11h10l2-8H6.5M9.5 19.5h.01M16.5 19.5h.01",
              "checkmark": "M4.5 12.5 10 18 19.5 6.5",
              "chevron.down": "M5 9l7 7 7-7",
              "chevron.left": "M15.5 4 8 12l7.5 8",
              "chevron.right": "M8.5 4 16 12l-7.5 8",
              "chevron.up": "M5 15l7-7 7 7",
              "clock": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
              "creditcard": "M3 6.5h18v12H3zM3 10.5h18M6.5 15h4",
              "cube": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
              "delete.left": "M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5",
              "doc.text": "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
              "ellipsis": "M5.5 12h.01M12 12h.01M18.5 12h.01",
              "envelope": "M3 6h18v12.5H3zM3.5 6.5 12 13.5l8.5-7",
              "exclamationmark": "M12 5v9M12 18.5h.01",
              "exclamationmark.triangle": "M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01",
              "eye": "M2.5 12C5 7.5 8.5 6 12 6s7 1.5 9.5 6c-2.5 4.5-6 6-9.5 6s-7-1.5-9.5-6zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
              "flag": "M5.5 21V4M5.5 4.5h13l-3 4.5 3 4.5h-13",
              "folder": "M3 6h6l2 2.5h10v10.5H3z",
              "gearshape": "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
              "gift": "M4 8h16v4H4zM5.5 12h13v8.5h-13zM12 8v12.5M12 8C8 8 7 3.5 9.5 3.5S12 8 12 8zM12 8c4 0 5-4.5 2.5-4.5S12 8 12 8z",
              "globe": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.8 6 3.8 9s-.8 6-3.8 9c-3-3-3.8-6-3.8-9s.8-6 3.8-9z",
              "heart": "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1C20 15 12 20 12 20z",
              "house": "M3.5 11.5 12 4l8.5 7.5M6 10v9.5h12V10M10 19.5V14h4v5.5",
              "info": "M12 10.5V18M12 6.5h.01",
              "keyboard.chevron.compact.down": "M3 4.5h18v10H3zM6 8h.01M10 8h.01M14 8h.01M18 8h.01M8 11.5h8M9 18l3 2.5 3-2.5",
              "lightbulb": "M9 17.5a6.5 6.5 0 1 1 6 0v1.5H9zM10 21.5h4",
              "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
              "link": "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
              "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
              "location": "M20.5 3.5 3.5 11l7.5 2 2 7.5z",
              "lock": "M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
              "magnifyingglass": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5",
              "map": "M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14",
              "mappin": "M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 11v9.5",
              "mic": "M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3zM6 11.5a6 6 0 0 0 12 0M12 17.5V21M9 21h6",
              "minus": "M5 12h14",
              "moon": "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
              "paperplane": "M21 3.5 2.8 10.3l7.4 3.5 3.5 7.4zM10.2 13.8 21 3.5",
              "pause": "M8 5v14M16 5v14",
              "pencil": "M4 20l1-4.5L16.5 4 20 7.5 8.5 19z",
              "percent": "M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
              "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6z",
              "person.2": "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5zM15.5 11.5a3 3 0 1 0 0-6M17 14c2.5.5 4 2.5 4.5 5.5h-3",
              "phone": "M6.5 3.5 9.5 8 8 10.5a12 12 0 0 0 5.5 5.5l2.5-1.5 4.5 3c-1 2.5-3 3-5 3C9.5 20 4 14.5 3.5 8.5c0-2 .5-4 3-5z",
              "photo": "M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9.5h.01",
              "play": "M7 4.5 19.5 12 7 19.5z",
              "plus": "M12 5v14M5 12h14",
              "questionmark": "M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.8M12 18.8h.01",
              "rectangle.stack": "M4 10h16v10H4zM6 7h12M8 4h8",
              "shift": "M12 4 4 12.5h4.5V19h7v-6.5H20z",
              "slider.horizontal.3": "M4 6.5h3M11 6.5h9M9 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 12h9M17 12h3M15 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 17.5h3M11 17.5h9M9 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
              "sparkles": "M11 5l1.7 4.8L17.5 11.5l-4.8 1.7L11 18l-1.7-4.8L4.5 11.5l4.8-1.7zM18.5 3v4M16.5 5h4M18.5 17v3M17 18.5h3",
              "square.and.arrow.down": "M8 9H5.5v11.5h13V9H16M12 3v12M8.5 11.5 12 15l3.5-3.5",
              "square.and.arrow.up": "M8 9H5.5v11.5h13V9H16M12 15V3M8.5 6.5 12 3l3.5 3.5",
              "square.and.pencil": "M11 5H4.5v14.5H19V13M9 15l.7-3L18 3.7 20.3 6 12 14.3z",
              "square.grid.2x2": "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
              "square.stack": "M4 10h16v10H4zM6 7h12M8 4h8",
              "star": "M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9 6.7 19.9l1.2-6L3.4 9.8l6-.7z",
              "sun.max": "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7",
              "tag": "M12.5 3.5h8v8L12 20.5 3.5 12zM16.5 7.5h.01",
              "theatermasks": "M3 5c3 1.2 6.5 1.2 9.5 0v7c0 3-2 5.3-4.8 6C5 17.3 3 15 3 12zM5.8 9h.01M9.7 9h.01M5.6 12.5c1.3 1.5 3 1.5 4.3 0M15 8.5c2 .6 4 .6 6 0v6c0 3-1.7 5.2-4.3 6-1.7-.5-3-1.6-3.7-3M17 12.3h.01M20 12.3h-.01M16 17c.8-1.2 2.3-1.2 3.2-.3",
              "ticket": "M3 7h18v3.5a1.8 1.8 0 0 0 0 3.5v3.5H3V14a1.8 1.8 0 0 0 0-3.5zM14.5 7v2M14.5 11.2v2M14.5 15.4v2",
              "trash": "M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6",
              "tray": "M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h5a3 3 0 0 0 6 0h5",
              "wifi": "M2.5 9.5a14 14 0 0 1 19 0M5.8 13a9 9 0 0 1 12.4 0M9 16.3a4.5 4.5 0 0 1 6 0M12 19.5h.01",
              "xmark": "M5.5 5.5l13 13M18.5 5.5l-13 13"
            };

            // Stands for what no drawing is known of: a calm square, so that the layout stays what it is.
            const unknownDrawing = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";

            function svg(name, attributes, parent) {
              const element = document.createElementNS("http://www.w3.org/2000/svg", name);
              for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
              parent?.append(element);
              return element;
            }

            function symbolImage(name) {
              const image = svg("svg", { viewBox: "0 0 24 24", class: "symbol", "aria-hidden": "true" });
              let rest = name;
              const modifiers = new Set(name.endsWith(".fill") ? ["fill"] : []);
              while (!Object.hasOwn(drawings, rest)) {
                const dot = rest.lastIndexOf(".");
                if (dot < 0) break;
                modifiers.add(rest.slice(dot + 1));
                rest = rest.slice(0, dot);
              }
              const drawing = Object.hasOwn(drawings, rest) ? drawings[rest] : unknownDrawing;
              const filled = modifiers.has("fill");
              if (modifiers.has("circle")) {
                svg("circle", { cx: 12, cy: 12, r: 10, class: filled ? "filled" : "" }, image);
                svg("path", {
                  d: drawing, transform: "translate(5.4 5.4) scale(.55)", "stroke-width": 3, class: filled ? "reversed" : ""
                }, image);
              } else {
                svg("path", { d: drawing, class: filled ? "filled" : "" }, image);
              }
              if (modifiers.has("slash")) svg("path", { d: "M4 3.5 20 20.5" }, image);
              return image;
            }
            """#
    }
#endif
