import { expect, test } from "@playwright/test";

/** What a drawing looks like in this browser, and what people get once it is made of pixels. */
const names = ["style-women-timeless", "style-men-scandi", "cover-houndstooth-blazer", "sketch-trench-light"];

for (const name of names) {
  test(`${name} looks the same drawn by the browser and made by the server`, { tag: "@long" }, async ({
    page,
    request,
  }) => {
    const answer = await request.get(`/api/pictures/${name}`);
    const { image } = await answer.json();
    const [, address = "", hash = ""] = /^(.*)\/([0-9a-f]{16})-\d+$/.exec(image.src) ?? [];
    const accept = { accept: "image/webp,*/*;q=0.5" };
    await expect
      .poll(
        async () =>
          (await request.get(`${address}/${hash}-200`, { headers: accept })).headers()["content-type"],
        {
          timeout: 60_000,
        },
      )
      .toBe("image/webp");

    await page.goto("/blog");
    const difference = await page.evaluate(
      async ([drawn, made]) => {
        const [width, height, block] = [200, 250, 10];
        /** Means of blocks so large that threads blend: the garment, its folds, light and shadow stay. */
        const blocks = async (src: string) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          const canvas = new OffscreenCanvas(width, height);
          const context = canvas.getContext("2d");
          if (!context) throw new Error("no canvas");
          context.drawImage(picture, 0, 0, width, height);
          const { data } = context.getImageData(0, 0, width, height);
          const means = new Float64Array((width / block) * (height / block) * 3);
          for (let i = 0; i < data.length; i += 4) {
            const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
            const at = (Math.floor(y / block) * (width / block) + Math.floor(x / block)) * 3;
            for (let c = 0; c < 3; c++)
              means[at + c] = (means[at + c] ?? 0) + (data[i + c] ?? 0) / block ** 2;
          }
          return means;
        };
        const [a, b] = [await blocks(drawn), await blocks(made)];
        let sum = 0;
        for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
        return sum / a.length;
      },
      [`${address}/${hash}.svg`, `${address}/${hash}-200`] as const,
    );
    // Of 255. A picture without its folds or its shadow is further away.
    expect(difference).toBeLessThan(3);
  });
}
