import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepLastBuild } from './keep-last-build.mjs'

const folder = mkdtempSync(join(tmpdir(), 'marquee-builds-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A client build with one chunk, its styles and a picture. */
function build(version: string): string {
  const client = join(folder, version)
  mkdirSync(join(client, 'assets'), { recursive: true })
  const names = {
    file: `assets/main-${version}.js`,
    css: [`assets/main-${version}.css`],
    assets: ['assets/same.svg'],
  }
  writeFileSync(join(client, 'manifest.json'), JSON.stringify({ 'src/main.tsx': names }))
  for (const name of [names.file, `${names.file}.br`, ...names.css, ...names.assets])
    writeFileSync(join(client, name), version)
  return client
}

const assetsOf = (client: string) => readdirSync(join(client, 'assets')).sort()

it('keeps files of the last build, but not those of the one before', () => {
  const [first, second, third] = [build('1'), build('2'), build('3')]
  keepLastBuild(first, second)
  expect(assetsOf(second)).toEqual(
    ['main-1.css', 'main-1.js', 'main-1.js.br', 'main-2.css', 'main-2.js', 'main-2.js.br', 'same.svg'].sort(),
  )
  keepLastBuild(second, third)
  expect(assetsOf(third)).toEqual(
    ['main-2.css', 'main-2.js', 'main-2.js.br', 'main-3.css', 'main-3.js', 'main-3.js.br', 'same.svg'].sort(),
  )
})

it('keeps nothing for the first build', () => {
  const only = build('4')
  keepLastBuild(join(folder, 'none'), only)
  expect(assetsOf(only)).toHaveLength(4)
})
