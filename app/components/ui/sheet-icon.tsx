import { BadgeCheck, Heart, MapPin, Phone, Scale, Share2, X } from "./icons.tsx";

/** Icons that every card repeats. */
const icons = {
  call: Phone,
  directions: MapPin,
  save: Heart,
  compare: Scale,
  share: Share2,
  verified: BadgeCheck,
  close: X,
};

/** Icon sprite, once per page, so that two dozen cards do not repeat every drawing. */
export function IconSheet() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon fill="inherit" />
        </symbol>
      ))}
    </svg>
  );
}

export function SheetIcon({ name, className }: { name: keyof typeof icons; className: string }) {
  return (
    <svg className={`fill-none ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
