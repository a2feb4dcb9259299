import { useEffect } from 'react'
import useSWR from 'swr'
import { request } from '../../lib/api/request.ts'
import tokens from '../../ui/styles/tokens.css?raw'
import { forSkin, schemeOf, type Scheme } from './skin.ts'

const themeAddress = () => document.querySelector('link[href^="/nfx/theme/"]')?.getAttribute('href') ?? null

/**
 * The look of the site for elements with `data-skin`: the Studio wears its theme, too, but in a scheme of its own.
 * `defaultScheme`: what a player sees who chose none; undefined until it is known.
 */
export function useSkin(): { defaultScheme: Scheme | undefined } {
  const { data: theme } = useSWR(themeAddress, async (address) => {
    const response = await request(address, {})
    return response.ok ? response.text() : undefined
  })
  useEffect(() => {
    if (theme === undefined) return undefined
    const sheet = new CSSStyleSheet()
    // Tokens that are made of the theme's colours are made anew where these are others.
    sheet.replaceSync(`${forSkin(theme)}${forSkin(tokens)}`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [theme])
  return { defaultScheme: theme === undefined ? undefined : schemeOf(theme) }
}
