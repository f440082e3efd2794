import { startAppearance } from "./browser/appearance.ts";
import { startComparing } from "./browser/compared.ts";
import { startDemoNotice } from "./browser/demo-notice.ts";
import { startDialogs } from "./browser/dialogs.ts";
import { startExplaining } from "./browser/explanations.ts";
import { startForms } from "./browser/forms.ts";
import { startLiveParts } from "./browser/live-part.ts";
import { startNearMe } from "./browser/near-me.ts";
import { startSaving } from "./browser/saved.ts";
import { startSavedList } from "./browser/saved-list.ts";
import { startSharing } from "./browser/shared-links.ts";
import { startStayingInPlace } from "./browser/stay-in-place.ts";
import { startWorking } from "./browser/work.ts";

/** Everything that a browser runs with every page. The pages work without it. */
startAppearance();
startDemoNotice();
startDialogs();
startStayingInPlace();
startForms();
startWorking();
startSaving();
startComparing();
startSharing();
startNearMe();
startSavedList();
startExplaining();
startLiveParts();
document.documentElement.dataset.alive = "";
