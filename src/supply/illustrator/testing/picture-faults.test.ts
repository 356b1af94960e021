import { expect, test } from "vitest";
import { pictureFaults } from "./picture-faults.ts";

const document = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="1">${content}</svg>`;

test("a sound drawing has no faults", () => {
  expect(pictureFaults(document('<g id="a"><path d="M0 0"/></g><path fill="url(#a)"/>'))).toEqual([]);
});

test.each([
  ["an element left open", "<g>"],
  ["elements that cross", "<g><a></g></a>"],
  ["a bare ampersand", '<path d="&"/>'],
  ["text between elements", "<g>undefined</g>"],
  ["an attribute twice", '<path d="" d=""/>'],
  ["a script", "<script></script>"],
  ["a foreign object", "<foreignObject/>"],
  ["an address outside", '<image href="https://example.com/a.png"/>'],
  ["a reference to nothing", '<path fill="url(#b)"/>'],
  ["an id twice", '<g id="a"/><g id="a"/>'],
])("%s is a fault", (_, content) => {
  expect(pictureFaults(document(content))).not.toEqual([]);
});
