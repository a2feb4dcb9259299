import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingClasses } from './missing-classes.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'classes-'))
  writeFileSync(join(folder, 'a.module.css'), '/* .comment */ .card:hover { top: 0.5px } .a, .b { left: 0 }')
})
afterAll(() => rmSync(folder, { recursive: true }))

const missing = (code: string) =>
  missingClasses(join(folder, 'a.tsx'), `import styles from './a.module.css'\n${code}`)

test('accepts the classes of the stylesheet', () => {
  expect(missing('classNames(styles.card, isWide && styles.b)')).toEqual([])
})

test('finds no missing class in the project', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['forms', 'registry', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(root, folder, name)),
  )
  const found = files.flatMap((file) => missingClasses(file, readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
