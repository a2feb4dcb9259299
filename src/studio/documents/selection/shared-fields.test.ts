import { expect, it } from 'vitest'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import { fieldName } from '../../../../schemas/documents/plain-fields.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { kindsToChange } from './shared-fields.ts'

const summary = (kind: DocumentKind, key: string): DocumentSummary => ({
  kind,
  key,
  state: 'published',
  version: 1,
  changedAt: null,
  changedBy: null,
})
const fieldsOf = (...documents: [DocumentKind, string][]) =>
  kindsToChange(documents.map((each) => summary(...each))).map(({ kind, fields }) => [
    kind,
    fields.map(({ path }) => fieldName(path)),
  ])

it('offers the plain fields of each kind, without addresses and blocks', () => {
  expect(fieldsOf(['page', 'one'], ['popup', 'two'], ['messages', 'uz'])).toEqual([
    [
      'page',
      [
        'layout',
        'background/tone',
        'background/picture',
        'access',
        'feature',
        'query',
        'gesturePopup',
        'seo/title',
        'seo/description',
        'seo/robots',
        'seo/url',
      ],
    ],
    ['popup', ['title', 'showTitle', 'size', 'type', 'preventClose', 'access']],
  ])
})

it('offers only the fields that all settings share', () => {
  expect(fieldsOf(['settings', 'site'], ['settings', 'functional'])).toEqual([])
  expect(fieldsOf(['settings', 'site'])).toEqual([['settings', expect.arrayContaining(['timeZone'])]])
})
