import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { markup, texts } from '../../tests/support/markup.tsx'
import { SystemMessage } from './system-message.tsx'

const base = { title: 'Stol tayyorlanmoqda', text: 'Balans saqlangan.' }
const home = { label: 'Bosh sahifaga', action: { type: 'navigate' as const, to: '/' } }

it('draws objects and characters side by side, as decoration', () => {
  const document = markup(
    <SystemMessage {...bare} props={{ ...base, pictures: ['roulette', 'bear'], buttons: [] }} />,
  )
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/art/emblems/roulette.svg',
    '/art/characters/bear.svg',
  ])
  expect(pictures.every((picture) => picture.alt === '')).toBe(true)
})

it('shows the support code and the next step, if there are any', () => {
  const shown = (more: { code?: string; buttons: (typeof home)[] }) =>
    markup(<SystemMessage {...bare} props={{ ...base, pictures: ['dice'], ...more }} />)
  const lost = shown({ code: '404', buttons: [home] })
  expect(texts(lost, 'h1, p, a')).toEqual([
    'Stol tayyorlanmoqda',
    'Balans saqlangan.',
    'Bosh sahifaga',
    'Kod 404 · 18+',
  ])
  expect(texts(shown({ buttons: [] }), 'p, a')).toEqual(['Balans saqlangan.'])
})

it('shows the picture of its document in place of the illustrations, as decoration', () => {
  const picture = `/media/${'a'.repeat(32)}-1200x600.jpg`
  const document = markup(
    <SystemMessage {...bare} props={{ ...base, pictures: ['dice'], picture, buttons: [] }} />,
  )
  const images = [...document.querySelectorAll('img')]
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')])).toEqual([
    [picture, ''],
  ])
})

it('draws its pictures in the areas for phones and for wider screens [CONST-14]', () => {
  const document = markup(<SystemMessage {...bare} props={{ ...base, pictures: ['dice'], buttons: [] }} />)
  const areas = [...document.querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'))
  expect(areas).toEqual(expect.arrayContaining(['0 0 312 129', '0 0 400 180']))
})
