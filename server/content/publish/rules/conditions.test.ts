import { expect, it } from 'vitest'
import { both, document, page, textBlock } from '../../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../../tests/support/content/publish-over.ts'

const country = { fact: 'country', in: ['UZ'] }
const campaign = { fact: 'campaign', is: 'Spring-26' }
const tag = { fact: 'tag', is: 'vip' }
const shownFor = (...all: object[]) => ({ ...textBlock('a'), when: { all } })

it('accepts countries, campaigns and tags on pages', async () => {
  expect(brief(await publishOver([page('rules', { blocks: [shownFor(country, campaign, tag)] })]))).toEqual(
    [],
  )
})

it('warns about a country that does not exist', async () => {
  const blocks = [shownFor({ ...country, in: ['UZ', 'YY'] })]
  expect(brief(await publishOver([page('rules', { blocks })]))).toEqual([
    'warning page/rules /blocks/0/when/all/0/in/1 There is no country with the code "YY"',
  ])
})

it('rejects countries, campaigns and tags in popups and menus, which do not know them', async () => {
  const popup = document('popup', 'hi', {
    title: both('Hi'),
    size: 'custom',
    blocks: [shownFor(country, campaign, tag)],
  })
  const items = [{ id: 'a', label: both('a'), to: '/', when: { not: [country, campaign, tag] } }]
  expect(brief(await publishOver([popup, document('menu', 'main', { items })]))).toEqual([
    'error popup/hi /blocks/0/when Popups do not know the tags of the player',
    'error popup/hi /blocks/0/when Popups do not know the country of the visitor',
    'error popup/hi /blocks/0/when Popups do not know the advertising campaign of the visitor',
    'error menu/main /items/0/when Menus do not know the tags of the player',
    'error menu/main /items/0/when Menus do not know the country of the visitor',
    'error menu/main /items/0/when Menus do not know the advertising campaign of the visitor',
  ])
})

it('rejects a campaign that no link could name in the same way', async () => {
  const blocks = [shownFor({ ...campaign, is: 'весна 26' })]
  expect(brief(await publishOver([page('rules', { blocks })])).join()).toContain('/blocks/0/when/all/0/is')
})
