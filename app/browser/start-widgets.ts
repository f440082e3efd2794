import { startIslands } from "#app/islands/start-islands.ts";
import { startCardFields } from "./forms/card-fields.ts";
import { startForms } from "./forms/forms.ts";
import { startPasskeys } from "./forms/passkeys.ts";
import { startPhotoInputs } from "./forms/photo-inputs.ts";
import { startPhotoPlaceholders } from "./forms/photo-placeholders.ts";
import { startProofOfWork } from "./forms/proof-of-work.ts";
import { startCurrentTab } from "./navigation/current-tab.ts";
import { startDrawingRest } from "./navigation/draw-rest.ts";
import { onPageChange } from "./navigation/on.ts";
import { runInChunks } from "./navigation/run-in-chunks.ts";
import { startEventTracking } from "./tracking/event-tracking.ts";
import { startAccount } from "./widgets/account.ts";
import { startAppearance } from "./widgets/appearance.ts";
import { startComparing } from "./widgets/comparing.ts";
import { startCopyFields } from "./widgets/copy-fields.ts";
import { startDialogs } from "./widgets/dialogs.ts";
import { startDirections } from "./widgets/directions.ts";
import { startDrafts } from "./widgets/draft.ts";
import { startFilterSheet } from "./widgets/filter-sheet.ts";
import { startGallery } from "./widgets/gallery.ts";
import { showImpersonationBar } from "./widgets/impersonation-bar.ts";
import { startLightingPins } from "./widgets/light-pin.ts";
import { startNearMe } from "./widgets/near-me.ts";
import { startNotices } from "./widgets/notices.ts";
import { startSavedList } from "./widgets/saved-list.ts";
import { startSaving } from "./widgets/saving.ts";
import { startSharing } from "./widgets/sharing.ts";
import { startTooltips } from "./widgets/tooltips.ts";

/** Starts everything that runs beside the pages of both front ends. Pages work without it. */
export async function startWidgets(...more: (() => void)[]) {
  await runInChunks([
    startAccount,
    showImpersonationBar,
    startAppearance,
    startNotices,
    startDialogs,
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
    ...more,
  ]);
  document.documentElement.dataset.alive = "";
}

/** Loads the ad script only where needed, because most pages have no ads. */
function startAds() {
  onPageChange(() => {
    if (document.querySelector("[data-ad-slot]"))
      void import("#app/browser/tracking/ads.ts").then(({ trackAds }) => trackAds());
  });
}
