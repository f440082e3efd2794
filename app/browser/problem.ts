/** What went wrong, in the look of the server's own summaries. It takes the focus once it is in the page. */
export function problem(title: string, text: string, ...more: (Node | string)[]) {
  const box = document.createElement("div");
  box.className = "rounded-card border-2 border-coral bg-surface p-5";
  box.role = "alert";
  box.tabIndex = -1;
  const [head, words] = [document.createElement("p"), document.createElement("p")];
  head.className = "font-semibold";
  head.textContent = title;
  words.className = "mt-2";
  words.append(text, ...more);
  box.append(head, words);
  return box;
}
