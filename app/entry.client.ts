import { startAccount } from "./browser/account.ts";
import { startAnnouncement } from "./browser/announcement.ts";
import { startAppearance } from "./browser/appearance.ts";
import { startPhotoPlaceholders } from "./browser/awaited-photos.ts";
import { startCardFields } from "./browser/card-fields.ts";
import { startComparing } from "./browser/compared.ts";
import { startCurrentTab } from "./browser/current-tab.ts";
import { startDemoNotice } from "./browser/demo-notice.ts";
import { startDialogs } from "./browser/dialogs.ts";
import { startDirections } from "./browser/directions.ts";
import { startDrafts } from "./browser/draft.ts";
import { startDrawingRest } from "./browser/draw-rest.ts";
import { startEventTracking } from "./browser/events.ts";
import { startTooltips } from "./browser/explanations.ts";
import { startFilterPanel } from "./browser/filter-panel.ts";
import { startForms } from "./browser/forms.ts";
import { startGallery } from "./browser/gallery.ts";
import { startPhotoInputs } from "./browser/image-errors.ts";
import { runInChunks } from "./browser/in-turns.ts";
import { startLanguage } from "./browser/language.ts";
import { startIslands } from "./browser/live-part.ts";
import { startPagePolling } from "./browser/looks-again.ts";
import { startCopyFields } from "./browser/marked.ts";
import { startNearMe } from "./browser/near-me.ts";
import { onPageChange } from "./browser/on.ts";
import { startPasskeys } from "./browser/passkeys.ts";
import { startProofOfWork } from "./browser/proof-of-work.ts";
import { migrateStorageKeys } from "./browser/remembered.ts";
import { startSaving } from "./browser/saved.ts";
import { startSavedList } from "./browser/saved-list.ts";
import { showImpersonationBar } from "./browser/seen-as.ts";
import { startSharing } from "./browser/shared-links.ts";
import { startInPlaceNavigation } from "./browser/stay-in-place.ts";

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
