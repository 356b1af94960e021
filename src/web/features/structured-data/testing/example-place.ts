import type { Image } from "#contract/image.ts";

export const publicUrl = "https://cleed.example";

export const examplePicture: Image = {
  src: "/media/pictures/cover-cotton-polo/0123456789abcdef-800",
  srcset: "/media/pictures/cover-cotton-polo/0123456789abcdef-800 800w",
  width: 800,
  height: 1000,
  alt: "A shirt",
  colour: "#aabbcc",
};
