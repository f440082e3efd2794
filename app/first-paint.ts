/** What this browser remembers and the first paint has to know, or the page would flash or jump. */
export const themeKey = "theme";
export const demoDismissedKey = "demo-notice-dismissed";

export const firstPaintScript = `try{const d=document.documentElement.dataset,t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")d.theme=t;if(localStorage.getItem("${demoDismissedKey}"))d.demo="dismissed"}catch{}`;
