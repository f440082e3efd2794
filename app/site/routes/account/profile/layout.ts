/** The pages above others of an account, for breadcrumbs. */
export const handle = {
  pageNames: {
    "/profile": "Profile",
    "/profile/questions": "Your questions",
    "/profile/reviews": "My reviews",
    "/profile/searches": "Saved Searches",
    "/profile/security": "Sign-in and security",
  },
};
