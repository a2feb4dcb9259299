/** Fonts that a page has, which the boot script adds to it when the files of its first text are there. */
export interface WebFonts {
  /** The `@font-face` rules. */
  css: string
  /** Addresses of the files that nearly all pages in a language need, which is named by its tag. */
  files: (language: string) => readonly string[]
}

/** The fonts of the site's stylesheets. */
export interface BuiltInFonts {
  css: string
  /**
   * @param language its tag
   * @param families that the theme uses
   */
  files: (language: string, families: readonly string[]) => readonly string[]
}

/** Names of languages are on each page, so the interface needs all alphabets and headlines that of the page. */
const interfaceFiles = ['onest-latin', 'onest-cyrillic', 'unbounded-latin']
const filesOfScript: Readonly<Record<string, readonly string[]>> = { Cyrl: ['unbounded-cyrillic'] }
/** Files of another font that a family needs for some of its characters. */
const borrowed: Readonly<Record<string, readonly string[]>> = { unbounded: ['onest-latin'] }

/** @param addressOf of a file in `src/ui/styles/fonts/`; undefined if the build does not have it */
export function webFonts(css: string, addressOf: (name: string) => string | undefined): BuiltInFonts {
  return {
    css,
    files(language, families) {
      const { script = '' } = new Intl.Locale(language).maximize()
      const needed = new Set(families.flatMap((family) => borrowed[family] ?? []))
      return [...interfaceFiles, ...(filesOfScript[script] ?? [])]
        .filter((name) => needed.has(name) || families.some((family) => name.startsWith(`${family}-`)))
        .flatMap((name) => addressOf(name) ?? [])
    },
  }
}
