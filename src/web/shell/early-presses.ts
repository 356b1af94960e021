/**
 * What is pressed before the application can hear of it is pressed again as soon as it can, each thing once: whoever
 * presses twice since nothing happened means it once. A toggle that turns out to be chosen already was not meant to be
 * taken back: the server draws none as chosen. Links and forms do without us.
 */
export const earlyPresses = `
const pressed = new Map();
const hold = (event) => {
  const button = event.target.closest?.('button[type="button"]');
  if (!button) return;
  event.stopImmediatePropagation();
  if (!pressed.has(button)) pressed.set(button, button.ariaPressed);
};
addEventListener("click", hold, true);
new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-mounted="true"]')) return;
  watching.disconnect();
  removeEventListener("click", hold, true);
  for (const [button, was] of pressed) if (button.ariaPressed === was) button.click();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-mounted"] });
`;
