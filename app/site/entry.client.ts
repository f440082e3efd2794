import { startInPlaceNavigation } from "#app/browser/navigation/in-place-navigation.ts";
import { startLanguage } from "#app/browser/navigation/language.ts";
import { startWidgets } from "#app/browser/start-widgets.ts";

void startLanguage().then(() => startWidgets(startInPlaceNavigation));
