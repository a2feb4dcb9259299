/** Shortest password that the server takes, in characters. */
export const shortestPassword = 12
