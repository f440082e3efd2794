/** Browsers that do not want to be counted are not, nor are programs that steer one. */
export function mayCount() {
  const { doNotTrack, webdriver } = navigator;
  return (
    !webdriver &&
    doNotTrack !== "1" &&
    !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl)
  );
}

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const shownAgain = visit && visit.type !== "navigate" ? location.href : null;

/** What a reload or the way back shows again was counted before. */
export const wasShownBefore = () => location.href === shownAgain;
