import { describe, expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import { isPartlyLocalized } from '../../../schemas/documents/localized.ts'
import { samplesIn, withKept, withoutSamples, withSamples } from '../../../schemas/documents/samples.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { templates } from '../documents/templates/templates.ts'
import { fieldLabels } from '../fields/labels/field-labels.ts'
import { setAt, stepsOf, valueAt, withValueAt } from '../json-path.ts'
import { addBlock, copyBlock, moveBlock } from '../outline/block-changes.ts'
import { outlineOf } from '../outline/block-tree.ts'

const empty = { seo: {}, blocks: [] }
const outline = (body: unknown) => outlineOf('page', body, { contracts: registry, labels: fieldLabels('en') })
const first = { list: ['blocks'], index: 0 }

function withBlock(type: string): Record<string, unknown> {
  const contract = registry.get(type)
  if (!contract) throw new Error(`no ${type}`)
  const { body } = addBlock(empty, outline(empty), first, contract)
  if (!isRecord(body)) throw new Error('no body')
  return body
}
const textsIn = (body: unknown) =>
  isRecord(body) ? samplesIn(body).map((pointer) => valueAt(body, stepsOf(pointer))) : []

/** Pointers to all texts with languages, which addresses of files are not. */
function localizedIn(value: unknown, pointer = ''): string[] {
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' && isRecord(value) && isPartlyLocalized(value)
      ? inner.startsWith('/media/')
        ? []
        : [`${pointer}/${name}`]
      : localizedIn(inner, `${pointer}/${name}`),
  )
}

describe('samples', () => {
  it.each([...registry.keys()])('are all texts of the example that a new %s begins with', (type) => {
    const body = withBlock(type)
    expect(samplesIn(body)).toEqual(expect.arrayContaining(localizedIn(withoutSamples(body))))
  })

  it('are the invented dates and tables of an example, but no addresses and names', () => {
    expect(textsIn(withBlock('Countdown'))).toContain('2099-11-30T21:00+05:00')
    expect(textsIn(withBlock('DataTable')).length).toBeGreaterThan(10)
    expect(textsIn(withBlock('GameRow'))).not.toContain('new')
  })

  it.each(templates.filter(({ kind }) => kind !== 'theme'))(
    'are all texts of the template $id',
    async (one) => {
      const body = await one.bodyFor('brand-new')
      expect(samplesIn(body)).toEqual(expect.arrayContaining(localizedIn(withoutSamples(body))))
    },
  )

  it('stay samples in moved and copied blocks and rows', () => {
    const body = withBlock('Accordion')
    const before = samplesIn(body).length
    const copied = copyBlock(body, outline(body), ['blocks', 0]).body
    const moved = moveBlock(copied, ['blocks', 1], first)?.body
    expect(textsIn(moved)).toHaveLength(2 * before)
    const rows = valueAt(body, ['blocks', 0, 'props', 'items'])
    if (!Array.isArray(rows)) throw new Error('no rows')
    const turned = withValueAt(body, ['blocks', 0, 'props', 'items'], rows.toReversed())
    expect(textsIn(turned)).toHaveLength(before)
  })

  it('end language by language, with the text that replaces each', () => {
    const body = withBlock('Countdown')
    const before = samplesIn(body)
    const changed = structuredClone(body)
    setAt(changed, ['blocks', 0, 'props', 'title', 'uz'], 'Bayramgacha')
    expect(samplesIn(changed)).toEqual(before.filter((path) => path !== '/blocks/0/props/title/uz'))
    setAt(
      changed,
      ['blocks', 0, 'props', 'title', 'uz'],
      valueAt(body, ['blocks', 0, 'props', 'title', 'uz']),
    )
    expect(samplesIn(changed)).toEqual(before)
  })

  it('end when somebody wants to keep the text, the last one without a trace', () => {
    const body = withSamples({ title: 'Savollar', text: 'Matn' }, ['Savollar', 'Matn'])
    const kept = withKept(body, 'Savollar')
    expect(samplesIn(kept)).toEqual(['/text'])
    expect(withKept(kept, 'Matn')).toEqual({ title: 'Savollar', text: 'Matn' })
  })
})
