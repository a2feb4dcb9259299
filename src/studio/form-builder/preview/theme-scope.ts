/** The colour schemes of a theme. */
export const schemes = ['dark', 'light'] as const
export type Scheme = (typeof schemes)[number]

/** Applies the `:root` rules of a stylesheet to elements with `data-skin` and their descendants. */
export const scopeToTheme = (css: string) => css.replaceAll(':root', '[data-skin]')

/** The default colour scheme of a theme: the first one in its stylesheet. */
export function schemeOf(theme: string): Scheme {
  const [, first] = /color-scheme:\s*(\w+)/.exec(theme) ?? []
  return schemes.find((scheme) => scheme === first) ?? 'dark'
}
