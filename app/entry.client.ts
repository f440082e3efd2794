import { startAccount } from "./browser/account.ts";
import { startAnnouncement } from "./browser/announcement.ts";
import { startAppearance } from "./browser/appearance.ts";
import { startAwaitingPhotos } from "./browser/awaited-photos.ts";
import { startCardFields } from "./browser/card-fields.ts";
import { startComparing } from "./browser/compared.ts";
import { startCurrentTab } from "./browser/current-tab.ts";
import { startDemoNotice } from "./browser/demo-notice.ts";
import { startDialogs } from "./browser/dialogs.ts";
import { startDirections } from "./browser/directions.ts";
import { startDrafts } from "./browser/draft.ts";
import { startDrawingRest } from "./browser/draw-rest.ts";
import { startCounting } from "./browser/events.ts";
import { startExplaining } from "./browser/explanations.ts";
import { startFilterPanel } from "./browser/filter-panel.ts";
import { startForms } from "./browser/forms.ts";
import { startGallery } from "./browser/gallery.ts";
import { startPictures } from "./browser/image-errors.ts";
import { inTurns } from "./browser/in-turns.ts";
import { startLanguage } from "./browser/language.ts";
import { startLiveParts } from "./browser/live-part.ts";
import { startLookingAgain } from "./browser/looks-again.ts";
import { startMarking } from "./browser/marked.ts";
import { startNearMe } from "./browser/near-me.ts";
import { whenShown } from "./browser/on.ts";
import { startPasskeys } from "./browser/passkeys.ts";
import { startWorking } from "./browser/proof-of-work.ts";
import { startRemembering } from "./browser/remembered.ts";
import { startSaving } from "./browser/saved.ts";
import { startSavedList } from "./browser/saved-list.ts";
import { startSeeingAs } from "./browser/seen-as.ts";
import { startSharing } from "./browser/shared-links.ts";
import { startStayingInPlace } from "./browser/stay-in-place.ts";

/** Everything that runs on every page in the browser. Pages work without it. */
const starts = [
  startRemembering,
  startAccount,
  startSeeingAs,
  startAppearance,
  startAnnouncement,
  startDemoNotice,
  startDialogs,
  startStayingInPlace,
  startFilterPanel,
  startForms,
  startDrafts,
  startWorking,
  startSaving,
  startComparing,
  startSharing,
  startMarking,
  startNearMe,
  startSavedList,
  startExplaining,
  startPasskeys,
  startPictures,
  startAwaitingPhotos,
  startGallery,
  startCardFields,
  startCurrentTab,
  startCounting,
  startDirections,
  startLiveParts,
  startLookingAgain,
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
  whenShown(() => {
    if (document.querySelector("[data-ad-slot]"))
      void import("./browser/ads.ts").then(({ watchAds }) => watchAds());
  });
}

void startLanguage()
  .then(() => inTurns(starts))
  .then(() => {
    document.documentElement.dataset.alive = "";
  });
