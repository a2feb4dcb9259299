import { expect, test } from 'vitest'
import { document, page, smallSite, textBlock } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const props = { name: 'Banner', goal: 'click', shares: { a: 50, b: 50 } }
const slots = { a: [textBlock('one')], b: [textBlock('two')] }
const experiment = (changes: object = {}) => ({
  id: 'test',
  type: 'Experiment',
  version: 1,
  props,
  slots,
  ...changes,
})
const publish = (block: object) => publishOver([page('news', { blocks: [block] })])

test('accepts a test of two variants', async () => {
  expect(brief(await publish(experiment()))).toEqual([])
})

test.each([
  [
    'shares that do not add up to 100',
    { props: { ...props, shares: { a: 50, b: 40 } } },
    '/blocks/0/props/shares The shares of the variants add up to 90 percent instead of 100',
  ],
  ['two goals', { props: { ...props, goal: ['click', 'deposit'] } }, '/blocks/0/props/goal'],
  ['no goal', { props: { name: 'Banner', shares: props.shares } }, '/blocks/0/props'],
  [
    'a variant without blocks',
    { slots: { a: slots.a } },
    '/blocks/0/slots/b Variant B has no block that is shown',
  ],
  [
    'a variant with hidden blocks only',
    { slots: { ...slots, b: [{ ...textBlock('two'), isHidden: true }] } },
    '/blocks/0/slots/b Variant B has no block that is shown',
  ],
  [
    'a variant without a share',
    { slots: { ...slots, c: [textBlock('three')] } },
    '/blocks/0/props/shares Nobody would ever see variant C: it has no share',
  ],
  [
    'a condition',
    { when: { all: [{ fact: 'user', is: 'guest' }] } },
    '/blocks/0/when A test has no conditions and no period of its own',
  ],
  [
    'a test inside of it',
    {
      slots: {
        a: [experiment({ id: 'inner', slots: { a: [textBlock('three')], b: [textBlock('four')] } })],
        b: slots.b,
      },
    },
    '/blocks/0/slots/a/0 A test cannot be inside of another one: nobody could say which of them made the difference',
  ],
])('rejects a test with %s', async (_title, changes, issue) => {
  const found = brief(await publish(experiment(changes)))
  expect(found.join('\n')).toContain(`error page/news ${issue}`)
})

test('rejects a test in a popup', async () => {
  const popup = document('popup', 'news', {
    title: { uz: 'Yangiliklar', ru: 'Новости' },
    size: 'big',
    blocks: [experiment()],
  })
  expect(brief(await publishOver([popup])).join('\n')).toContain(
    'error popup/news /blocks/0 A test cannot be in a popup',
  )
})

const several = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    experiment({
      id: `test${index}`,
      slots: { a: [textBlock(`one${index}`)], b: [textBlock(`two${index}`)] },
    }),
  )

test('accepts as many tests as can be checked in every combination, and rejects one more', async () => {
  const publishSeveral = (count: number) => publishOver([page('news', { blocks: several(count) })])
  expect(brief(await publishSeveral(6))).toEqual([])
  expect(brief(await publishSeveral(7))).toEqual([
    'error page/news /blocks/6 The variants of all tests here have 128 combinations; at most 64 are possible',
  ])
})

test('warns before the results of a running test begin anew', async () => {
  const onSite = [...smallSite(), page('news', { blocks: [experiment()] })]
  const change = async (changes: object) =>
    brief(await publishOver([page('news', { blocks: [experiment(changes)] })], {}, onSite))
  const warning =
    'warning page/news /blocks/0 The test “Banner” is running and is changed: its results begin anew when this is published'
  expect(await change({ slots: { ...slots, b: [textBlock('three')] } })).toEqual([warning])
  expect(await change({ props: { ...props, goal: 'deposit' } })).toEqual([warning])
  expect(await change({ props: { ...props, name: 'Banner' } })).toEqual([])
  const hidden = { ...textBlock('three'), isHidden: true }
  expect(await change({ slots: { b: [...slots.b, hidden], a: slots.a } })).toEqual([])
})
