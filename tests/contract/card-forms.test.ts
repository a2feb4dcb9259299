import { expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { Form } from '../../schemas/documents/form.ts'
import { expandValidators } from '../../forms/contract/expand-validators.ts'
import { trusted } from '../../server/content/model/contracts.ts'
import { defaultDocuments } from '../../server/content/model/defaults.ts'
import { compiledEngine, defaultForms, issuesFrom } from '../support/content/form-engines.ts'

const wrongDigit = 'Проверьте номер карты: в одной из цифр ошибка'

async function issuesOfForm(key: string, values: object, required?: string[]) {
  const form = defaultForms('ru').find((candidate) => candidate.key === key)
  if (form === undefined) throw new Error(`There is no form ${key}`)
  const schema = required ? { ...form.schema, required } : form.schema
  const given: unknown = JSON.parse(JSON.stringify(values))
  const issues = issuesFrom(expandValidators(schema), await compiledEngine(schema), given, form.messages)
  return issues.map((issue) => ({ ...issue, message: issue.message.replaceAll('\u00a0', ' ') }))
}

it.each([
  ['requisites-visa', '4111111111111111', '4111111111111112'],
  ['withdrawal-visa', '4111111111111111', '4111111111111112'],
  ['requisites-mastercard', '5555555555554444', '5555555555554445'],
  ['withdrawal-mastercard', '5555555555554444', '5555555555554445'],
])('the form %s accepts the card %s and reports a wrong digit in %s [VAL-62]', async (key, valid, wrong) => {
  const issuesOf = (card: string) =>
    issuesOfForm(key, { card_number: card, card_expiry: '12/49', card_holder: 'DILSHOD KARIMOV' })
  expect(await issuesOf(valid)).toEqual([])
  expect((await issuesOf(wrong)).map(({ path, message }) => [path, message])).toEqual([
    ['/card_number', wrongDigit],
  ])
})

it.each(['requisites-visa', 'withdrawal-visa', 'requisites-mastercard', 'withdrawal-mastercard'])(
  'the form %s requires the name of the holder, in letters [VAL-49]',
  async (key) => {
    const holder = async (card_holder?: string) =>
      (await issuesOfForm(key, { card_holder })).filter(({ path }) => path === '/card_holder')
    expect(await holder("Anna-Maria O'Connor Jr.")).toEqual([])
    expect(await holder()).toMatchObject([{ message: 'Введите имя и фамилию, как на карте' }])
    expect(await holder('ANNA 4')).toMatchObject([{ message: 'Только буквы: без цифр и символов' }])
  },
)

it('the form of a bank transfer accepts letters only as the name of the holder [VAL-59]', async () => {
  const account_number = '20208000900123456001'
  expect(await issuesOfForm('withdrawal-bank', { account_number, holder: 'Каримов Дилшод' })).toEqual([])
  expect(await issuesOfForm('withdrawal-bank', { account_number, holder: 'Каримов 2' })).toMatchObject([
    { path: '/holder', message: 'Пишите только буквами, без цифр и символов' },
  ])
})

it('the profile checks the document number, and the sex only if the platform requires it [VAL-30, VAL-60]', async () => {
  expect(await issuesOfForm('profile', { document_number: 'AB-1234567' })).toEqual([])
  expect(await issuesOfForm('profile', { document_number: 'AB#1' })).toMatchObject([
    { path: '/document_number', message: 'Пишите буквами и цифрами, без символов' },
  ])
  const required = ['sex']
  expect(await issuesOfForm('profile', {}, required)).toMatchObject([
    { path: '/sex', message: 'Выберите пол' },
  ])
  expect(await issuesOfForm('profile', { sex: 1 }, required)).toEqual([])
})

it.each([
  ['registration', 'phone'],
  ['contact-phone', 'contact'],
])(
  'the form %s asks for a phone number that is missing, and names one that is wrong [VAL-36, VAL-37]',
  async (key, field) => {
    const messageFor = async (value?: string) =>
      (await issuesOfForm(key, { [field]: value }, [field])).find(({ path }) => path === `/${field}`)?.message
    for (const missing of [undefined, '']) expect(await messageFor(missing)).toBe('Введите номер телефона')
    expect(await messageFor('+99890')).toMatch(/^Номер введён не полностью|^Введите номер полностью/)
    expect(await messageFor('+998901234567')).toBeUndefined()
  },
)

it('every field with a text pattern says in both languages what it accepts [VAL-60, VAL-61]', () => {
  const patterned = (['uz', 'ru'] as const).flatMap((locale) =>
    defaultForms(locale).flatMap(({ key, schema, messages }) =>
      Object.entries(schema.properties ?? {})
        .filter(([, field]) => isRecord(field) && /^text-/.test(String(field['format'])))
        .map(([name]) => ({ name: `${key}/${name} in ${locale}`, message: messages[name]?.['regex'] })),
    ),
  )
  expect(patterned.length).toBeGreaterThan(3)
  expect(patterned.filter(({ message }) => !message)).toEqual([])
})

it('a card, account or phone number is as wide as the form on phones', () => {
  const forms = defaultDocuments.filter(({ kind }) => kind === 'form')
  const fields = forms.flatMap(({ key, body }) =>
    Object.entries(trusted(Form, body, key).ui.fields ?? {}).map(([name, field]) => ({
      ...field,
      name: `${key}/${name}`,
    })),
  )
  const numbers = fields.filter(({ mask = '', prefix = '' }) => `${prefix}${mask}`.length > 14)
  expect(numbers.length).toBeGreaterThan(8)
  // Half of a row stays half of it on phones, where it has room for about 12 characters.
  expect(numbers.filter(({ width }) => width === 'half').map(({ name }) => name)).toEqual([])
})
