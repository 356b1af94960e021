/** A sentence at the bottom of the screen for when nothing else can be loaded to say it. */
export const LastWords = ({ text }: { text: string }) => (
  <p
    role="alert"
    className="fixed inset-x-4 bottom-5 z-70 mx-auto max-w-110 rounded-pic bg-ink px-5 py-4 text-14 text-paper empty:hidden"
  >
    {text}
  </p>
);
