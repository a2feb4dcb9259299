import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Banner as BannerEntity } from '../../schemas/api/entities/rewards.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { load } from './banner.load.ts'
import { loadParams } from '../../src/lib/data/load-params.ts'
import { Banner } from './banner.tsx'

function entity(id: number, more: Partial<BannerEntity['description']> = {}, end: string | null = null) {
  const description = {
    position: 'promo',
    title: `Taklif ${id}`,
    text: 'Matn',
    button: 'Olish',
    link: '/offers/1',
    scene: 'cashback',
    image: null,
    terms: 'Veyjer ×5. 18+',
  }
  return { id, type: 'standard', finished_at: end, description: { ...description, ...more } }
}

const shown = (items: BannerEntity[]) =>
  markup(
    <Banner
      {...bare}
      props={{ position: 'promo' }}
      data={{ banners: { status: 'success', data: { items, total: items.length } } }}
    />,
    { locale: 'ru' },
  )

describe('Banner', () => {
  it('shows only the banners of its position [API-BAN-01, BAN-03]', () => {
    const document = shown([entity(1), entity(2, { position: 'menu' }), entity(3)])
    expect(texts(document, 'li p:first-child')).toEqual(['Taklif 1', 'Taklif 3'])
  })

  it('shows no expired banner [BAN-04]', () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const future = new Date(Date.now() + 60_000).toISOString()
    const document = shown([entity(1, {}, past), entity(2, {}, future), entity(3)])
    expect(texts(document, 'li p:first-child')).toEqual(['Taklif 2', 'Taklif 3'])
  })

  it.each([
    [{}, { count: 10, type: 'standard' }],
    [
      { count: 3, type: 'vip' },
      { count: 3, type: 'vip' },
    ],
  ])('with the props %j requests banners with %j [BAN-01, BAN-02]', (props, requested) => {
    const sources = { props: { position: 'home_top', ...props }, route: {}, query: {} }
    expect(loadParams(load.banners.params, sources, [])).toEqual({ position: 'home_top', ...requested })
  })

  it('shows the terms before the button, which links to the page in the current language', () => {
    const content = shown([entity(1)]).querySelector('li div')
    expect(content?.textContent).toBe('Taklif 1MatnVeyjer ×5. 18+Olish')
    expect(content?.querySelector('a')?.getAttribute('href')).toBe('/ru/offers/1')
  })

  it('prefers its own picture to its named scene', () => {
    const sources = (items: BannerEntity[]) =>
      [...shown(items).querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
    expect(sources([entity(1), entity(2, { image: '/art/a.png' }), entity(3, { scene: '../x' })])).toEqual([
      '/art/scenes/cashback-1800.webp',
      '/art/a.png',
    ])
  })

  it('renders nothing without banners, without an answer and after a failure', () => {
    expect(shown([]).body.childElementCount).toBe(0)
    for (const banners of [undefined, { status: 'error' as const, error: 'UnknownErrorException' }])
      expect(
        markup(<Banner {...bare} props={{ position: 'promo' }} data={{ banners }} />).body.childElementCount,
      ).toBe(0)
  })
})
