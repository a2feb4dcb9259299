/** Whether the page is shown inside an iframe. Its calls then carry `_non_strict`. */
export const isFramed = (): boolean => window.self !== window.top
