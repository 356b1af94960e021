/** The parts of a page hear of presses one after the other, within this long after the first of them. */
const partsMs = 200;
/** Longer than that nobody is kept from leaving. */
const patienceMs = 4000;

/**
 * What is pressed before the application can hear of it is pressed again as soon as it can, each thing once: whoever
 * presses twice since nothing happened means it once. A toggle that turns out to be chosen already was not meant to be
 * taken back: the server draws none as chosen. So it is with boxes that are ticked and what is chosen from a list.
 * Links and forms do without us, but a link that is followed after a press waits for it.
 */
export const earlyPresses = `
const pressed = new Map();
let leaving;
const hold = (event) => {
  const on = event.target.closest?.('button[type="button"], a[href]');
  if (!on) return;
  if (on.localName === "a") {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (pressed.size + chosen.size === 0 || on.target || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    leaving = on;
    setTimeout(() => leaving === on && location.assign(on.href), ${patienceMs});
  } else if (!pressed.has(on)) pressed.set(on, on.ariaPressed);
  event.stopImmediatePropagation();
};
const chosen = new Map();
const note = ({ target }) => {
  const isBox = /^(checkbox|radio)$/.test(target.type);
  if (!isBox && target.type !== "select-one") return;
  const was = chosen.has(target) ? chosen.get(target).was : isBox && !target.checked;
  chosen.set(target, { isBox, was, is: isBox ? target.checked : target.value });
};
const choose = (field, { isBox, was, is }) => {
  if (is === was) return;
  field[isBox ? "checked" : "value"] = isBox ? !is : is;
  if (isBox) field.click();
  else for (const said of ["input", "change"]) field.dispatchEvent(new Event(said, { bubbles: true }));
};
const isUnheard = (on) => on.closest("[data-part]") && !on.closest("[data-part=heard]");
addEventListener("click", hold, true);
addEventListener("change", note, true);
new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-mounted="true"]')) return;
  watching.disconnect();
  const over = Date.now() + ${patienceMs};
  setTimeout(function hear() {
    const done = [...pressed.keys(), ...chosen.keys()];
    if (Date.now() < over && done.some(isUnheard)) return setTimeout(hear, ${partsMs});
    removeEventListener("click", hold, true);
    removeEventListener("change", note, true);
    for (const [button, was] of pressed) if (button.ariaPressed === was) button.click();
    for (const [field, how] of chosen) choose(field, how);
    leaving?.click();
    leaving = undefined;
  }, ${partsMs});
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-mounted"] });
`;
