import { startCardFields } from "./browser/forms/card-fields.ts";
import { startForms } from "./browser/forms/forms.ts";
import { startPasskeys } from "./browser/forms/passkeys.ts";
import { startPhotoInputs } from "./browser/forms/photo-inputs.ts";
import { startPhotoPlaceholders } from "./browser/forms/photo-placeholders.ts";
import { startProofOfWork } from "./browser/forms/proof-of-work.ts";
import { startCurrentTab } from "./browser/navigation/current-tab.ts";
import { startDrawingRest } from "./browser/navigation/draw-rest.ts";
import { startInPlaceNavigation } from "./browser/navigation/in-place-navigation.ts";
import { startLanguage } from "./browser/navigation/language.ts";
import { onPageChange } from "./browser/navigation/on.ts";
import { runInChunks } from "./browser/navigation/run-in-chunks.ts";
import { startEventTracking } from "./browser/tracking/event-tracking.ts";
import { startAccount } from "./browser/widgets/account.ts";
import { startAppearance } from "./browser/widgets/appearance.ts";
import { startComparing } from "./browser/widgets/comparing.ts";
import { startCopyFields } from "./browser/widgets/copy-fields.ts";
import { startDialogs } from "./browser/widgets/dialogs.ts";
import { startDirections } from "./browser/widgets/directions.ts";
import { startDrafts } from "./browser/widgets/draft.ts";
import { startFilterSheet } from "./browser/widgets/filter-sheet.ts";
import { startGallery } from "./browser/widgets/gallery.ts";
import { showImpersonationBar } from "./browser/widgets/impersonation-bar.ts";
import { startLightingPins } from "./browser/widgets/light-pin.ts";
import { startNearMe } from "./browser/widgets/near-me.ts";
import { startNotices } from "./browser/widgets/notices.ts";
import { startSavedList } from "./browser/widgets/saved-list.ts";
import { startSaving } from "./browser/widgets/saving.ts";
import { startSharing } from "./browser/widgets/sharing.ts";
import { startTooltips } from "./browser/widgets/tooltips.ts";
import { startIslands } from "./islands/start-islands.ts";

declare global {
  interface Window {
    /** React Router's own, on pages that it takes over. */
    __reactRouterContext?: unknown;
  }
}

const hasRouter = window.__reactRouterContext !== undefined;

/** Everything that runs in the browser. Pages work without it. */
const starts = [
  startAccount,
  showImpersonationBar,
  startAppearance,
  startNotices,
  startDialogs,
  ...(hasRouter ? [] : [startInPlaceNavigation]),
  startFilterSheet,
  startForms,
  startDrafts,
  startProofOfWork,
  startSaving,
  startComparing,
  startSharing,
  startCopyFields,
  startNearMe,
  startLightingPins,
  startSavedList,
  startTooltips,
  startPasskeys,
  startPhotoInputs,
  startPhotoPlaceholders,
  startGallery,
  startCardFields,
  startCurrentTab,
  startEventTracking,
  startDirections,
  startIslands,
  startDrawingRest,
  startAds,
];

/** Visitors' pages have no router in the browser. */
async function hydrateBackOffice() {
  if (!hasRouter) return;
  const { hydratePage } = await import("./browser/hydrate-page.ts");
  await hydratePage();
}

/** Most pages have no ads, so this loads only if needed. */
function startAds() {
  onPageChange(() => {
    if (document.querySelector("[data-ad-slot]"))
      void import("./browser/tracking/ads.ts").then(({ trackAds }) => trackAds());
  });
}

void startLanguage()
  .then(hydrateBackOffice)
  .then(() => runInChunks(starts))
  .then(() => {
    document.documentElement.dataset.alive = "";
  });
