/** As many listings as one list holds. Apart from its schema: a form needs it, and no browser needs the rest. */
export const mostListed = 50;
