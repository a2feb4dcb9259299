import { expect, it } from 'vitest'
import { buildFromManifest } from './client-build.ts'

const site = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_react.js', '_styles.js'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_styles.js': { file: 'assets/styles.js', css: ['assets/styles.css'] },
  '_games.js': { file: 'assets/games.js', imports: ['_react.js'], css: ['assets/games.css'] },
  'registry/game-row/game-row.tsx': { file: 'assets/game-row.js', imports: ['_games.js', '_styles.js'] },
  'src/renderer/form/document-form.tsx': { file: 'assets/form.js', imports: ['_react.js', '_games.js'] },
  'registry/hero/hero.tsx': { file: 'assets/hero.js', imports: ['_react.js'], css: ['assets/hero.css'] },
}
const studio = {
  'src/studio/entry-studio.tsx': {
    file: 'assets/studio.js',
    imports: ['_editor.js'],
    css: ['assets/studio.css'],
  },
  '_editor.js': { file: 'assets/editor.js', css: ['assets/editor.css'] },
}
const build = buildFromManifest(site, studio)

it('preloads the imports of the application and of interactive blocks, each once', () => {
  expect(build.assetsFor(['Hero', 'GameRow'], ['GameRow'])).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/styles.css', '/assets/entry.css', '/assets/hero.css', '/assets/games.css'],
    modulePreloads: ['/assets/react.js', '/assets/styles.js', '/assets/games.js', '/assets/game-row.js'],
  })
})

it('preloads nothing for blocks without code in the browser', () => {
  const { modulePreloads } = build.assetsFor(['Hero'], [])
  expect(modulePreloads).toEqual(['/assets/react.js', '/assets/styles.js'])
})

it('knows the code of forms that a page does not have yet', () => {
  const assets = build.assetsFor(['GameRow'], ['GameRow'])
  expect(build.formPreloads(assets)).toEqual(['/assets/form.js'])
  expect(build.formPreloads(build.assetsFor([], []))).toEqual(['/assets/games.js', '/assets/form.js'])
})

it('links shared styles before the styles that build on them', () => {
  const [first] = build.assetsFor(['GameRow', 'Hero'], []).styles
  expect(first).toBe('/assets/styles.css')
})

it('selects the rules of several stylesheets in the order of the stylesheets', () => {
  const sheets = new Map([
    ['/a.css', '.a{color:red}.c{color:red}'],
    ['/b.css', '.b{color:blue}.a{color:green}'],
  ])
  const { usedStyles } = buildFromManifest(site, studio, sheets)
  const classes = new Set(['b', 'a'])
  expect(usedStyles(['/a.css', '/b.css'])(classes)).toBe('.a{color:red}.b{color:blue}.a{color:green}')
  expect(usedStyles(['/b.css', '/a.css'])(classes)).toBe('.b{color:blue}.a{color:green}.a{color:red}')
  expect(usedStyles(['/b.css', '/none.css'])(classes)).toBe('.b{color:blue}.a{color:green}')
})

it('rejects a build without the application', () => {
  expect(() => buildFromManifest({}, studio)).toThrow('src/entry-client.tsx')
})

it('serves the editor from a separate build', () => {
  expect(build.studioAssets()).toEqual({
    entry: '/assets/studio.js',
    styles: ['/assets/editor.css', '/assets/studio.css'],
    modulePreloads: [],
  })
})

it("has the fonts of the application's stylesheets, and the files that a page in each language needs", () => {
  const face = (file: string) => `@font-face{font-family:Onest;src:url(/assets/${file}.woff2)}`
  const near = '@font-face{font-family:Near;src:local(Arial)}'
  const sheets = new Map([['/assets/styles.css', `${face('a')}.a{color:red}${near}${face('b')}`]])
  const names = ['onest-latin', 'unbounded-latin', 'unbounded-cyrillic']
  const fonts = Object.fromEntries(
    names.map((name) => [`src/ui/styles/fonts/${name}.woff2`, { file: `assets/${name}-1.woff2` }] as const),
  )
  const families = ['onest', 'unbounded']
  const { webFonts } = buildFromManifest({ ...site, ...fonts }, studio, sheets)
  expect(webFonts?.css).toBe(face('a') + face('b'))
  expect(webFonts?.files('uz', families)).toEqual([
    '/assets/onest-latin-1.woff2',
    '/assets/unbounded-latin-1.woff2',
  ])
  expect(webFonts?.files('ru', ['unbounded'])).toHaveLength(3)
  expect(webFonts?.files('ru', ['onest'])).toEqual(['/assets/onest-latin-1.woff2'])
  expect(webFonts?.files('ru', [])).toEqual([])
  expect(webFonts?.files('ru', families)).toEqual(names.map((name) => `/assets/${name}-1.woff2`))
})
