"""Named palettes. Each is told from the others at 120 px by its wall and its accent."""

COLORS = {
    "lagoon": dict(wall="#3B6A6A", accent="#E4D3B4", textile="#F0E9DD", textile2="#C9683F", wood="walnut", metal="brass", glaze="#E9E1D2", floor="#C9A57C"),
    "coral-clay": dict(wall="#D08E77", accent="#F3E3D2", textile="#F4ECE1", textile2="#2F6866", wood="oak", metal="brass", glaze="#F3E9DC", floor="#D8B796"),
    "ochre": dict(wall="#CBA566", accent="#F2E6CF", textile="#F1E8D8", textile2="#7B4A2C", wood="oak", metal="black", glaze="#EFE4CF", floor="#C59C6B"),
    "sage": dict(wall="#A3B59B", accent="#EFE9DC", textile="#F3EFE6", textile2="#C48A62", wood="ash", metal="brass", glaze="#E6E3D6", floor="#D3BC9B"),
    "ink-blue": dict(wall="#2A3F5C", accent="#E6DCCB", textile="#EFE8DD", textile2="#D2A14C", wood="walnut", metal="brass", glaze="#D8D4CB", floor="#A9825C"),
    "blush": dict(wall="#E7BBAA", accent="#FAF1E8", textile="#FBF5EE", textile2="#B4614D", wood="ash", metal="brass", glaze="#F6EBE1", floor="#E2CBB2"),
    "chalk": dict(wall="#F0EBE1", accent="#D9CDBB", textile="#FAF7F1", textile2="#8C9A86", wood="ash", metal="black", glaze="#ECE7DC", floor="#DCC8A8"),
    "walnut": dict(wall="#6B4A36", accent="#D9C4A5", textile="#EBE2D3", textile2="#3F4A3A", wood="walnut", metal="brass", glaze="#D6C9B4", floor="#8A6544"),
    "mustard": dict(wall="#F2E9D8", accent="#D19A2A", textile="#F5EFE2", textile2="#D19A2A", wood="oak", metal="black", glaze="#F4EAD6", floor="#BFA07A"),
    "olive": dict(wall="#7F8259", accent="#EADFC6", textile="#F0E9DA", textile2="#C57B4A", wood="oak", metal="brass", glaze="#E4DBC4", floor="#BE9D73"),
    "terracotta": dict(wall="#AE664B", accent="#F0DCC4", textile="#F3E8DA", textile2="#3D5150", wood="walnut", metal="black", glaze="#EBDCC8", floor="#C08A63"),
    "plum": dict(wall="#75606A", accent="#E5D5CB", textile="#F0E7E1", textile2="#C78E75", wood="walnut", metal="chrome", glaze="#DCCDC6", floor="#A98C76"),
    "seafoam": dict(wall="#B4D3CC", accent="#FAF6EE", textile="#FCF9F3", textile2="#D9957A", wood="ash", metal="brass", glaze="#EDF1EA", floor="#E4D3B6"),
    "sand": dict(wall="#DCC6A3", accent="#FAF3E6", textile="#F8F1E4", textile2="#8A6A4A", wood="oak", metal="brass", glaze="#F0E5D2", floor="#D9BF98"),
    "charcoal": dict(wall="#3E4244", accent="#D9CBB6", textile="#E7E0D5", textile2="#B5794A", wood="walnut", metal="black", glaze="#C9C3B8", floor="#6E5C4B"),
    "aegean": dict(wall="#F4F0E8", accent="#2F6E9E", textile="#FBF8F2", textile2="#2F6E9E", wood="ash", metal="chrome", glaze="#F3F0E9", floor="#D9CDB9"),
    "emerald": dict(wall="#40624F", accent="#EBD9BE", textile="#F1EADD", textile2="#D8A58C", wood="walnut", metal="brass", glaze="#E9E0CF", floor="#B78E63"),
    "apricot": dict(wall="#EFB98A", accent="#FBF0E1", textile="#FCF5EA", textile2="#5E7F7C", wood="oak", metal="brass", glaze="#F8ECDC", floor="#DDBE98"),
}

WOODS = {"oak": "#B88A5A", "walnut": "#6E4A30", "ash": "#D6BC94", "teak": "#9A6A3E", "black": "#2C2622"}


def linear(color):
    """Hex sRGB to the linear color the renderer works in."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def mix(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def named(name):
    if name not in COLORS:
        raise KeyError(f"unknown palette {name}: choose from {', '.join(COLORS)}")
    raw = dict(COLORS[name])
    palette = {k: linear(v) if v.startswith("#") else v for k, v in raw.items()}
    palette["wood_color"] = linear(WOODS[palette["wood"]])
    palette["name"] = name
    return palette
