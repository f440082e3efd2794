"""The picture of the home page: a treatment room that opens through arches to the Pacific."""

import types

import numpy as np

from land.ground import Scene, fractal, grid, noise


def build(kit, shot):
    rng = kit.stage.rng
    s = types.SimpleNamespace(rng=rng, palette=kit.named(shot["palette"] or "sand"), light=shot["light"] or "golden")
    air = Scene("morning", 54, shot["seed"], clouds=0.5, haze=12.0)
    sea(kit, s, air)
    room(kit, s)
    things(kit, s)
    outside(kit, s)
    kit.area((-1.6, -5.4, 2.6), (0, -1.0, 0.9), 3.4, 210, "#FFE6CC")
    kit.area((0.4, 0.3, 1.5), (0.4, -2.0, 0.9), 3.6, 110, "#F2EDE6", 2.2)
    kit.camera((-1.25, -5.6, 1.46), (0.5, 0, 1.2), 27).data.clip_end = 20000


def sea(kit, s, air):
    level, shore = -14.0, 34.0

    def depth(x, y):
        out = y - shore - 5 * noise(x / 26, 0 * y, 4)
        band = abs(np.sin((out + 3 * noise(x / 22, y / 22, 3)) / 8)) * 4 + 0.12
        return np.where(out < 40, np.clip(out * 0.16, 0, 8) * np.clip(band, 0.12, 1.0), np.clip(out * 0.16, 0, 8))

    water = air.water(deep=(0.003, 0.075, 0.14), shallow=(0.08, 0.42, 0.42), swell=0.10, scale=0.3, mirror=0.12)
    grid("sea", (-9000, 9000, 30, 9000), (200, 380), lambda x, y: level + 0.3 * np.sin(y / 7) * np.exp(-(y - 30) / 60), water, depth)
    sand = air.material("sand", (0.72, 0.60, 0.44), 0.95)
    grid("beach", (-300, 300, 14, 60), (40, 40), lambda x, y: level + (shore - y) * 0.06, sand)

    def head(u, v):
        x, y = -330 + 250 * u, 300 + 420 * v
        edge = 1 - u
        rise = 46 * float(min(1, max(0, edge * 1.7 - 0.15 + 0.16 * noise(y / 60, 0, 4)))) ** 0.5
        return (x, y, -15 + rise * (0.85 + 0.18 * float(fractal(x / 60, y / 60, 3, 4))))

    kit.sheet(head, 70, 40, air.material("headland", (0.40, 0.36, 0.20), 0.95, second=(0.56, 0.44, 0.28), scale=0.04))


def room(kit, s):
    p = s.palette
    w, h = 6.6, 3.15
    lime = kit.limewash(kit.mix(p["wall"], kit.linear("#F6EEE0"), 0.45))
    cutouts = [kit.arch(1.55, 2.62, x, 0.0) for x in (-0.62, 1.18)] + [kit.arch(0.95, 2.1, -2.35, 0.45)]
    kit.plate(kit.rectangle(w + 1, h), (0, 0.34, 0), 0.34, lime, cutouts, 0.012)
    kit.box((w + 1, 8, 0.1), (0, -2.6, -0.1), kit.travertine(kit.mix(kit.linear("#E6D3B3"), p["floor"], 0.35)), 0)
    left = kit.box((0.2, 7, h), (-w / 2 - 0.1, -3.2, 0), kit.limewash(kit.mix(p["wall"], kit.linear("#F6EEE0"), 0.25)), 0)
    kit.box((0.2, 7, h), (w / 2 + 0.1, -3.2, 0), lime, 0)
    lid = kit.box((w + 0.4, 7, 0.1), (0, -3.1, h), kit.limewash(kit.linear("#F4EBDC"), 0.08), 0)
    # The sun comes from the right: only its wall casts a shadow, or the floor before it burns out.
    for part in (left, lid):
        part.visible_shadow = False
    beam = kit.wood(kit.linear("#A9794A"), "y")
    for k in range(7):
        kit.box((0.12, 7, 0.16), (-3.0 + k * 1.0, -3.1, h - 0.16), beam, 0.012).visible_shadow = False
    for x in (-0.62 - 1.0, -0.62 + 0.98, 1.18 + 1.02):
        with kit.at(x, -0.09, 0):
            kit.curtain(0.42, 2.78, (0.93, 0.9, 0.84), s.rng, through=0.55)
    kit.rod((-1.9, -0.09, 2.82), (2.5, -0.09, 2.82), 0.014, kit.metal("brass"))


def things(kit, s):
    rng, p = s.rng, s.palette
    with kit.at(0.75, -2.0, 0, turn=-62):
        kit.treatment_bed(rng, p, "timber")
    with kit.at(0.55, -1.95, 0):
        kit.rug(rng, 2.7, 1.9, kit.mix(p["textile"], p["floor"], 0.18), "pebble")
    with kit.at(-0.75, -1.5, 0, turn=12):
        kit.stool(rng, p["textile2"], "brass", 0.48)
    with kit.at(-2.72, -1.15, 0, turn=0):
        kit.box((0.95, 0.42, 0.72), (0, 0, 0.05), kit.wood(kit.linear("#B88A5A")), 0.014)
        kit.box((1.0, 0.46, 0.035), (0, 0, 0.77), kit.marble(), 0.008)
        with kit.at(-0.25, 0, 0.805):
            kit.vase(rng, 0.3, p["textile2"], "moon")
            kit.blossom(rng, 0.7, 0.27)
        with kit.at(0.1, -0.04, 0.805):
            kit.folded_towels(rng, 0.26, 0.2, 3, [p["textile"], p["accent"]])
        with kit.at(0.36, 0.02, 0.805):
            kit.bottle(rng, 0.2, kit.glass("#8A3F0C"), kit.metal("brass"), "drop", kit.plain("#F4EEE2", 0.8))
    with kit.at(2.62, -0.75, 0):
        kit.potted(rng, "strelitzia", 2.1, kit.linear("#C9764F"), "tapered")
    with kit.at(-0.2, -2.2, 0):
        kit.pendant(rng, 1.0, 3.15, kit.rattan("#C09A63", 1.5), "bell", 6, 1.4)


def outside(kit, s):
    rng = s.rng
    kit.box((14, 4.4, 0.12), (0, 2.5, -0.14), kit.tile("#C98F68", 0.4, 0.4, False, "#DCC7A8", 0.6, 0.15), 0)
    for x, y, size in ((-1.35, 2.9, 0.75), (0.25, 3.8, 0.6), (2.05, 3.1, 0.85), (-2.6, 3.2, 0.8), (3.0, 3.9, 0.7)):
        with kit.at(x, y, 0):
            kit.pot(rng, size * 0.7, size * 0.55, kit.linear("#C9764F") if x < 0 else s.palette["glaze"], "round")
            kit.agave(rng, size * 0.8, size * 0.5)
    for x, color in ((-3.4, "#D3477A"), (1.6, "#D3477A"), (0.7, "#E08A3C")):
        with kit.at(x, 4.5, 0):
            kit.shrub(rng, 0.8, 0.0, "#5D7A45", color)
    kit.box((14, 0.25, 0.38), (0, 4.75, -0.05), kit.stucco(kit.linear("#F1E6D4")), 0.03)
    from families.fronts import tall_palm

    for x, y, h in ((-4.2, 12, 4.4), (3.4, 14, 5.2)):
        with kit.at(x, y, -3.4):
            tall_palm(kit, rng, h)
