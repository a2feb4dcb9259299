import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blockTypes, firstPageTypes, readFirstPage } from './first-page.ts'

const root = join(import.meta.dirname, '../..')

test('finds nested blocks and no other objects with a type', () => {
  const hero = { id: 'hero', type: 'Hero', props: { action: { type: 'openPopup', popup: 'login' } } }
  const columns = { id: 'top', type: 'Columns', slots: { first: [hero] } }
  expect(blockTypes({ header: [{ id: 'head', type: 'SiteHeader' }], blocks: [columns] })).toEqual([
    'SiteHeader',
    'Columns',
    'Hero',
  ])
})

describe('the first page', () => {
  test('has the interactive blocks of the default home page and of its layout', () => {
    const types = firstPageTypes(join(root, 'schemas/defaults'))
    expect(types).toContain('Hero')
    expect(types).toContain('SiteHeader')
    expect(types).not.toContain('SiteFooter')
  })

  test('consists of the entry and of what those blocks import', () => {
    const { frame, all } = readFirstPage(root, ['src/entry-client.tsx'])
    const names = (files: ReadonlySet<string>) => [...files].map((file) => relative(root, file))
    expect(names(frame)).toContain('src/app/boot/start.tsx')
    expect(names(frame)).not.toContain('registry/hero/hero.tsx')
    expect(names(all)).toContain('registry/hero/hero.tsx')
    expect(names(all).some((name) => name.includes('/search/'))).toBe(false)
  })
})
