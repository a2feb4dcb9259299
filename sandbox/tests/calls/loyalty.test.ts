import { expect } from 'vitest'
import { casesOf, idOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const points = { promo_code: 'BALL300' }

export const loyaltyCases = casesOf({
  'loyalty.getinfo': {
    title: 'returns points, level and progress of the player [API-LOY-03]',
    async params({ data }) {
      expect(await data('loyalty.getinfo')).toMatchObject({ points: 0, level: 1, character: null })
      await data('campaigns.activateOffer', points)
      return {}
    },
    async check(info, { data }) {
      const { uid } = await data('account.getInfo')
      expect(info).toMatchObject({ uid, points: 300, level: 1, is_active: true })
      expect(info.levels[0]).toMatchObject({ level: 1, is_reached: true })
      expect(info.progress.maxValue).toBeGreaterThan(info.progress.expCount)
    },
  },
  'loyalty.getcharacters': {
    title: 'returns the characters that the level allows, page by page [API-LOY-02]',
    params: { count: '3' },
    async check({ items, limit, offset, total }, { data }) {
      expect([items.length, limit, offset]).toEqual([3, 3, 0])
      expect(items[0]).toMatchObject({ sysname: 'leopard', is_available: true, is_selected: false })
      const rest = await data('loyalty.getcharacters', { offset: '3', count: '3' })
      expect(rest.items).toHaveLength(total - 3)
    },
  },
  'loyalty.setcharacter': {
    title: 'chooses the character that loyalty.getinfo returns [API-LOY-06]',
    params: { id: '2' },
    async check(_, { data }) {
      expect((await data('loyalty.getinfo')).character).toMatchObject({ id: 2, is_selected: true })
      const { items } = await data('loyalty.getcharacters')
      expect(items.filter(({ is_selected }) => is_selected).map(({ id }) => id)).toEqual([2])
    },
    wrong: [
      [{ id: '99' }, 'id', 'unknown'],
      [{ id: '4' }, 'id', 'level'],
    ],
  },
  'loyalty.getproducts': {
    title: 'returns the products, cheapest first [API-LOY-05]',
    async check({ items, total }, { data }) {
      const prices = items.map(({ price }) => price)
      expect(prices).toEqual([...prices].sort((one, other) => one - other))
      const last = await data('loyalty.getproducts', { offset: String(total - 1) })
      expect(last.items).toEqual(items.slice(-1))
    },
  },
  'loyalty.buyproduct': {
    title: 'buys a product with points, once per key [API-LOY-01]',
    async params({ data, error }) {
      const [product] = (await data('loyalty.getproducts')).items
      const params = { product_id: String(product?.id) }
      const tooFew = await error('loyalty.buyproduct', params)
      expect(tooFew).toMatchObject({ status: 422, data: { product_id: 'insufficientPoints' } })
      await data('campaigns.activateOffer', points)
      return params
    },
    async check({ product, points: left }, { data }) {
      expect(left).toBe(300 - product.price)
      expect(await data('loyalty.getinfo')).toMatchObject({ points: left })
    },
    wrong: [[{ product_id: '99' }, 'product_id', 'unknown']],
  },
  'loyalty.getnotifications': {
    title: 'returns new notifications, each once [API-LOY-04]',
    async params({ data }) {
      await data('account.saveProfileInfo', { first_name: 'Dilnoza', last_name: 'Karimova' })
      return {}
    },
    async check({ items }, { data }) {
      expect(items.map(({ trigger }) => trigger)).toEqual(['register', 'profile'])
      expect(items.every(({ type }) => type === 'credit')).toBe(true)
      expect((await data('loyalty.getnotifications')).items).toEqual([])
    },
  },
  'loyalty.getPrograms': {
    title: 'returns the programs, with the levels that the player has reached [API-LOY-07]',
    async check({ items }, { site }) {
      expect(items).toHaveLength(1)
      expect(items[0]?.levels[0]).toMatchObject({ level: 1, is_reached: true })
      const ofGuest = (await site.guest().data('loyalty.getPrograms')).items
      expect(ofGuest[0]?.levels.some(({ is_reached }) => is_reached)).toBe(false)
      const rich = (await (await site.rich()).data('loyalty.getPrograms')).items
      expect(rich[0]?.levels.filter(({ is_reached }) => is_reached)).toHaveLength(3)
    },
  },
  'loyalty.getProgram': {
    title: 'returns one program by its name [API-LOY-08]',
    params: async ({ data }) => ({ sysname: (await data('loyalty.getPrograms')).items[0]?.sysname ?? '' }),
    async check(program, { data }) {
      expect(idOf((await data('loyalty.getPrograms')).items)).toBe(String(program.id))
      expect(program.rules).not.toBe('')
    },
    wrong: [[{ sysname: 'none' }, 'sysname', 'unknown']],
  },
})

testCalls(loyaltyCases)
