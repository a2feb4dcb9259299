import { expect, it } from 'vitest'
import { document, smallSite, textBlock } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const mark = { id: 'mark', type: 'Panel', version: 1, props: {} }
const layout = (footer: Record<string, unknown>[]) =>
  document('layout', 'default', { header: [textBlock('top')], footer })

const marked = [
  ...smallSite().filter(({ kind, key }) => kind !== 'layout' || key !== 'default'),
  layout([mark]),
]
const rejected =
  'error layout/default /footer Pages with this layout must show the 18+ mark and no longer would'

it.each([
  ['is taken out', [textBlock('other')]],
  ['is hidden', [{ ...mark, isHidden: true }]],
  ['is shown to some only', [{ ...mark, when: { any: [{ fact: 'user', is: 'guest' }] } }]],
])('rejects a layout in which a legally required element %s', async (_, footer) => {
  expect(brief(await publishOver([layout(footer)], {}, marked))).toEqual([rejected])
})

it('rejects a layout with two tests of which some visitors would not see the element in either', async () => {
  const test = (id: string) => ({
    id,
    type: 'Experiment',
    version: 1,
    props: { name: 'Test', goal: 'click', shares: { a: 50, b: 50 } },
    slots: { a: [{ ...mark, id: `${id}-mark` }], b: [textBlock(`${id}-other`)] },
  })
  expect(brief(await publishOver([layout([test('one'), test('two')])], {}, marked))).toEqual([
    rejected.replace('/footer', '/footer/1/slots/b'),
  ])
  expect(brief(await publishOver([layout([mark, test('one'), test('two')])], {}, marked))).toEqual([])
})

it('allows moving it within the layout', async () => {
  const moved = document('layout', 'default', { header: [mark], footer: [] })
  expect(brief(await publishOver([moved], {}, marked))).toEqual([])
})

it('does not require it of a layout that never had it', async () => {
  expect(brief(await publishOver([layout([])]))).toEqual([])
})
