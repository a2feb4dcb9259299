import { expect, it } from 'vitest'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import { labelOfPath } from './change-labels.ts'

const labels = fieldLabels('en')
const text = { id: 'one', type: 'GameRow', props: { title: { uz: 'Salom' } } }
const body = {
  seo: { title: { ru: 'Привет' } },
  blocks: [{ id: 'columns', type: 'Columns', slots: { first: [text] } }],
  items: [{ label: 'a' }],
}

it.each([
  [['seo', 'title', 'ru'], 'Seo · Title · Русский'],
  [['items', 0, 'label'], 'Items 1 · Label'],
  [['blocks', 0], 'Columns'],
  [['schema', 'properties', 'subject', 'title', 'ru'], 'Schema · Subject · Title · Русский'],
  [['blocks', 0, 'slots', 'first', 0, 'props', 'title', 'uz'], 'Game row · Title · Oʻzbekcha'],
])('names the place %j as its reader knows it', (path, expected) => {
  expect(labelOfPath(body, path, labels).replaceAll(/[’ʼ‘']/g, 'ʻ')).toBe(expected)
})
