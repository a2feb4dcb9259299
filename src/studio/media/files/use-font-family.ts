import { useEffect } from 'react'
import { isFontName } from '../../../../schemas/documents/theme/theme.ts'

const builtIn: Readonly<Record<string, string>> = {
  onest: "'Onest Variable'",
  unbounded: "'Unbounded Variable'",
  system: 'system-ui',
}
const added = new Set<string>()

/** The value of `font-family` for a font of the site or the library, whose file is loaded. */
export function useFontFamily(font: string): string {
  const isBuiltIn = isFontName(font)
  const family = isBuiltIn ? (builtIn[font] ?? 'system-ui') : `'Library ${font.slice(-38, -6)}'`
  useEffect(() => {
    if (isBuiltIn || added.has(font) || !font.startsWith('/media/')) return
    added.add(font)
    document.fonts.add(new FontFace(family.slice(1, -1), `url(${font})`, { weight: '1 1000' }))
  }, [family, font, isBuiltIn])
  return family
}
