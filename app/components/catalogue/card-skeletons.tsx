import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

const patience = 250;

/** Stand in for cards that are on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <ul aria-hidden="true" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <li key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="aspect-[5/3] animate-pulse bg-sage" />
          <div className="grid gap-3 p-5">
            <div className="h-6 w-2/3 rounded-full bg-sage" />
            <div className="h-4 w-1/2 rounded-full bg-sage" />
            <div className="h-4 w-5/6 rounded-full bg-sage" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** True when another state of this page takes long to come: a list that is quick should not flicker. */
export function useIsSlow() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isWaiting = location?.pathname === pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
