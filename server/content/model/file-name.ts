/** Half of a pair of surrogates, which no address and no header can contain, what replaces it, and control characters. */
const unreadable = /[\p{Surrogate}\p{Cc}\uFFFD]/gu

/** The name of an uploaded file as it is stored; `fallback` is for a name of which nothing is left. */
export const cleanFileName = (name: string, fallback: string): string =>
  name.replaceAll(unreadable, '').trim() || fallback
