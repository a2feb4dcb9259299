import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { mount } from '../../tests/support/mount.tsx'
import { paletteNames } from '../../schemas/art.ts'
import { cardPalettes } from './promotion-cards.schema.ts'
import { PromotionCards } from './promotion-cards.tsx'

const card = {
  tag: 'По понедельникам',
  title: 'Кешбэк до 10%',
  terms: 'С проигрыша за неделю',
  palette: 'rust' as const,
  emblem: '/art/emblems/gift.svg',
  button: { label: 'Подробнее', action: { type: 'navigate' as const, to: '/rules' } },
}
const shown = (...cards: Partial<typeof card & { picture: string }>[]) =>
  markup(<PromotionCards {...bare} props={{ cards: cards.map((more) => ({ ...card, ...more })) }} />, {
    locale: 'ru',
  })

test('each offer shows its terms before its button, which needs no code of its own', () => {
  const text = shown({}).body.textContent
  expect(text.indexOf(card.terms)).toBeLessThan(text.indexOf('Подробнее'))
  expect(shown({}).querySelector('a')?.getAttribute('href')).toBe('/ru/rules')
})

test('cards are a named list of headings in the order of the document', () => {
  const document = shown({}, { title: 'До 10 матчей в экспрессе', palette: 'rust' })
  expect(texts(document, 'h2')).toEqual(['Кешбэк до 10%', 'До 10 матчей в экспрессе'])
  expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Предложения')
})

test('cards may have the same heading', async () => {
  const cards = (...titles: string[]) => (
    <PromotionCards {...bare} props={{ cards: titles.map((title) => ({ ...card, title })) }} />
  )
  const page = await mount(cards('Кешбэк', 'Кешбэк', 'Турнир'))
  await page.render(cards('Турнир', 'Кешбэк'))
  const headings = [...page.container.querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(headings).toEqual(['Турнир', 'Кешбэк'])
})

test('a picture fills the card under an overlay', () => {
  const document = shown({ picture: '/art/scenes/sport.svg' })
  expect(document.querySelector('li')?.hasAttribute('data-picture')).toBe(true)
  expect(shown({}).querySelector('li')?.hasAttribute('data-picture')).toBe(false)
})

test('a card accepts every palette', () => {
  expect([...cardPalettes]).toEqual([...paletteNames])
})

test('has the layout of its document', () => {
  const document = markup(
    <PromotionCards {...bare} props={{ cards: [card], phoneLayout: 'column', height: 'low' }} />,
  )
  const list = document.querySelector('ul')
  expect([list?.dataset['phones'], list?.dataset['height']]).toEqual(['column', 'low'])
})
