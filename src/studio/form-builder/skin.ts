/** The schemes of a theme. */
export const schemes = ['dark', 'light'] as const
export type Scheme = (typeof schemes)[number]

/** What a stylesheet says of the whole page, said of elements with `data-skin` and of what stands in them. */
export const forSkin = (css: string) => css.replaceAll(':root', '[data-skin]')

/** The scheme that a theme shows to a player who chose none: its stylesheet begins with it. */
export function schemeOf(theme: string): Scheme {
  const [, first] = /color-scheme:\s*(\w+)/.exec(theme) ?? []
  return schemes.find((scheme) => scheme === first) ?? 'dark'
}
