/** Makes React Router leave the page for a document, when it requested only data. */
export const asDocument = (path: string) =>
  new Response(null, {
    status: 204,
    headers: {
      "x-remix-redirect": path,
      "x-remix-reload-document": "true",
      "cache-control": "private, no-store",
    },
  });
