import { expect, it, vi } from 'vitest'
import { showInStudio } from '../../../../tests/support/show-in-studio.tsx'
import type { FormProof } from '../../../../forms/contract/form-proof.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { StudioLanguage } from '../../language.ts'
import english from '../../messages/en.json' with { type: 'json' }
import { FormProofView } from './form-proof-view.tsx'

const { proof: messages } = english
const kinds = [
  { const: 'company', title: { uz: 'Kompaniya', ru: 'Компания' } },
  { const: 'person', title: { uz: 'Shaxs', ru: 'Человек' } },
]
const field = (uz: string, ru: string) => ({ type: 'string', title: { uz, ru } })
const schema = {
  type: 'object',
  properties: {
    kind: { ...field('Tur', 'Вид'), oneOf: kinds },
    mail: field('Pochta', 'Почта'),
    photo: { ...field('Surat', 'Фото'), format: 'data-url' },
    agreed: { type: 'boolean', title: { uz: 'Rozilik', ru: 'Согласие' } },
    people: {
      type: 'array',
      title: { uz: 'Mehmonlar', ru: 'Гости' },
      items: { type: 'object', properties: { name: field('Ism', 'Имя') } },
    },
  },
}

const body = {
  schema,
  ui: {},
  dictionary: [],
  strategy: 'eager',
  submit: { operation: 'auth.login', label: { uz: 'a', ru: 'b' } },
}

async function shown(
  proof: FormProof,
  language: StudioLanguage,
  onShow: (values: unknown) => void = () => undefined,
): Promise<HTMLElement> {
  const { container } = await showInStudio(<FormProofView proof={proof} body={body} onShow={onShow} />, {
    language,
  })
  return container
}

/** The values of the first state as they are displayed. */
const valuesIn = (view: HTMLElement) =>
  Object.fromEntries(
    [...(view.querySelector('dl')?.children ?? [])].map((row): [string, string] => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )

const isCompany = phrase`"${{ uz: 'Tur', ru: 'Вид' }}" is ${phrase`"${{ uz: 'Kompaniya', ru: 'Компания' }}"`}`
const company = [phrase`if ${isCompany}`, phrase`alternative "${{ uz: 'Xat', ru: 'Письмо' }}"`]
const states = [
  { branches: company, values: { kind: 'company', mail: 'a@b.uz' } },
  { branches: [phrase`unless ${isCompany}`], values: {} },
]

it.each([
  [
    'en',
    '2 states, each can be filled in and sent.',
    'if "Tur" is "Kompaniya"; alternative "Xat"',
    { Tur: 'Kompaniya', Pochta: 'a@b.uz' },
  ],
  [
    'ru',
    '2 состояния, каждое можно заполнить и отправить.',
    'если «Вид» — «Компания»; вариант «Письмо»',
    { Вид: 'Компания', Почта: 'a@b.uz' },
  ],
  [
    'uz',
    '2 ta holat, har birini toʻldirib yuborish mumkin.',
    'agar «Tur» — «Kompaniya»; «Xat» varianti',
    { Tur: 'Kompaniya', Pochta: 'a@b.uz' },
  ],
] as const)(
  'lists the states of a form with the values that were sent (%s)',
  async (language, all, state, values) => {
    const view = await shown({ states, unproved: [], isComplete: true, steps: 0 }, language)
    const [summary, first] = [...view.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(summary).toContain(all)
    expect(first).toBe(state)
    expect(valuesIn(view)).toEqual(values)
  },
)

it('names rows and files by their field, without the notation of JSON', async () => {
  const values = {
    photo: 'data:image/png;name=my%20photo.png;base64,AA==',
    topics: ['pay', 'game'],
    age: 18,
    agreed: true,
    people: [{ name: 'Ali' }, { name: 'Lola' }],
  }
  const view = await shown(
    { states: [{ branches: [], values }], unproved: [], isComplete: true, steps: 0 },
    'ru',
  )
  expect(valuesIn(view)).toEqual({
    Фото: 'my photo.png',
    topics: 'pay, game',
    age: '18',
    Согласие: 'да',
    'Гости 1 — Имя': 'Ali',
    'Гости 2 — Имя': 'Lola',
  })
})

it.each([
  ['en', '1 of 2 states can be filled in and sent. There are more', 'Not filled in: if "Tur"'],
  ['ru', 'Заполнить и отправить можно 1 из 2 состояний. Сочетаний больше', 'Не заполнено: если «Вид»'],
  ['uz', '2 ta holatdan 1 tasini toʻldirib yuborish mumkin. Kombinatsiyalar', 'Toʻldirilmadi: agar «Tur»'],
] as const)('names the states that could not be filled in (%s)', async (language, some, state) => {
  const view = await shown(
    { states: states.slice(1), unproved: [company], isComplete: false, steps: 0 },
    language,
  )
  expect(view.querySelector('summary')?.textContent).toContain(some)
  expect(view.querySelector('li')?.textContent).toContain(state)
})

it('shows a state in the preview with its values', async () => {
  const onShow = vi.fn()
  const view = await shown({ states, unproved: [], isComplete: true, steps: 0 }, 'en', onShow)
  view.querySelectorAll('button')[0]?.click()
  expect(onShow).toHaveBeenCalledWith({ kind: 'company', mail: 'a@b.uz' })
})

it.each([
  ['en', 'The 3 steps were filled in one after another.'],
  ['ru', 'Шаги пройдены по порядку: 3.'],
  ['uz', '3 ta qadam ketma-ket toʻldirildi.'],
] as const)('says that a form was filled in step by step (%s)', async (language, text) => {
  const view = await shown({ states, unproved: [], isComplete: true, steps: 3 }, language)
  expect(view.querySelector('summary')?.textContent).toContain(text)
})

it.each([
  ['every state', [], true, messages.sendable],
  ['every state that was tried', [], false, messages.sendableTried],
  ['some states', [company], true, messages.unsendable],
] as const)('says first that a form can be sent in %s', async (_about, unproved, isComplete, title) => {
  const view = await shown({ states, unproved, isComplete, steps: 0 }, 'en')
  expect(view.querySelector('summary strong')?.textContent).toBe(title)
})
