/** Creates deterministic random numbers from 0 to 1 (Mulberry32). */
export function createSeededRandom(seed: number) {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Creates one random number from 0 to 1 per position, in any order. */
export function createSeededNumbers(seed: string) {
  const hash = fnv1a(seed);
  return (position: number) => {
    const mixed = Math.imul(hash ^ Math.imul(position + 1, 0x9e3779b1), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
  };
}

function fnv1a(text: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
