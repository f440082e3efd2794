import { startInPlaceNavigation } from "#app/browser/navigation/in-place-navigation.ts";
import { startLanguage } from "#app/browser/navigation/language.ts";
import { startWidgets } from "#app/browser/start-widgets.ts";

/**
 * The start of the page. It is exported, so that the build merges no other module into this one and
 * runs it with that.
 */
export const started = startLanguage().then(() => startWidgets(startInPlaceNavigation));
