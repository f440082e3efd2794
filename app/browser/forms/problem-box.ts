/** Creates an error box that looks like the server's. It takes the focus once inserted. */
export function createProblemBox(title: string, text: string, ...more: (Node | string)[]) {
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
