/** Processes items a few at a time, because the server rightly sheds a flood. */
export async function each<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<void>,
  atOnce = 8,
) {
  const waiting = [...things];
  const work = async () => {
    for (let next = waiting.splice(0, 1); next.length > 0; next = waiting.splice(0, 1))
      for (const thing of next) await act(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
