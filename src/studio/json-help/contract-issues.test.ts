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
import { contractFaults } from './contract-issues.ts'

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

describe('faults by the contract', () => {
  it('are none in any document that comes along', () => {
    for (const { kind, key, body } of documents)
      expect({ key, faults: contractFaults(documentContractOf(kind, key), body) }).toEqual({
        key,
        faults: [],
      })
  })

  it('are found where publication finds some, and nowhere else', () => {
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
        const isFaultless = contractFaults(contract, changed).length === 0
        expect(isFaultless).toBe(isRecord(changed) && isTaken(document, changed))
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
  ])('name %s in its place', (_what, body, kind, pointer) => {
    expect(contractFaults(Menu, body)).toMatchObject([{ kind, pointer }])
  })

  it('say what the contract says of the place', () => {
    expect(contractFaults(settingsContracts.site, { name: 5 })).toContainEqual({
      kind: 'type',
      pointer: '/name',
      allowed: ['string'],
      found: 'number',
      help: 'Name of the brand',
    })
  })

  it('of an alternative are those of the one that is meant', () => {
    const block = (action: unknown) => {
      const contract = registry.get('Button')
      const props = { buttons: [{ label: { uz: 'A', ru: 'А' }, style: 'primary', action }] }
      return { id: 'b', type: 'Button', version: contract?.version, props }
    }
    const faultsOf = (action: unknown) =>
      contractFaults(Page.properties.blocks, [block(action)], ['blocks']).filter(({ pointer }) =>
        pointer.includes('/action'),
      )
    expect(faultsOf({ type: 'openPopup' })).toMatchObject([
      { kind: 'missing', pointer: '/blocks/0/props/buttons/0/action/popup' },
    ])
    const [fault] = faultsOf({ type: 'fly' })
    expect(fault).toMatchObject({ kind: 'choice', pointer: '/blocks/0/props/buttons/0/action/type' })
    expect(fault?.allowed).toContain('openPopup')
  })

  it('of a block are those of its type, in slots too', () => {
    const inner = { id: 'x', type: 'Nothing', version: 1, props: {} }
    const blocks = [{ id: 'top', type: 'Columns', version: 1, props: {}, slots: { first: [inner] } }]
    const faults = contractFaults(Page.properties.blocks, blocks)
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'missing', pointer: '/0/props/ratio' }))
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: 'choice', pointer: '/0/slots/first/0/type' }),
    )
  })
})
