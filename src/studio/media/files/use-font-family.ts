import { useEffect } from 'react'
import { readFileAddress } from '../../../../schemas/files.ts'
import { isFontName, type FontName } from '../../../../schemas/documents/theme/theme.ts'

const builtIn: Readonly<Record<FontName, string>> = {
  onest: "'Onest Variable'",
  unbounded: "'Unbounded Variable'",
  system: 'system-ui',
}
const added = new Set<string>()

/** The value of `font-family` for a font of the site or the library, whose file is loaded. */
export function useFontFamily(font: string): string {
  const file = readFileAddress(font)
  const isFile = file !== null
  const family = file ? `'Library ${file.id}'` : isFontName(font) ? builtIn[font] : 'system-ui'
  useEffect(() => {
    if (!isFile || added.has(font)) return
    added.add(font)
    document.fonts.add(new FontFace(family.slice(1, -1), `url(${font})`, { weight: '1 1000' }))
  }, [family, font, isFile])
  return family
}
