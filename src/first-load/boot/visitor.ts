/** Whether the page was made for a player. */
export const isPlayer = (): boolean => document.documentElement.dataset.player !== undefined

/** A page in a frame asks the surrounding one to go on, and its calls have more parameters. */
export const isFramed = (): boolean => self !== top

/** The code in addresses of a language such as `ru-RU`. */
export const codeOf = (tag: string): string => tag.replace(/-.*/, '')

export const language = (): string => codeOf(document.documentElement.lang)
