// Writes `sample.json`: `node tests/mutation/choose-sample.mjs`. The rule leaves nobody a choice, so that the sample
// does not become a list of the files that are tested best: of each area, all files of 40 to 200 lines that have a
// test of their own, ordered by path and divided into groups of equal size; the last file of each group.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const areas = ['forms', 'schemas', 'src/app', 'src/modules', 'src/renderer', 'server/content']
const filesPerArea = 4

/** @param {string} file */
function isCandidate(file) {
  const base = file.replace(/\.tsx?$/, '')
  if (base === file || /\.(test|examples|stories|d)$/.test(base)) return false
  if (!existsSync(`${base}.test.ts`) && !existsSync(`${base}.test.tsx`)) return false
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  return lines >= 40 && lines <= 200
}

/** @param {string} area */
function chooseFrom(area) {
  const files = readdirSync(area, { recursive: true, encoding: 'utf8' }).map((path) => `${area}/${path}`)
  const candidates = files.filter(isCandidate).sort()
  const groupSize = Math.floor(candidates.length / filesPerArea)
  return Array.from({ length: filesPerArea }, (_, group) => candidates[(group + 1) * groupSize - 1])
}

const sample = Object.fromEntries(areas.map((area) => [area, chooseFrom(area)]))
writeFileSync(new URL('sample.json', import.meta.url), `${JSON.stringify(sample, null, 2)}\n`)
