/** Pages that get the back office stylesheet. The public one leaves out their classes. */
export const isBackOffice = (routeId: string) => /^routes\/(admin|owner)\//.test(routeId);
