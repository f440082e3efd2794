/** Excludes browsers that opt out of tracking, and automated browsers. */
export function isTrackingAllowed() {
  const { doNotTrack, webdriver } = navigator;
  return (
    !webdriver &&
    doNotTrack !== "1" &&
    !("globalPrivacyControl" in navigator && navigator.globalPrivacyControl)
  );
}

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const shownAgain = visit && visit.type !== "navigate" ? location.href : null;

/** Detects reloads and back navigation, which were already counted. */
export const isRepeatView = () => location.href === shownAgain;
