// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { within } from 'storybook/test'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { builtInLocales } from '../../../../schemas/locale.ts'
import { LanguageProvider } from '../../language-provider.tsx'
import english from '../../messages/en.json' with { type: 'json' }
import type { FormBody } from '../model/form-fields.ts'
import { setSiteLocales } from '../../site-locales.ts'
import { ErrorsView, type ErrorsViewProps } from './errors-view.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => setSiteLocales(builtInLocales))
})

const body = {
  schema: {
    type: 'object',
    properties: { ticket: { type: 'string', title: { uz: 'Chipta', ru: 'Билет' }, minLength: 8 } },
  },
}
const messages = {
  uz: { '*': { minLength: 'Kamida $$min$$ ta belgi', anyRequired: 'Bittasini toʻldiring: $$fields$$' } },
  ru: { '*': { minLength: 'Не меньше $$min$$ символов', anyRequired: 'Заполните одно из: $$fields$$' } },
}

const languages = {
  uz: { '*': { minLength: 'uz', anyRequired: 'uz' } },
  ru: { '*': { minLength: 'ru', anyRequired: 'ru' } },
}

interface Setting extends Partial<Pick<ErrorsViewProps, 'messages' | 'languages'>> {
  body: FormBody
  onWrite?: ErrorsViewProps['onWrite']
  onHandle?: ErrorsViewProps['onHandle']
  onJump?: (pointer: string) => void
}

async function view({ body: shown, onWrite, onHandle, onJump = () => undefined, ...texts }: Setting) {
  vi.stubGlobal('fetch', (_address: string, { body: asked }: { body: string }) => {
    const key = asked.includes('"ru"') ? 'ru' : asked.includes('"uz"') ? 'uz' : undefined
    return Promise.resolve(
      Response.json({ data: key === undefined ? null : { kind: 'messages', key, body: catalogues[key] } }),
    )
  })
  const place = document.createElement('div')
  await act(async () =>
    createRoot(place).render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <LanguageProvider choice={{ language: 'en', choose: () => undefined }}>
          <MemoryRouter>
            <ErrorsView
              body={shown}
              shared={undefined}
              messages={messages}
              languages={languages}
              {...texts}
              onJump={onJump}
              onWrite={onWrite}
              onHandle={onHandle}
            />
          </MemoryRouter>
        </LanguageProvider>
      </SWRConfig>,
    ),
  )
  await act(async () => new Promise((done) => setTimeout(done, 0)))
  return (text: string) => {
    const row = within(place).getByText(text).closest('li')
    if (!row) throw new Error('The message has no row')
    return within(row)
  }
}

const catalogues = {
  uz: { errors: { AuthorizationException: 'Login yoki parol xato' }, forms: { failed: 'Xatolik' } },
  ru: { errors: { AuthorizationException: 'Логин или пароль неверны' }, forms: { failed: 'Не получилось' } },
}

const kazakh = {
  code: 'kk',
  language: 'kk-Cyrl-KZ',
  name: 'Қазақша',
  dir: 'ltr',
  isDefault: false,
  fallback: 'ru',
} as const

it('shows messages of fields in an added language, or those that complete them, labelled so', async () => {
  setSiteLocales([...builtInLocales, kazakh])
  const own = { '*': { minLength: 'Кемінде $$min$$ таңба', anyRequired: 'Заполните одно из: $$fields$$' } }
  const { properties } = body.schema
  const phone = { type: 'string', title: { uz: 'Telefon', ru: 'Телефон', kk: 'Телефоныңыз' } }
  const anyOf = [{ required: ['ticket'] }, { required: ['phone'] }]
  const onWrite = vi.fn()
  const rowOf = await view({
    body: { schema: { type: 'object', properties: { ...properties, phone }, anyOf } },
    messages: { ...messages, kk: own },
    languages: { ...languages, kk: { '*': { minLength: 'kk', anyRequired: 'ru' } } },
    onWrite,
  })
  const field = rowOf('Кемінде 8 таңба')
  expect(field.queryByText(/shown in/)).toBeNull()
  act(() => field.getByRole('button', { name: english.builder.errors.write }).click())
  expect(onWrite.mock.lastCall?.[2]).toEqual({
    uz: 'Kamida $$min$$ ta belgi',
    ru: 'Не меньше $$min$$ символов',
    kk: 'Кемінде $$min$$ таңба',
  })
  // Labels of the fields are those of the language.
  const rule = rowOf('Заполните одно из: Билет, Телефоныңыз')
  expect(rule.getByText(/shown in Русский/)).toBeTruthy()
  act(() => rule.getByRole('button', { name: english.builder.errors.writeForm }).click())
  // What only completes the language is still to be translated.
  expect(onWrite.mock.lastCall?.[2]).toEqual({
    uz: 'Bittasini toʻldiring: $$fields$$',
    ru: 'Заполните одно из: $$fields$$',
  })
})

it('shows a message with its limits, and begins an own text with the placeholders', async () => {
  const onWrite = vi.fn()
  const row = (await view({ body, onWrite }))('Не меньше 8 символов')
  act(() => row.getByRole('button', { name: english.builder.errors.write }).click())
  expect(onWrite).toHaveBeenCalledWith(expect.objectContaining({ id: 'ticket' }), 'minLength', {
    uz: 'Kamida $$min$$ ta belgi',
    ru: 'Не меньше $$min$$ символов',
  })
})

it('shows the message of a rule of several fields, and begins one of this form', async () => {
  const onWrite = vi.fn()
  const { properties } = body.schema
  const anyOf = [{ required: ['ticket'] }, { required: ['phone'] }]
  const phone = { type: 'string', title: { uz: 'Telefon', ru: 'Телефон' } }
  const schema = { type: 'object', properties: { ...properties, phone }, anyOf }
  const row = (await view({ body: { ...body, schema }, onWrite }))('Заполните одно из: Билет, Телефон')
  act(() => row.getByRole('button', { name: english.builder.errors.writeForm }).click())
  expect(onWrite.mock.lastCall?.slice(0, 2)).toEqual([{ id: '*', name: '*' }, 'anyRequired'])
})

it('shows what players read when the platform rejects the form, with ways to the texts', async () => {
  const onHandle = vi.fn()
  const onJump = vi.fn()
  const message = { uz: 'Biroz kuting', ru: 'Подождите немного' }
  const onError = [{ errorType: 'TooManyRequestsException', message }]
  const submit = { operation: 'auth.login', onError }
  const rowOf = await view({ body: { ...body, submit }, onHandle, onJump })

  const own = rowOf('Подождите немного')
  act(() => own.getByRole('button', { name: english.builder.errors.edit }).click())
  expect(onJump).toHaveBeenCalledWith('/submit/onError/0/message/uz')

  const general = rowOf('Логин или пароль неверны')
  const [, russian] = general.getAllByRole('link')
  expect(russian?.getAttribute('href')).toBe('/documents/messages/ru#/errors/AuthorizationException')
  act(() => general.getByRole('button', { name: english.builder.errors.writeForm }).click())
  expect(onHandle).toHaveBeenCalledWith('AuthorizationException')
})

it('shows what players read in an added language, which others complete', async () => {
  setSiteLocales([...builtInLocales, kazakh])
  const message = { uz: 'Biroz kuting', ru: 'Подождите немного', kk: 'Күте тұрыңыз' }
  const onError = [{ errorType: 'TooManyRequestsException', message }]
  const rowOf = await view({ body: { ...body, submit: { operation: 'auth.login', onError } } })
  const textIn = (text: string) => rowOf(text).getByText('Қазақша').nextElementSibling?.textContent
  expect(textIn('Biroz kuting')).toBe('Күте тұрыңыз')
  expect(textIn('Login yoki parol xato')).toBe('Логин или пароль неверны')
  expect(rowOf('Login yoki parol xato').getByText(/shown in Русский/)).toBeTruthy()
  expect(rowOf('Biroz kuting').queryByText(/shown in/)).toBeNull()
  // Its catalogue does not exist yet.
  expect(rowOf('Login yoki parol xato').getAllByRole('link')).toHaveLength(2)
})
