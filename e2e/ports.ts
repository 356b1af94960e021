/** The release build, as people get it. */
export const releasePort = 4210;
/** The same with the workshop's pages, which fail on purpose. */
export const workshopPort = 4211;

export const release = `http://localhost:${releasePort}`;
export const workshop = `http://localhost:${workshopPort}`;
