import { expect, it } from 'vitest'
import { builtInLocales } from '../../../schemas/locale.ts'
import { completeLibrary, completeTexts } from './complete-texts.ts'

const kazakh = { code: 'kk', language: 'kk-KZ', name: 'kk', dir: 'ltr', isDefault: false } as const
const locales = [...builtInLocales, { ...kazakh, fallback: 'ru' }]
const page = (body: Record<string, unknown>) => ({ kind: 'page' as const, key: 'a', schemaVersion: 1, body })

it('completes the texts of added languages at any depth, and leaves others as they are', () => {
  const body = {
    title: { uz: 'Salom', ru: 'Привет' },
    blocks: [{ text: { uz: 'a', ru: 'b', kk: 'c' } }, { text: { uz: 'd', ru: 'e', kk: ' ' } }],
    target: { uz: 1, to: '/a' },
  }
  expect(completeTexts(page(body), locales).body).toEqual({
    title: { uz: 'Salom', ru: 'Привет', kk: 'Привет' },
    blocks: [{ text: { uz: 'a', ru: 'b', kk: 'c' } }, { text: { uz: 'd', ru: 'e', kk: 'e' } }],
    target: { uz: 1, to: '/a' },
  })
})

it('does not take fields of a form with the names of languages for texts', () => {
  const title = { uz: 'Til', ru: 'Язык' }
  const form = {
    kind: 'form' as const,
    key: 'a',
    schemaVersion: 1,
    body: {
      schema: { properties: { uz: { type: 'string', title }, ru: { type: 'string' } } },
      ui: { fields: { uz: { placeholder: title }, ru: {} }, steps: [{ title }] },
      submit: { label: title },
    },
  }
  const completed = { ...title, kk: 'Язык' }
  expect(completeTexts(form, locales).body).toEqual({
    schema: { properties: { uz: { type: 'string', title: completed }, ru: { type: 'string' } } },
    ui: { fields: { uz: { placeholder: completed }, ru: {} }, steps: [{ title: completed }] },
    submit: { label: completed },
  })
})

it('completes alternative texts of the library, and keeps those in added languages', () => {
  const library = {
    '/media/a.png': { uz: 'Maydon', ru: 'Поле', kk: 'Алаң', focus: { x: 1, y: 2 } },
    '/media/b.png': { uz: 'Sohil', ru: 'Пляж' },
    '/media/c.mp3': { isSound: true as const },
  }
  expect(completeLibrary(library, locales)).toEqual({
    ...library,
    '/media/b.png': { uz: 'Sohil', ru: 'Пляж', kk: 'Пляж' },
  })
})
