import { expect, it } from 'vitest'
import { titleOf } from './titles.ts'

const page = (uz: string, ru: string, more: Record<string, string> = {}) => ({
  seo: { title: { uz, ru, ...more } },
})

it.each([
  ['the name of the site at the end', page('Qoidalar — Marra', 'Правила — Marra'), 'Qoidalar', 'Правила'],
  ['another separator', page('Qoidalar | Marra', 'Правила | Marra'), 'Qoidalar', 'Правила'],
  [
    'only the last of several parts',
    page('Kubok — yoz — Marra', 'Кубок — лето — Marra'),
    'Kubok — yoz',
    'Кубок — лето',
  ],
  [
    'nothing of a title whose end has a meaning',
    page('Marra — onlayn kazino', 'Marra — онлайн-казино'),
    'Marra — onlayn kazino',
    'Marra — онлайн-казино',
  ],
  [
    'nothing if a language ends differently',
    page('Qoidalar — Marra', 'Правила — Marra', { kk: 'Ережелер' }),
    'Qoidalar — Marra',
    'Правила — Marra',
  ],
  ['nothing of a hyphen in a word', page('Live-kazino', 'Live-казино'), 'Live-kazino', 'Live-казино'],
])('the name of a page leaves out %s', (_, body, uz, ru) => {
  expect(titleOf(body)).toMatchObject({ uz, ru })
})

it('the own title of a popup is kept', () => {
  expect(titleOf({ title: { uz: 'Kirish — Marra', ru: 'Вход — Marra' } })).toEqual({
    uz: 'Kirish — Marra',
    ru: 'Вход — Marra',
  })
})
