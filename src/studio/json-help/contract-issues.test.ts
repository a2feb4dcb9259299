import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import { blockIssues } from '../../../schemas/documents/blocks/block-issues.ts'
import { bodyContract, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { distinct, explainErrors } from '../../../schemas/explain-errors.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Issue } from '../../../schemas/issue.ts'
import { errorsOf } from '../../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import { migrateDocument } from '../../../server/content/read/compile/migrate.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import { issueTranslator } from '../issues/translate-issue.ts'
import { withValueAt, type JsonPath } from '../json-path.ts'
import type { StudioLanguage } from '../language.ts'
import { contractIssues } from './contract-issues.ts'

const documents = defaultDocuments.map((document) => migrateDocument(document))

function pathsOf(value: unknown, path: JsonPath = []): JsonPath[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index): [number, unknown] => [index, item])
    : Object.entries(isRecord(value) ? value : {})
  return [path, ...inner.flatMap(([step, held]) => pathsOf(held, [...path, step]))]
}

/** The issues of the publishing steps that check contracts: of the body, and of blocks at any depth. */
function publishingIssues({ kind, key }: StoredDocument, body: Record<string, unknown>): Issue[] {
  const contract = bodyContract(kind, key)
  return distinct([
    ...(contract ? explainErrors(errorsOf(contract, body)) : []),
    ...blockIssues(kind, body, { registry, errorsOf }),
  ])
}

const sorted = (issues: readonly Issue[]) =>
  issues.map(({ path, code, message, hint = '' }) => [path, code, message, hint].join(' | ')).sort()

describe('contract issues', () => {
  it('do not occur in the default documents', () => {
    for (const { kind, key, body } of documents)
      expect({ key, issues: contractIssues(kind, key, body) }).toEqual({ key, issues: [] })
  })

  it('are found exactly if publishing finds some', () => {
    const places = documents.flatMap((document) =>
      document.kind === 'messages'
        ? []
        : pathsOf(document.body)
            .slice(1)
            .map((path) => ({ document, path })),
    )
    const values = fc.constantFrom<unknown>(undefined, null, '', 'x y', -7, 2.5, true, [], {}, ['a', 'a'])
    fc.assert(
      fc.property(fc.constantFrom(...places), values, ({ document, path }, value) => {
        const changed = withValueAt(document.body, path, value)
        // JSON lists have no holes.
        fc.pre(value !== undefined || typeof path.at(-1) === 'string')
        if (!isRecord(changed)) throw new Error('the body is no object')
        const found = contractIssues(document.kind, document.key, changed)
        expect(sorted(found)).toEqual(sorted(publishingIssues(document, changed)))
      }),
      { numRuns: 1000 },
    )
  })

  const entry = { id: 'a', label: { uz: 'A', ru: 'А' }, to: '/a' }
  it.each([
    [
      'a field that is missing',
      { items: [{ id: 'a', label: entry.label }] },
      '"to" is missing',
      '/items/0/to',
    ],
    ['a field that nobody knows', { items: [], extra: 1 }, 'Unknown field "extra"', '/extra'],
    ['another type', { items: {} }, 'Must be a list, is an object', '/items'],
    [
      'an empty text',
      { items: [{ ...entry, label: { uz: '', ru: 'А' } }] },
      'The Uzbek text is missing',
      '/items/0/label/uz',
    ],
    [
      'what is not written as it should be',
      { items: [{ ...entry, id: 'A b' }] },
      '"A b" has the wrong format. Enter lower-case Latin letters, digits and hyphens, without spaces',
      '/items/0/id',
    ],
  ])('report %s at its position', (_what, body, message, path) => {
    expect(contractIssues('menu', 'main', body)).toMatchObject([{ message, path }])
  })

  it('include the description of the contract', () => {
    expect(contractIssues('settings', 'site', { name: 5 })).toContainEqual(
      expect.objectContaining({
        path: '/name',
        message: 'Must be text, is a number',
        hint: 'Brand name',
      }),
    )
  })

  it('are those of the closest matching alternative', () => {
    const issuesOf = (action: unknown) => {
      const version = registry.get('Button')?.version
      const props = { buttons: [{ label: { uz: 'A', ru: 'А' }, style: 'primary', action }] }
      const issues = contractIssues('popup', 'x', { blocks: [{ id: 'b', type: 'Button', version, props }] })
      return issues.filter(({ path }) => path.includes('/action'))
    }
    expect(issuesOf({ type: 'openPopup' })).toMatchObject([
      { message: '"popup" is missing', path: '/blocks/0/props/buttons/0/action/popup' },
    ])
    const [issue] = issuesOf({ type: 'fly' })
    expect(issue).toMatchObject({ path: '/blocks/0/props/buttons/0/action/type' })
    expect(issue?.message).toMatch(/^Must be one of .*openPopup/)
  })

  it('of a block are those of its type, in slots too', () => {
    const inner = { id: 'x', type: 'Nothing', version: 1, props: {} }
    const blocks = [{ id: 'top', type: 'Columns', version: 1, props: {}, slots: { first: [inner] } }]
    expect(contractIssues('popup', 'x', { blocks })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ message: '"ratio" is missing', path: '/blocks/0/props/ratio' }),
        expect.objectContaining({ code: 'unknown-component', path: '/blocks/0/slots/first/0/type' }),
      ]),
    )
  })
})

describe('the message of a contract issue', () => {
  function messages(language: StudioLanguage, body: Record<string, unknown>): string[] {
    const translate = issueTranslator(language, fieldLabels(language).helpOf)
    return contractIssues('menu', 'main', body).map((issue) => {
      const { message, hint = '' } = translate(issue)
      return [message, hint].join('. ')
    })
  }

  it('explains the issue with the description of the contract', () => {
    expect(messages('en', { items: [{ id: 'a', label: { uz: 'A', ru: 'А' }, to: 5 }] })).toEqual([
      'Must be text, is a number. Internal path without language prefix',
    ])
    expect(messages('en', { items: [], extra: 1 })).toEqual([
      'Unknown field "extra". Known fields: items, samples',
    ])
  })

  it.each([
    ['en', 'The Russian text is missing'],
    ['ru', 'Нет русского текста'],
  ] as const)('is translated into the language of the Studio: %s', (language, text) => {
    for (const label of [{ uz: 'A' }, { uz: 'A', ru: '' }])
      expect(messages(language, { items: [{ id: 'a', label, to: '/a' }] })).toEqual([
        expect.stringContaining(text),
      ])
  })
})
