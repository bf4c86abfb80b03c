#if Stage && !canImport(UIKit)

    // As short as it can be read: {"op":"say","id":4,"text":"…"}.
    extension StagePatch.Operation: Codable {
        private enum CodingKeys: String, CodingKey {
            case name = "op"
            case id, attributes, text, node, parent, after
        }

        private enum Name: String, Codable {
            case change, say, insert, move, remove
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Name.self, forKey: .name) {
            case .change:
                self = .change(
                    id: try container.decode(Int.self, forKey: .id),
                    attributes: try container.decode([String: String?].self, forKey: .attributes))
            case .say:
                self = .say(
                    id: try container.decode(Int.self, forKey: .id),
                    text: try container.decodeIfPresent(String.self, forKey: .text))
            case .insert:
                self = .insert(
                    node: try container.decode(StageNode.self, forKey: .node),
                    parent: try container.decode(Int.self, forKey: .parent),
                    after: try container.decodeIfPresent(Int.self, forKey: .after))
            case .move:
                self = .move(
                    id: try container.decode(Int.self, forKey: .id),
                    after: try container.decodeIfPresent(Int.self, forKey: .after))
            case .remove:
                self = .remove(id: try container.decode(Int.self, forKey: .id))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .change(let id, let attributes):
                try container.encode(Name.change, forKey: .name)
                try container.encode(id, forKey: .id)
                try container.encode(attributes, forKey: .attributes)
            case .say(let id, let text):
                try container.encode(Name.say, forKey: .name)
                try container.encode(id, forKey: .id)
                try container.encodeIfPresent(text, forKey: .text)
            case .insert(let node, let parent, let sibling):
                try container.encode(Name.insert, forKey: .name)
                try container.encode(node, forKey: .node)
                try container.encode(parent, forKey: .parent)
                try container.encodeIfPresent(sibling, forKey: .after)
            case .move(let id, let sibling):
                try container.encode(Name.move, forKey: .name)
                try container.encode(id, forKey: .id)
                try container.encodeIfPresent(sibling, forKey: .after)
            case .remove(let id):
                try container.encode(Name.remove, forKey: .name)
                try container.encode(id, forKey: .id)
            }
        }
    }

    extension StagePatch {
        package init(from decoder: any Decoder) throws {
            self.init(operations: try decoder.singleValueContainer().decode([Operation].self))
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(operations)
        }
    }
#endif
