import { Part } from "./part.tsx";

export function Explained({ notCounted }: { notCounted: string }) {
  return (
    <Part title="How this is counted">
      <p className="measure text-sm text-muted">
        These are views, not people: nobody is recognized, so who comes twice is counted twice,
        except by a reload or the way back. A listing counts as shown when half of its card was on a
        screen; the map is left out. Not counted: programs, pages a browser only prepares, people
        who ask not to be tracked (Global Privacy Control, Do Not Track) or who run no scripts,{" "}
        {notCounted}. So the real numbers are a little higher. Today is not over yet.
      </p>
    </Part>
  );
}
