/**
 * What is pressed before the application can hear of it is pressed again as soon as it can, each thing once: whoever
 * presses twice since nothing happened means it once. Links and forms do without us.
 */
export const earlyPresses = `
const pressed = new Set();
const hold = (event) => {
  const button = event.target.closest?.('button[type="button"]');
  if (!button) return;
  event.stopImmediatePropagation();
  pressed.add(button);
};
addEventListener("click", hold, true);
new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-mounted="true"]')) return;
  watching.disconnect();
  removeEventListener("click", hold, true);
  for (const button of pressed) button.click();
}).observe(document, { subtree: true, attributeFilter: ["data-mounted"] });
`;
