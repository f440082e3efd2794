import { startAccount } from "./browser/account.ts";
import { startAnnouncement } from "./browser/announcement.ts";
import { startAppearance } from "./browser/appearance.ts";
import { migrateStorageKeys } from "./browser/browser-storage.ts";
import { startCardFields } from "./browser/card-fields.ts";
import { startComparing } from "./browser/comparing.ts";
import { startCopyFields } from "./browser/copy-fields.ts";
import { startCurrentTab } from "./browser/current-tab.ts";
import { startDemoNotice } from "./browser/demo-notice.ts";
import { startDialogs } from "./browser/dialogs.ts";
import { startDirections } from "./browser/directions.ts";
import { startDrafts } from "./browser/draft.ts";
import { startDrawingRest } from "./browser/draw-rest.ts";
import { startEventTracking } from "./browser/event-tracking.ts";
import { startFilterPanel } from "./browser/filter-panel.ts";
import { startForms } from "./browser/forms.ts";
import { startGallery } from "./browser/gallery.ts";
import { showImpersonationBar } from "./browser/impersonation-bar.ts";
import { startInPlaceNavigation } from "./browser/in-place-navigation.ts";
import { startIslands } from "./browser/islands.ts";
import { startLanguage } from "./browser/language.ts";
import { startNearMe } from "./browser/near-me.ts";
import { onPageChange } from "./browser/on.ts";
import { startPagePolling } from "./browser/page-polling.ts";
import { startPasskeys } from "./browser/passkeys.ts";
import { startPhotoInputs } from "./browser/photo-inputs.ts";
import { startPhotoPlaceholders } from "./browser/photo-placeholders.ts";
import { startProofOfWork } from "./browser/proof-of-work.ts";
import { runInChunks } from "./browser/run-in-chunks.ts";
import { startSavedList } from "./browser/saved-list.ts";
import { startSaving } from "./browser/saving.ts";
import { startSharing } from "./browser/sharing.ts";
import { startTooltips } from "./browser/tooltips.ts";

/** Everything that runs on every page in the browser. Pages work without it. */
const starts = [
  migrateStorageKeys,
  startAccount,
  showImpersonationBar,
  startAppearance,
  startAnnouncement,
  startDemoNotice,
  startDialogs,
  startInPlaceNavigation,
  startFilterPanel,
  startForms,
  startDrafts,
  startProofOfWork,
  startSaving,
  startComparing,
  startSharing,
  startCopyFields,
  startNearMe,
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
  startPagePolling,
  startDrawingRest,
  startOfficeParts,
  startAds,
];

/** Needed only on admin pages. */
function startOfficeParts() {
  if (document.querySelector("[data-previews], [data-preview-bar]"))
    void import("./browser/preview.ts").then(({ startPreview }) => startPreview());
  if (document.querySelector("[data-inbox]"))
    void import("./browser/inbox.ts").then(({ startInbox }) => startInbox());
  if (document.querySelector("[data-previews-in]"))
    void import("./browser/live-preview.ts").then(({ startLivePreview }) => startLivePreview());
}

/** Most pages have no ads, so this loads only if needed. */
function startAds() {
  onPageChange(() => {
    if (document.querySelector("[data-ad-slot]"))
      void import("./browser/ads.ts").then(({ trackAds }) => trackAds());
  });
}

void startLanguage()
  .then(() => runInChunks(starts))
  .then(() => {
    document.documentElement.dataset.alive = "";
  });
