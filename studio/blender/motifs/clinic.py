"""Instruments and medicine for still lifes. Larger than life by three: a vial is 0.2 high."""

import math

from mathutils import Matrix

QUARTER = Matrix.Rotation(math.pi / 2, 4, "Y")


def one_vial(kit, h, cap, liquid="#E9EEF0", full=0.45):
    r = h * 0.24
    body = [(0, 0), (r, 0), (r, 0), (r, h * 0.62), (r * 0.5, h * 0.76), (r * 0.5, h * 0.84), (0, h * 0.84)]
    kit.lathe(body, (0, 0, 0), kit.glass())
    if full:
        kit.drum(r * 0.93, h * full, (0, 0, h * 0.02), kit.glass(liquid, ior=1.33), r * 0.1)
    kit.lathe([(r + 0.0008, h * 0.14), (r + 0.0008, h * 0.44)], (0, 0, 0), kit.plain("#F5F1E8", 0.7), False)
    kit.drum(r * 0.62, h * 0.1, (0, 0, h * 0.8), kit.metal("steel"), 0.003)
    kit.drum(r * 0.6, h * 0.07, (0, 0, h * 0.9), cap, 0.005)


def vials(kit, s):
    cap = kit.plain(s.palette["textile2"], 0.4)
    for x, y, h in ((-0.17, 0.06, 0.25), (0.02, 0.0, 0.2), (0.17, 0.1, 0.22)):
        with kit.at(x, y, 0):
            one_vial(kit, h, cap)
    with kit.at(0.22, -0.16, 0.046, turn=s.rng.uniform(20, 60), roll=90):
        one_vial(kit, 0.19, cap, full=0)


def red(kit, s):
    for k in range(5):
        with kit.at(-0.34 + k * 0.17, 0.02 * (k % 2), 0):
            one_vial(kit, 0.22, kit.metal("brass"), "#B3201F", 0.55)


def one_syringe(kit, tint, length=0.46):
    r = length * 0.05
    kit.rod((0, 0, r), (length * 0.52, 0, r), r, kit.glass())
    kit.rod((length * 0.16, 0, r), (length * 0.5, 0, r), r * 0.85, kit.glass(tint, ior=1.33))
    kit.rod((length * 0.13, 0, r), (length * 0.16, 0, r), r * 0.9, kit.plain("#2A2725", 0.5))
    kit.rod((-length * 0.2, 0, r), (length * 0.14, 0, r), r * 0.35, kit.plain("#F4F1EA", 0.4))
    kit.drum(r * 1.1, 0.008, (-length * 0.2, 0, r), kit.plain("#F4F1EA", 0.4), 0.002, QUARTER)
    kit.box((0.01, r * 4.6, r * 1.2), (0, 0, r * 0.4), kit.glass(), 0.003)
    kit.rod((length * 0.52, 0, r), (length * 0.6, 0, r), r * 0.5, kit.plain("#D9A441", 0.4))
    kit.rod((length * 0.6, 0, r), (length * 0.84, 0, r), 0.0022, kit.metal("steel"))


def syringe(kit, s):
    turn = s.rng.uniform(18, 38)
    kit.box((0.9, 0.44, 0.018), (0.04, 0, 0), kit.linen(s.palette["textile"]), 0.008)
    for k, y in enumerate((-0.05, 0.06)):
        with kit.at(-0.08 - 0.06 * k, y * 1.6, 0.018, turn=turn - 8 * k - 20):
            one_syringe(kit, "#F3DDA6" if k else "#E8F0EE", 0.68)


def pen(kit, s):
    body, tip = kit.plain(s.palette["glaze"], 0.25), kit.metal("steel")
    with kit.at(0, 0, 0.03, turn=28):
        kit.lathe([(0, 0), (0.03, 0.004), (0.034, 0.05), (0.03, 0.2), (0.034, 0.34), (0.024, 0.36), (0, 0.362)], (-0.2, 0, 0.006), body, rotation=QUARTER)
        kit.drum(0.022, 0.07, (0.16, 0, 0.006), tip, 0.004, QUARTER)
        kit.drum(0.0355, 0.014, (0.06, 0, 0.006), kit.metal("brass"), 0.003, QUARTER)
        kit.tube([(-0.2, 0, 0.006), (-0.34, 0.03, 0), (-0.5, 0.2, -0.024), (-0.9, 0.22, -0.024)], 0.008, kit.plain("#3A3734", 0.5))


def glasses(kit, s):
    tint = kit.glass("#E59A3A" if s.rng.random() < 0.5 else "#5DA06B")
    frame = kit.plain("#2A2725", 0.35)
    for side in (-1, 1):
        outline = kit.rounded(0.19, 0.12, 0.045, side * 0.115)
        kit.plate(outline, (0, 0, 0.01), 0.008, tint, bevel=0.002)
        kit.tube([(x, -0.004, z + 0.01) for x, z in outline], 0.006, frame, True, False)
        kit.tube([(side * 0.21, 0, 0.1), (side * 0.225, 0.02, 0.1), (side * 0.21, 0.2, 0.09), (side * 0.2, 0.3, 0.03)], 0.007, frame)
    kit.rod((-0.025, -0.004, 0.09), (0.025, -0.004, 0.09), 0.006, frame)


def handpiece(kit, s, color="#7FC4FF"):
    white, dark = kit.plain(s.palette["glaze"], 0.25), kit.plain("#34322F", 0.35)
    with kit.at(-0.12, 0.02, 0):
        kit.drum(0.12, 0.05, (0, 0, 0), dark, 0.012)
        kit.rod((0, 0, 0.04), (0, 0, 0.3), 0.016, kit.metal("steel"))
    with kit.at(-0.12, 0, 0.34, turn=12, roll=58):
        kit.lathe([(0, -0.3), (0.045, -0.3), (0.055, -0.26), (0.05, -0.05), (0.06, 0.12), (0.075, 0.2), (0.062, 0.24), (0.06, 0.24)], (0, 0, 0), white)
        kit.drum(0.062, 0.03, (0, 0, 0.225), dark, 0.006)
        kit.drum(0.046, 0.012, (0, 0, 0.252), kit.glow(color, 5.0 if s.light != "blue-hour" else 9.0), 0.003)
        kit.box((0.03, 0.02, 0.09), (0, -0.055, -0.06), dark, 0.008)
        kit.tube([(0, 0, -0.3), (0, 0, -0.42), (0.1, 0.1, -0.52), (0.3, 0.4, -0.44)], 0.02, dark)


def laser(kit, s):
    handpiece(kit, s)
    with kit.at(0.26, -0.16, 0, turn=s.rng.uniform(-30, -8)):
        glasses(kit, s)


def led(kit, s):
    shell = kit.plain("#F1EDE6", 0.35)
    with kit.at(0, 0.05, 0.06, tilt=-10):
        kit.plate(kit.rounded(0.95, 0.6, 0.09), (0, 0, 0), 0.06, shell, bevel=0.02)
        for i in range(9):
            for j in range(5):
                color = ("#FF4A3A", "#FF6A50", "#5A78FF")[(i + j) % 3]
                kit.drum(0.022, 0.008, (-0.37 + i * 0.0925, -0.06, 0.12 + j * 0.09), kit.glow(color, 7.0), 0.002, kit.UPRIGHT, 16)
    kit.drum(0.2, 0.04, (0, 0.12, 0), shell, 0.012)
    kit.lamp((0, -0.35, 0.4), 5, "#FF7A6A")


def drip(kit, s):
    """An infusion bag on a brass hook, its chamber and tube."""
    brass = kit.metal(s.palette["metal"])
    kit.rod((0.3, 0.12, 0), (0.3, 0.12, 1.12), 0.012, brass)
    kit.drum(0.16, 0.025, (0.3, 0.12, 0), brass, 0.008)
    kit.tube([(0.3, 0.12, 1.1), (0.3, 0.1, 1.16), (0.1, 0.06, 1.16), (0.02, 0.02, 1.1), (0.0, 0.0, 1.04)], 0.011, brass)
    color = s.rng.choice(("#F0CF63", "#F3DC8C", "#EFA95A", "#CFE3E6"))
    outline = kit.rounded(0.38, 0.5, 0.09, 0, 0.5)
    kit.plate(outline, (0, 0.04, 0), 0.085, kit.glass("#F7FAFA", 0.08), bevel=0.04)
    kit.plate(kit.rounded(0.345, 0.36, 0.08, 0, 0.52), (0, 0.03, 0), 0.06, kit.glass(color, ior=1.33), bevel=0.028)
    kit.plate(kit.rounded(0.2, 0.15, 0.012, 0, 0.66), (0, -0.048, 0), 0.002, kit.plain("#F7F4EC", 0.8), bevel=0.0005)
    kit.rod((0, 0, 0.96), (0, 0, 1.05), 0.03, kit.plain("#E9EEF0", 0.4))
    kit.rod((0, 0, 0.43), (0, 0, 0.52), 0.018, kit.plain("#F4F1EA", 0.4))
    kit.rod((0, 0, 0.26), (0, 0, 0.42), 0.032, kit.glass())
    kit.rod((0, 0, 0.265), (0, 0, 0.31), 0.029, kit.glass(color, ior=1.33))
    kit.tube([(0, 0, 0.26), (0, 0, 0.12), (-0.06, -0.06, 0.02), (-0.3, -0.16, 0.012), (-0.42, 0.02, 0.012), (-0.25, 0.12, 0.012), (-0.2, -0.1, 0.02), (-0.7, -0.3, 0.012)], 0.009, kit.glass(color))


def boots(kit, s):
    """A pair of inflated recovery boots."""
    cloth = kit.plain(s.rng.choice(("#2B2F36", "#33404A", "#4A3B36")), 0.65, bump=0.15, sheen=0.3)
    trim = kit.plain(s.palette["textile2"], 0.5)
    for side in (-1, 1):
        with kit.at(side * 0.19, -0.02 * side, 0, turn=-side * 10):
            for k, (r, h) in enumerate(((0.145, 0.18), (0.15, 0.18), (0.156, 0.18), (0.162, 0.18))):
                kit.drum(r, h * 1.02, (0, 0, 0.1 + k * 0.165), cloth, 0.035)
            kit.box((0.25, 0.5, 0.2), (0, -0.1, 0.0), cloth, 0.085, 6)
            kit.drum(0.165, 0.02, (0, 0, 0.755), trim, 0.008)
            kit.box((0.02, 0.012, 0.55), (0, -0.16, 0.18), trim, 0.004)
            kit.tube([(side * 0.1, 0.1, 0.7), (side * 0.3, 0.2, 0.6), (side * 0.34, 0.3, 0.02), (side * 0.6, 0.5, 0.012)], 0.014, kit.plain("#24211F", 0.5))


def oxygen(kit, s):
    soft = kit.water("#CFE3DF", 0.05, 9, 0.6)
    with kit.at(-0.12, 0, 0.02, tilt=-58, turn=15):
        kit.lathe([(0.03, 0.17), (0.06, 0.165), (0.12, 0.1), (0.145, 0.02), (0.16, 0), (0.165, 0.012), (0.15, 0.025), (0.125, 0.11), (0.06, 0.178), (0.03, 0.182)], (0, 0.12, 0.06), soft)
        kit.rod((0, 0.12, 0.22), (0, 0.12, 0.3), 0.034, kit.plain("#F1EEE7", 0.35))
    kit.tube([(-0.14, -0.28, 0.16), (-0.1, -0.45, 0.05), (0.25, -0.35, 0.016), (0.4, -0.1, 0.016), (0.3, 0.15, 0.016), (0.9, 0.3, 0.016)], 0.016, kit.glass("#D9EBDD"))
    with kit.at(0.34, 0.08, 0.0):
        kit.drum(0.05, 0.12, (0, 0, 0), kit.metal("brass"), 0.01)
        kit.drum(0.15, 0.06, (0, 0.03, 0.25), kit.metal("brass"), 0.012, kit.UPRIGHT)
        kit.drum(0.132, 0.01, (0, -0.026, 0.25), kit.plain("#F6F2E8", 0.5), 0.003, kit.UPRIGHT)
        for k in range(9):
            a = math.radians(215 - k * 31)
            kit.rod((0.1 * math.cos(a), -0.038, 0.25 + 0.1 * math.sin(a)), (0.118 * math.cos(a), -0.038, 0.25 + 0.118 * math.sin(a)), 0.003, kit.plain("#2A2725", 0.5))
        kit.rod((0, -0.042, 0.25), (0.07, -0.042, 0.32), 0.004, kit.plain("#B4412F", 0.5))


def stockings(kit, s):
    p = s.palette
    for k, color in enumerate((p["textile2"], p["accent"], p["wall"], p["glaze"])):
        with kit.at(-0.33 + k * 0.21, 0.03 * (k % 2), 0, turn=s.rng.uniform(-8, 8)):
            kit.rolled_towel(0.095, 0.34, color, 4.2)
    with kit.at(-0.02, -0.02, 0.165, turn=6):
        kit.rolled_towel(0.085, 0.32, kit.mix(p["textile2"], p["accent"], 0.5), 4.2)


def tape(kit, s):
    yellow = kit.plain("#E2B23C", 0.45)

    def coil(u, v):
        a, r = u * 5.2 * 2 * math.pi, 0.13 - 0.07 * u
        return (r * math.cos(a), r * math.sin(a), v * 0.075)

    kit.sheet(coil, 160, 2, yellow, thickness=0.004)

    def tail(u, v):
        return (0.13 + u * 0.5 * math.cos(0.3), 0.0 - 0.16 * u - 0.1 * math.sin(u * 3.0), v * 0.075 * (1 - u * 0.3))

    kit.sheet(tail, 50, 2, yellow, thickness=0.004)


def dumbbells(kit, s):
    iron, grip = kit.plain(s.palette["textile2"], 0.55), kit.metal("chrome")
    for x, y, turn in ((-0.1, 0.08, 20), (0.16, -0.14, -24)):
        with kit.at(x, y, 0.095, turn=turn):
            kit.rod((-0.17, 0, 0), (0.17, 0, 0), 0.026, grip)
            for side in (-1, 1):
                kit.drum(0.1, 0.11, (side * 0.19 - 0.055, 0, 0), iron, 0.02, QUARTER, 6)


def pencil(kit, s):
    kit.box((0.72, 0.5, 0.006), (0, 0, 0), kit.plain("#F6F1E5", 0.9, bump=0.02), 0.001, rotation=Matrix.Rotation(0.12, 4, "Z"))
    ink = kit.plain("#4A443E", 0.9)
    arcs = ([(-0.2, -0.1), (-0.12, 0.12), (0.02, 0.17), (0.12, 0.06), (0.1, -0.06)], [(-0.1, -0.02), (-0.03, 0.03), (0.05, 0.0)], [(0.14, 0.12), (0.24, 0.02), (0.2, -0.14)], [(-0.26, 0.02), (-0.2, 0.14)])
    for arc in arcs:
        kit.tube([(x, y, 0.008) for x, y in arc], 0.0022, ink)
    for x, y, turn, color in ((0.2, -0.17, 32, "#C8883A"), (-0.16, -0.2, -8, "#37413F")):
        with kit.at(x, y, 0.02, turn=turn):
            kit.rod((-0.22, 0, 0), (0.18, 0, 0), 0.014, kit.plain(color, 0.4))
            kit.lathe([(0.0136, 0), (0.004, 0.05), (0, 0.06)], (0.18, 0, 0), kit.plain("#DDBE92", 0.8), False, rotation=QUARTER)


MOTIFS = {
    "vials": vials, "red": red, "syringe": syringe, "pen": pen, "laser": laser, "led": led, "drip": drip, "boots": boots, "oxygen": oxygen,
    "stockings": stockings, "tape": tape, "dumbbells": dumbbells, "pencil": pencil, "drawings": pencil, "sunglasses": glasses, "glasses": glasses,
}
