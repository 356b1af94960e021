/** The release build, as people get it. */
export const releasePort = 4250;
/** The same with the workshop's pages, which fail on purpose. */
export const workshopPort = 4211;

export const release = `http://localhost:${releasePort}`;
export const workshop = `http://localhost:${workshopPort}`;
