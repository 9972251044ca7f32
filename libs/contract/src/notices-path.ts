/** Where the edge serves the licences of third-party software, on every host. */
export const noticesPath = '/third-party-notices.txt';
