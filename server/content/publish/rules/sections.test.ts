import { expect, it } from 'vitest'
import {
  both,
  document,
  page,
  smallSite,
  textBlock,
  tools,
} from '../../../../tests/support/content/content-site.ts'
import { useGateways } from '../../../../tests/support/content/content-gateways.ts'
import { brief, publishedSite, publishOver } from '../../../../tests/support/content/publish-over.ts'
import { runPipeline } from '../pipeline.ts'

const gateways = useGateways()

const block = (id: string, type: string, props: object, more: object = {}) => ({
  id,
  type,
  version: 1,
  props,
  ...more,
})
const promo = (title: string) =>
  document('section', 'promo', {
    title: both('Promo'),
    blocks: [
      block('head', 'Panel', { title: both(title) }, { slots: { content: [textBlock('inner')] } }),
      textBlock('text', both('<p>Umumiy</p>')),
    ],
  })
const use = (props: object = {}) => block('promo', 'SharedSection', { section: 'promo', ...props })
const shown = (props: object = {}) => page('autumn', { route: '/autumn', blocks: [use(props)] })

it('shows a section with the texts of its use on every page, and a changed section at once', async () => {
  const { gateway } = await gateways.open({ defaults: [...smallSite(), promo('Kuz'), shown()] })
  const texts = [
    { at: 'head/title', text: both('Qish') },
    { at: 'text/words', richText: both('<p onclick="x()">Faqat shu yerda</p>') },
  ]
  const other = page('winter', { route: '/winter', blocks: [use({ texts })] })
  const published = await gateway.publish([other], 'Aziza')
  expect(published.issues.filter(({ severity }) => severity === 'error')).toEqual([])
  const blocksOf = async (key: string) => (await gateway.page(key, 'uz')).blocks
  expect((await blocksOf('autumn'))[0]).toMatchObject({
    id: 'promo',
    static: true,
    slots: {
      content: [
        { id: 'promo:head', props: { title: 'Kuz' }, slots: { content: [{ id: 'promo:inner' }] } },
        { id: 'promo:text', props: { words: '<p>Umumiy</p>' } },
      ],
    },
  })
  expect((await blocksOf('winter'))[0]).toMatchObject({
    slots: { content: [{ props: { title: 'Qish' } }, { props: { words: '<p>Faqat shu yerda</p>' } }] },
  })
  const before = await gateway.page('autumn', 'uz')
  await gateway.publish([promo('Bahor')], 'Aziza')
  expect((await blocksOf('autumn'))[0]?.slots?.['content']?.[0]?.props).toEqual({ title: 'Bahor' })
  expect((await gateway.page('autumn', 'uz')).version).not.toBe(before.version)
})

it('rejects a section that is missing, one in another, one in a popup, and texts that it does not have', async () => {
  const issuesOn = async (...changes: Parameters<typeof publishOver>[0]) => brief(await publishOver(changes))
  expect(await issuesOn(shown())).toEqual([
    'error page/autumn /blocks/0/props/section There is no section "promo"',
  ])
  const inner = document('section', 'outer', { title: both('Outer'), blocks: [use()] })
  expect(await issuesOn(promo('Kuz'), inner)).toEqual([
    'error section/outer /blocks/0 A section cannot contain another one',
  ])
  const popup = document('popup', 'note', { title: both('Note'), size: 'custom', blocks: [use()] })
  expect(await issuesOn(promo('Kuz'), popup)).toContain(
    'error popup/note /blocks/0 A popup cannot show a section',
  )
  const texts = [
    { at: 'head/title', text: both('Qish') },
    { at: 'gone/title', text: both('Qish') },
    { at: 'text/words', text: both('<b>x</b>') },
  ]
  expect(await issuesOn(promo('Kuz'), shown({ texts }))).toEqual([
    'error page/autumn /blocks/0/props/texts/1/at The section "promo" has no such text any more',
    'error page/autumn /blocks/0/props/texts/2/at The section "promo" has no such text any more',
  ])
})

it('does not remove a section that a page shows', async () => {
  const site = await publishedSite([...smallSite(), promo('Kuz'), shown()])
  const removed = [{ kind: 'section' as const, key: 'promo' }]
  expect(brief(await runPipeline({ documents: [], removed, ...site }, tools))).toEqual([
    'error page/autumn /blocks/0/props/section There is no section "promo"',
  ])
})
