import { takeOver } from "./shell/take-over.tsx";

// In the file of the shell with all that it needs: one of its own would be small, and pack badly.
takeOver();
