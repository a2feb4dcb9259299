/** Header of requests that the Studio sends by itself. They do not keep an unused session alive. */
export const backgroundHeader = 'x-studio-background'
