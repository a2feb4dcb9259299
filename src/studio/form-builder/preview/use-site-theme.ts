import { useEffect } from 'react'
import useSWR from 'swr'
import { request } from '../../../lib/api/request.ts'
import tokens from '../../../ui/styles/tokens.css?raw'
import { scopeToTheme, schemeOf, type Scheme } from './theme-scope.ts'

const themeAddress = () => document.querySelector('link[href^="/nfx/theme/"]')?.getAttribute('href') ?? null

/**
 * Applies the site's theme to elements with `data-skin`: the Studio uses the same theme, but in a colour
 * scheme of its own. `defaultScheme`: the scheme of a player without a preference; undefined until it is
 * loaded.
 */
export function useSiteTheme(): { defaultScheme: Scheme | undefined } {
  const { data: theme } = useSWR(themeAddress, async (address) => {
    const response = await request(address, {})
    return response.ok ? response.text() : undefined
  })
  useEffect(() => {
    if (theme === undefined) return undefined
    const sheet = new CSSStyleSheet()
    // Tokens derived from the theme's colours are computed again for the other scheme.
    sheet.replaceSync(`${scopeToTheme(theme)}${scopeToTheme(tokens)}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [theme])
  return { defaultScheme: theme === undefined ? undefined : schemeOf(theme) }
}
