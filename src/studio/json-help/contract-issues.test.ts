import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import { Menu } from '../../../schemas/documents/menu.ts'
import { Page } from '../../../schemas/documents/page.ts'
import { settingsContracts } from '../../../schemas/documents/settings.ts'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { defaultDocuments } from '../../../server/content/model/defaults.ts'
import { Block } from '../../../schemas/documents/block.ts'
import { blocksOf } from '../../../server/content/model/blocks.ts'
import { migrateDocument } from '../../../server/content/read/compile/migrate.ts'
import { bodyContract, validatorOf } from '../../../server/content/model/contracts.ts'
import { documentContractOf } from '../fields/document-contract.ts'
import { withValueAt, type JsonPath } from '../json-path.ts'
import { contractIssues } from './contract-issues.ts'

const documents = defaultDocuments.map((document) => migrateDocument(document))

function pathsOf(value: unknown, path: JsonPath = []): JsonPath[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index): [number, unknown] => [index, item])
    : Object.entries(isRecord(value) ? value : {})
  return [path, ...inner.flatMap(([step, held]) => pathsOf(held, [...path, step]))]
}

/** Whether publishing accepts the parts it checks by contracts: the body, and blocks at any depth. */
function isTaken({ kind, key, schemaVersion }: StoredDocument, body: Record<string, unknown>): boolean {
  const contract = bodyContract(kind, key)
  if (!contract || !validatorOf(contract)(body)) return false
  const areBlocks = (list: unknown): boolean =>
    !Array.isArray(list) ||
    list.every(
      (block: unknown) =>
        validatorOf(Block)(block) &&
        isRecord(block) &&
        Object.values(isRecord(block['slots']) ? block['slots'] : {}).every(areBlocks),
    )
  const lists = ['blocks', 'header', 'footer'].map((field) => body[field])
  if (kind !== 'menu' && !lists.every(areBlocks)) return false
  return blocksOf({ kind, key, schemaVersion, body }).every(({ block }) => {
    const known = registry.get(block.type)
    return known !== undefined && (block.version !== known.version || validatorOf(known.props)(block.props))
  })
}

describe('contract issues', () => {
  it('do not occur in the default documents', () => {
    for (const { kind, key, body } of documents)
      expect({ key, issues: contractIssues(documentContractOf(kind, key), body) }).toEqual({
        key,
        issues: [],
      })
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
        const contract = documentContractOf(document.kind, document.key)
        const isValid = contractIssues(contract, changed).length === 0
        expect(isValid).toBe(isRecord(changed) && isTaken(document, changed))
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    [
      'a field that is missing',
      { items: [{ id: 'a', label: { uz: 'A', ru: 'А' } }] },
      'missing',
      '/items/0/to',
    ],
    ['a field that nobody knows', { items: [], extra: 1 }, 'unknown', '/extra'],
    ['another type', { items: {} }, 'type', '/items'],
    [
      'an empty text',
      { items: [{ id: 'a', label: { uz: '', ru: 'А' }, to: '/a' }] },
      'empty',
      '/items/0/label/uz',
    ],
    [
      'what is not written as it should be',
      { items: [{ id: 'A b', label: { uz: 'A', ru: 'А' }, to: '/a' }] },
      'pattern',
      '/items/0/id',
    ],
  ])('report %s at its position', (_what, body, code, path) => {
    expect(contractIssues(Menu, body)).toMatchObject([{ code, path }])
  })

  it('include the description of the contract', () => {
    expect(contractIssues(settingsContracts.site, { name: 5 })).toContainEqual({
      code: 'type',
      path: '/name',
      allowed: ['string'],
      found: 'number',
      hint: 'Name of the brand',
    })
  })

  it('are those of the closest matching alternative', () => {
    const block = (action: unknown) => {
      const contract = registry.get('Button')
      const props = { buttons: [{ label: { uz: 'A', ru: 'А' }, style: 'primary', action }] }
      return { id: 'b', type: 'Button', version: contract?.version, props }
    }
    const issuesOf = (action: unknown) =>
      contractIssues(Page.properties.blocks, [block(action)], ['blocks']).filter(({ path: place }) =>
        place.includes('/action'),
      )
    expect(issuesOf({ type: 'openPopup' })).toMatchObject([
      { code: 'missing', path: '/blocks/0/props/buttons/0/action/popup' },
    ])
    const [issue] = issuesOf({ type: 'fly' })
    expect(issue).toMatchObject({ code: 'choice', path: '/blocks/0/props/buttons/0/action/type' })
    expect(issue?.allowed).toContain('openPopup')
  })

  it('of a block are those of its type, in slots too', () => {
    const inner = { id: 'x', type: 'Nothing', version: 1, props: {} }
    const blocks = [{ id: 'top', type: 'Columns', version: 1, props: {}, slots: { first: [inner] } }]
    const issues = contractIssues(Page.properties.blocks, blocks)
    expect(issues).toContainEqual(expect.objectContaining({ code: 'missing', path: '/0/props/ratio' }))
    expect(issues).toContainEqual(expect.objectContaining({ code: 'choice', path: '/0/slots/first/0/type' }))
  })
})
