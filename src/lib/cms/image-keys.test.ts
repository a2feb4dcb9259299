import { expect, it } from 'vitest'
import { withImageKeys } from './image-keys.ts'

const answer = {
  items: [
    { id: 1, description: { title: 'A', image: null, img_1200_600: '/a.png' } },
    { id: 2, description: { title: 'B', image: '/b.png', img_1200_600: '' } },
  ],
  total: 2,
}

it.each([
  ['banners.get', 'banners'],
  ['campaigns.getoffers', 'offers'],
  ['jackpots.get', 'jackpots'],
  ['tournaments.get', 'tournaments'],
])(
  'descriptions of %s use the pictures of the configured keys [CMS-06, CMS-07, CMS-08, CMS-09]',
  (call, kind) => {
    const remapped = withImageKeys(call, answer, { [kind]: { image: 'img_1200_600' } })
    expect(remapped.items.map(({ description }) => description.image)).toEqual(['/a.png', '/b.png'])
    expect(remapped.total).toBe(2)
  },
)

it.each(['campaigns.activateOffer', 'campaigns.checkPromocode'])(
  'the description of the offer of %s uses the pictures of the configured keys [CMS-06, CMS-07, CMS-08, CMS-09]',
  (call) => {
    const [offer] = answer.items
    const remapped = withImageKeys(call, { offer }, { offers: { image: 'img_1200_600' } })
    expect(remapped.offer?.description.image).toBe('/a.png')
  },
)

it.each([
  ['games.get', { banners: { image: 'img_1200_600' } }],
  ['banners.get', { offers: { image: 'img_1200_600' } }],
  ['banners.get', undefined],
])('%s with the keys %j stays the same object', (call, keys) => {
  expect(withImageKeys(call, answer, keys)).toBe(answer)
})

it('a plain text description stays unchanged', () => {
  const plain = { items: [{ id: 1, description: 'Text' }] }
  expect(withImageKeys('jackpots.get', plain, { jackpots: { image: 'x' } })).toEqual(plain)
})
