import { expect, test } from 'vitest'
import { filesOf } from './service-worker.ts'

test('lists the entry, its static imports and their stylesheets', () => {
  const chunks = new Map([
    ['entry.js', { fileName: 'entry.js', imports: ['vendor.js', 'shared.js'], css: ['entry.css'] }],
    ['shared.js', { fileName: 'shared.js', imports: ['vendor.js', 'entry.js'], css: ['styles.css'] }],
    ['vendor.js', { fileName: 'vendor.js', imports: [], css: [] }],
    ['page.js', { fileName: 'page.js', imports: ['entry.js'], css: ['page.css'] }],
  ])
  const files = filesOf('entry.js', (name) => chunks.get(name))
  expect([...files].sort()).toEqual(['entry.css', 'entry.js', 'shared.js', 'styles.css', 'vendor.js'])
})
