import { say } from "#shared/say.ts";
export function Legend() {
  return (
    <ul className="needs-script flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      <li className="flex items-center gap-2">
        <span className="size-2.5 rounded-full bg-lagoon" aria-hidden="true" /> {say("Med spa")}
      </li>
      <li className="map-legend-premier flex items-center gap-2">
        <span className="size-2.5 rounded-full bg-gold" aria-hidden="true" />{" "}
        {say("Premier (paid placement)")}
      </li>
      <li className="flex items-center gap-2">
        <span
          className="size-3.5 rounded-full border-[1.5px] border-lagoon bg-surface"
          aria-hidden="true"
        />{" "}
        {say("Several, zoom in")}
      </li>
    </ul>
  );
}
