// The alt text of a picture from what was asked for: only what every seed of its family shows.
const walls = {
  lagoon: "deep teal",
  "coral-clay": "coral clay",
  ochre: "ochre",
  sage: "sage green",
  "ink-blue": "ink blue",
  blush: "blush",
  chalk: "chalk white",
  walnut: "walnut brown",
  mustard: "cream and mustard",
  olive: "olive",
  terracotta: "terracotta",
  plum: "dusky plum",
  seafoam: "seafoam",
  sand: "sand-colored",
  charcoal: "charcoal",
  aegean: "white and blue",
  emerald: "emerald",
  apricot: "apricot",
};

const light = {
  "low-sun-leaves": "leaf shadows",
  "low-sun-blinds": "light striped by blinds",
  arched: "arched sunlight",
  window: "window light",
  overcast: "soft gray light",
  golden: "golden evening light",
  "blue-hour": "lamplight at dusk",
  skylight: "light from above",
  noon: "bright daylight",
};

const things = {
  vials: "small glass vials",
  syringe: "fine syringes",
  serum: "serum bottles",
  peel: "a brush in a glass bowl",
  mask: "a bowl of mask and a brush",
  led: "a panel of colored light",
  laser: "a laser handpiece and glasses",
  needles: "fine needles on linen",
  cups: "glass and bamboo cups",
  herbs: "dried herbs in bowls",
  tea: "a tea pot and cups",
  oil: "warm oil in a bowl",
  stones: "smooth dark stones",
  clay: "a bowl of clay",
  drip: "an infusion bag",
  boots: "compression boots",
  oxygen: "a brass gauge and tubing",
  salt: "salt crystals in a bowl",
  ice: "clear ice in a bowl",
  ginger: "a wooden foot bath",
  fruit: "a bowl of fruit",
  quince: "a bowl of quinces",
  tape: "a measuring tape",
  stockings: "rolled stockings",
  sunscreen: "sunscreen tubes",
  aloe: "cut aloe leaves",
  seaweed: "seaweed and shells",
  shells: "seashells",
  moon: "a moon-shaped dish",
  "moon-jar": "a white moon jar with a blossoming branch",
  pencil: "pencils and paper",
  flowers: "magnolia blossoms",
  hair: "a comb and a dropper bottle",
  roller: "a massage roller",
  marigold: "marigolds",
  mint: "sprigs of mint",
  brass: "a brass pot",
  walnuts: "a bowl of walnuts",
  copper: "a copper vessel",
};

const rooms = {
  treatment_room: () => "a treatment room with a bed and a cart",
  reception: () => "a reception desk with lamps and a waiting area",
  lounge: () => "a quiet lounge with seats and plants",
  device: () => "a treatment device beside a bed",
  iv_lounge: () => "an infusion lounge with soft chairs",
  wellness: () => "a warm wellness room",
  chamber: () => "a therapy chamber in a calm room",
  massage: () => "a massage room with a made-up table",
  terrace: () => "a terrace with seats and plants",
  storefront: () => "a storefront with plants on a quiet street",
  product_still: () => "skin care bottles on stone",
};

export function alt({ family, palette, light: kind, props }) {
  const color = walls[palette];
  const seen =
    family === "treatment_still"
      ? `${things[props.find((word) => word in things)] ?? "glass bottles"} before a ${color} wall`
      : rooms[family]();
  return `Illustration of ${seen} in ${light[kind]}`.replace(/\ba ([aeio])/g, "an $1");
}
