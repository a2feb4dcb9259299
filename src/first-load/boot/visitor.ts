/** Whether the page was made for a player. */
export const isPlayer = (): boolean => document.documentElement.dataset.player !== undefined

/** A page in a frame asks the surrounding one to go on, and its calls have more parameters. */
export const isFramed = (): boolean => self !== top

export const language = (): string => document.documentElement.lang.replace(/-.*/, '')
