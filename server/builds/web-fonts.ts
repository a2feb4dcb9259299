/** The fonts of the site's stylesheets, which boot-appearance.js adds to a page when the files of its first text are there. */
export interface WebFonts {
  /** The `@font-face` rules. */
  css: string
  /** Addresses of the files that nearly all pages in a language need, which is named by its tag. */
  files: (language: string) => readonly string[]
}

/** Names of languages are on each page, so the interface needs all alphabets and headlines that of the page. */
const interfaceFiles = ['onest-latin', 'onest-cyrillic', 'unbounded-latin']
const filesOfScript: Readonly<Record<string, readonly string[]>> = { Cyrl: ['unbounded-cyrillic'] }

/** @param addressOf of a file in `src/ui/styles/fonts/`; undefined if the build does not have it */
export function webFonts(css: string, addressOf: (name: string) => string | undefined): WebFonts {
  return {
    css,
    files(language) {
      const { script = '' } = new Intl.Locale(language).maximize()
      return [...interfaceFiles, ...(filesOfScript[script] ?? [])].flatMap((name) => addressOf(name) ?? [])
    },
  }
}
