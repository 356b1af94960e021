/** What admins work with, area by area; `server` fills it in. */
export type AdminPorts = Readonly<Record<never, never>>;
