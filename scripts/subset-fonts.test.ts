import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subsets } from './subset-fonts.mjs'

const styles = join('src', 'ui', 'styles')

/** Code points of the first face that uses one of our font files. */
function pointsOf(css: string, name: string): Set<number> {
  const face = css.split('@font-face').find((each) => each.includes(`./fonts/${name}.woff2`)) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? []
  const points = new Set<number>()
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point)
  return points
}

test('the font files are those that fonts.css and the packages describe', async () => {
  const made = await subsets()
  expect(made.size).toBe(4)
  for (const [name, content] of made)
    expect(content.equals(await readFile(join(styles, 'fonts', `${name}.woff2`))), name).toBe(true)
})

test('the texts and documents of a new site need no complete font', async () => {
  const css = await readFile(join(styles, 'fonts.css'), 'utf8')
  const covered = new Set([...pointsOf(css, 'onest-latin'), ...pointsOf(css, 'onest-cyrillic')])
  const folder = join('schemas', 'defaults')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'))
  expect(files.length).toBeGreaterThan(50)
  const missing = new Map<string, string>()
  for (const file of files)
    for (const character of await readFile(join(folder, file), 'utf8'))
      if (character > '\n' && !covered.has(character.codePointAt(0) ?? 0)) missing.set(character, file)
  expect([...missing]).toEqual([])
})
