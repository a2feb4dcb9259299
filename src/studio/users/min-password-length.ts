/** Shortest password that the server takes, in characters. */
export const minPasswordLength = 12
