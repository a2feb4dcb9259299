import { expect, it } from 'vitest'
import { buildFromManifest } from './client-build.ts'

const build = buildFromManifest({
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_react.js', '_styles.js'],
    css: ['assets/entry.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_styles.js': { file: 'assets/styles.js', css: ['assets/styles.css'] },
  '_games.js': { file: 'assets/games.js', imports: ['_react.js'], css: ['assets/games.css'] },
  'registry/game-row/game-row.tsx': { file: 'assets/game-row.js', imports: ['_games.js', '_styles.js'] },
  'registry/hero/hero.tsx': { file: 'assets/hero.js', imports: ['_react.js'], css: ['assets/hero.css'] },
})

it('preloads what the application and the interactive blocks import, each once', () => {
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

it('links the shared styles before those that build on them', () => {
  const [first] = build.assetsFor(['GameRow', 'Hero'], []).styles
  expect(first).toBe('/assets/styles.css')
})

it('passes over a type that this build does not know', () => {
  expect(build.assetsFor(['FromTheFuture'], ['FromTheFuture']).modulePreloads).toHaveLength(2)
})

it('refuses a build without the application', () => {
  expect(() => buildFromManifest({})).toThrow('src/entry-client.tsx')
})
