// npm run fonts: makes the files of src/ui/styles/fonts from the packages of the fonts. The first @font-face of
// fonts.css with such a file says what is in it: its characters and its weights. Run it after a change of those or of a package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'

const folder = join('src', 'ui', 'styles')
const packages = {
  'onest-latin': '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  'onest-cyrillic': '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  'unbounded-latin': '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  'unbounded-cyrillic': '@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
}

const { resolve } = createRequire(import.meta.url)

/** Characters of a `unicode-range`. */
function charactersOf(ranges) {
  const codes = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

/** The weight axis: a range, or a single weight. */
function axisOf(weights) {
  const [min, max = min] = weights.split(' ').map(Number)
  return min === max ? min : { min, max }
}

/** Makes the files: their names without extension, and their contents. */
export async function subsets() {
  const files = new Map()
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8')
  for (const [, face] of css.matchAll(/@font-face \{([^}]*)\}/g)) {
    const [, name] = /url\('\.\/fonts\/([\w-]+)\.woff2'\)/.exec(face) ?? []
    if (name === undefined || files.has(name)) continue
    const [, weights] = /font-weight: ([\d ]+);/.exec(face)
    const [, ranges] = /unicode-range:\s*([^;]+);/.exec(face)
    const made = await subset(readFileSync(resolve(packages[name])), charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: axisOf(weights) },
    })
    files.set(name, made)
  }
  return files
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  for (const [name, content] of await subsets()) {
    writeFileSync(join(folder, 'fonts', `${name}.woff2`), content)
    console.log(`${name}.woff2: ${content.length} bytes`)
  }
}
