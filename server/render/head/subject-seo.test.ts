import { describe, expect, it, vi } from 'vitest'
import { testPage } from '../../../tests/support/page-answer.ts'
import type { CompiledSeo } from '../../content/read/compile/compile-seo.ts'
import type { Subject } from '../loads/subject.ts'
import { builtInLocales } from '../../../schemas/locale.ts'
import { describePage } from '../page/document/page-seo.ts'

const plain: CompiledSeo = {
  title: 'Страница — Marra',
  description: 'Описание страницы',
  meta: [],
  openGraph: { title: 'Marra', image: '/art/mark.svg' },
  record: {},
  origin: null,
  brand: 'Marra',
  block: null,
}
const page = testPage([], { seo: { title: 'Страница — Marra' } })

/** Title, metadata and structured data of a page about an item. */
async function headOf(item: Subject, seo: CompiledSeo = { ...plain }) {
  const catalogue = { seo: { game: '{{name}} · {{provider}} · {{brand}}' } }
  const parts = {
    gateway: {
      seo: () => Promise.resolve(seo),
      locales: builtInLocales,
      messages: () => Promise.resolve({ catalogue, hash: '' }),
    },
    log: { warn: vi.fn() },
    publicUrl: 'https://example.com',
  }
  const url = { locale: 'ru' as const, path: '/details', search: '' }
  const described = await describePage(
    parts,
    url,
    { page, params: {}, status: 200 },
    { item, scenePath: '/art/scenes' },
  )
  const meta = (key: string) =>
    described.head.find(({ attributes }) => (attributes['property'] ?? attributes['name']) === key)
      ?.attributes['content']
  const { title } = described.page.seo
  const description = meta('description')
  expect([meta('og:title'), meta('og:description')]).toEqual([title, description])
  return {
    title,
    description,
    image: meta('og:image'),
    data: described.head.flatMap(({ name, text }): unknown[] =>
      name === 'script' ? [JSON.parse(text ?? '')] : [],
    ),
  }
}

const context = { '@context': 'https://schema.org' }
const url = 'https://example.com/ru/details'
const marra = { '@type': 'Organization', name: 'Marra' }

const game: Subject = {
  call: 'games.get',
  item: {
    sysname: 'anor',
    name: 'Anor',
    type: 'slot',
    provider: 'Olma',
    image_url: '/media/anor.png',
    description: {},
  },
  parent: { items: [] },
}
const offer = {
  id: 2,
  description: { name: 'Неделя +50%', text: 'Пополните счёт.', scene: 'welcome', image: null },
  finished_at: '2026-11-30T18:00:00Z',
}
const offerData = {
  ...context,
  '@type': 'Offer',
  description: 'Пополните счёт.',
  image: 'https://example.com/art/scenes/welcome-1800.webp',
  url,
  offeredBy: marra,
  validThrough: '2026-11-30T18:00:00Z',
}

describe('a page about an item has its title, description, picture and structured data by default', () => {
  it.each<[string, Subject, Awaited<ReturnType<typeof headOf>>]>([
    [
      'a game',
      game,
      {
        title: 'Anor — Marra',
        description: 'Anor · Olma · Marra',
        image: 'https://example.com/media/anor.png',
        data: [
          {
            ...context,
            '@type': 'VideoGame',
            name: 'Anor',
            description: 'Anor · Olma · Marra',
            image: 'https://example.com/media/anor.png',
            url,
            applicationCategory: 'Game',
            gamePlatform: 'Web browser',
            genre: 'slot',
            publisher: { '@type': 'Organization', name: 'Olma' },
          },
        ],
      },
    ],
    [
      'an offer',
      { call: 'campaigns.getoffers', item: offer, parent: { items: [offer] } },
      {
        title: 'Неделя +50% — Marra',
        description: 'Пополните счёт.',
        image: 'https://example.com/art/scenes/welcome-1800.webp',
        data: [{ ...offerData, name: 'Неделя +50%' }],
      },
    ],
    [
      'a promotion, with the text and picture of its offer',
      { call: 'campaigns.getoffers', item: { id: 20, name: '50 вращений' }, parent: offer },
      {
        title: '50 вращений — Marra',
        description: 'Пополните счёт.',
        image: 'https://example.com/art/scenes/welcome-1800.webp',
        data: [{ ...offerData, name: '50 вращений' }],
      },
    ],
    [
      'a tournament',
      {
        call: 'tournaments.get',
        item: {
          id: 3,
          started_at: '2026-11-01T00:00:00Z',
          finished_at: '2026-11-30T00:00:00Z',
          description: { name: 'Гонка', text: 'Кто быстрее.', scene: null },
          image_url: 'https://cdn.example/race.png',
        },
        parent: undefined,
      },
      {
        title: 'Гонка — Marra',
        description: 'Кто быстрее.',
        image: 'https://cdn.example/race.png',
        data: [
          {
            ...context,
            '@type': 'Event',
            name: 'Гонка',
            description: 'Кто быстрее.',
            image: 'https://cdn.example/race.png',
            url,
            startDate: '2026-11-01T00:00:00Z',
            endDate: '2026-11-30T00:00:00Z',
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            organizer: marra,
            location: { '@type': 'VirtualLocation', url },
          },
        ],
      },
    ],
    [
      'a jackpot, with the picture of the site',
      {
        call: 'jackpots.get',
        item: { id: 4, name: 'Гранд', description: { text: 'Случайно.', image: null } },
        parent: undefined,
      },
      {
        title: 'Гранд — Marra',
        description: 'Случайно.',
        image: 'https://example.com/art/mark.svg',
        data: [],
      },
    ],
    [
      'a loyalty program',
      {
        call: 'loyalty.getProgram',
        item: {
          name: 'Клуб',
          description: 'Уровни.',
          image_url: null,
          levels: [{ name: 'A' }, { name: 'B' }],
        },
        parent: undefined,
      },
      {
        title: 'Клуб — Marra',
        description: 'Уровни.',
        image: 'https://example.com/art/mark.svg',
        data: [
          {
            ...context,
            '@type': 'MemberProgram',
            name: 'Клуб',
            description: 'Уровни.',
            url,
            hostingOrganization: marra,
            hasTiers: [
              { '@type': 'MemberProgramTier', name: 'A' },
              { '@type': 'MemberProgramTier', name: 'B' },
            ],
          },
        ],
      },
    ],
  ])('%s', async (_what, item, expected) => {
    expect(await headOf(item)).toEqual(expected)
  })
})

it('an SEO record overrides what a page says about its item', async () => {
  const product = { name: 'Товар' }
  const record = { title: 'Своё', description: 'Иное', openGraph: { image: '/art/own.png' }, product }
  const { title, description, image, data } = await headOf(game, { ...plain, product, record })
  expect([title, description, image]).toEqual(['Своё', 'Иное', 'https://example.com/art/own.png'])
  expect(data).toEqual([{ ...context, '@type': 'Product', name: 'Товар' }])
})

it('follows changes of the item, and otherwise returns the same page', async () => {
  const seo = { ...plain }
  const titleOf = async (name: string) => (await headOf({ ...game, item: { ...game.item, name } }, seo)).title
  expect(await titleOf('Anor')).toBe('Anor — Marra')
  expect(await titleOf('Olmos')).toBe('Olmos — Marra')
})
