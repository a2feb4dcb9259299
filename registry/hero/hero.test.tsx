// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { markup, texts } from '../../tests/support/markup.tsx'
import { Hero } from './hero.tsx'

const props = {
  headline: 'Сто процентов',
  terms: 'До 2,000,000 сум',
  buttons: [
    {
      label: 'Забрать',
      action: { type: 'openPopup' as const, popup: 'registration' },
      variant: 'primary' as const,
    },
    { label: 'Условия', action: { type: 'navigate' as const, to: '/bonus-terms' } },
  ],
  scene: 'welcome' as const,
}
const shown = (more: Partial<typeof props> & { tag?: string } = {}) =>
  markup(<Hero id="hero" props={{ ...props, ...more }} data={{}} slots={{}} params={{}} />, { locale: 'ru' })

it('makes its headline the main heading of the page, with the terms before the buttons', () => {
  const document = shown()
  expect(texts(document, 'h1')).toEqual(['Сто процентов'])
  expect(document.body.textContent.indexOf('До 2,000,000')).toBeLessThan(
    document.body.textContent.indexOf('Забрать'),
  )
})

it('asks for its picture first and keeps the place of it', () => {
  const scene = shown().querySelector('img')
  expect(scene?.getAttribute('src')).toBe('/art/scenes/welcome.svg')
  expect(scene?.getAttribute('fetchpriority')).toBe('high')
  expect([scene?.getAttribute('width'), scene?.getAttribute('height')]).toEqual(['1200', '560'])
  expect(scene?.getAttribute('alt')).toBe('')
})

it('needs no code of its own: one button is an action, the other a link in the language of the page', () => {
  const document = shown()
  expect(JSON.parse(document.querySelector('button')?.dataset['action'] ?? '')).toEqual(
    props.buttons[0]?.action,
  )
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/ru/bonus-terms')
})

it('shows a tag only where there is one', () => {
  expect(texts(shown(), 'p')).toEqual(['До 2,000,000 сум'])
  expect(texts(shown({ tag: 'Новым' }), 'p')).toEqual(['Новым', 'До 2,000,000 сум'])
})
