import type { FieldUi } from '../../../../schemas/documents/form-ui.ts'
import type { Localized } from '../../../../schemas/documents/localized.ts'
import type { IconName } from '../../../../schemas/icon-names.ts'
import type { JsonSchema } from '../../../../schemas/json-schema.ts'
import type { StudioLanguage } from '../../language.ts'

/** Initial schema and display settings of a kind, without the label. */
export interface FieldBeginning {
  schema: JsonSchema
  ui?: FieldUi
  isRequired?: boolean
}

type StudioText = Readonly<{ en: string; [language: StudioLanguage]: string }>

/** A kind of field in the Studio's picker. */
interface KindOfField extends FieldBeginning {
  /** Name in the picker and first label of a new field. */
  name: StudioText
  help: StudioText
}

const text = (rules: JsonSchema, ui?: FieldUi): FieldBeginning => ({
  schema: { type: 'string', ...rules },
  ...(ui && { ui }),
})

const kinds = {
  text: {
    name: { en: 'Text', ru: 'Текст', uz: 'Matn' },
    help: { en: 'One line: a name, a city', ru: 'Одна строка: имя, город', uz: 'Bir qator: ism, shahar' },
    ...text({ maxLength: 100 }),
  },
  textarea: {
    name: { en: 'Long text', ru: 'Длинный текст', uz: 'Uzun matn' },
    help: {
      en: 'Several lines: a question, a comment',
      ru: 'Несколько строк: вопрос, комментарий',
      uz: 'Bir necha qator: savol, izoh',
    },
    ...text({ maxLength: 1000 }, { widget: 'textarea' }),
  },
  phone: {
    name: { en: 'Phone', ru: 'Телефон', uz: 'Telefon' },
    help: {
      en: 'With the country code; digits are grouped while typing',
      ru: 'С кодом страны, цифры группируются при вводе',
      uz: 'Mamlakat kodi bilan, yozilganda guruhlanadi',
    },
    ...text(
      { validator: 'phone', pattern: '^\\+998\\d{9}$' },
      { widget: 'phone', prefix: '+998', mask: '## ### ## ##', autocomplete: 'tel' },
    ),
  },
  email: {
    name: { en: 'E-mail', ru: 'Эл. почта', uz: 'E-pochta' },
    help: {
      en: 'The format is checked',
      ru: 'Проверяется правильность адреса',
      uz: 'Manzil toʻgʻriligi tekshiriladi',
    },
    ...text({ validator: 'email', maxLength: 100 }, { widget: 'email', autocomplete: 'email' }),
  },
  password: {
    name: { en: 'Password', ru: 'Пароль', uz: 'Parol' },
    help: {
      en: 'Hidden while typing, 8 to 128 characters',
      ru: 'Скрыт при вводе, от 8 до 128 символов',
      uz: 'Yozilganda koʻrinmaydi, 8 tadan 128 tagacha belgi',
    },
    ...text({ validator: 'password' }, { widget: 'password', autocomplete: 'new-password' }),
  },
  date: {
    name: { en: 'Date', ru: 'Дата', uz: 'Sana' },
    help: {
      en: 'A calendar day, with an earliest and a latest one',
      ru: 'День календаря, с первым и последним допустимым',
      uz: 'Taqvim kuni, birinchi va oxirgi kuni bilan',
    },
    ...text({ validator: 'date' }, { widget: 'date' }),
  },
  amount: {
    name: { en: 'Amount', ru: 'Сумма', uz: 'Summa' },
    help: {
      en: 'A sum of money in whole units',
      ru: 'Сумма денег в целых единицах',
      uz: 'Butun birlikdagi pul summasi',
    },
    ...text({ validator: 'sum' }, { widget: 'money' }),
  },
  number: {
    name: { en: 'Number', ru: 'Число', uz: 'Son' },
    help: {
      en: 'A whole number, with a minimum and a maximum',
      ru: 'Целое число, с наименьшим и наибольшим',
      uz: 'Butun son, eng kichigi va eng kattasi bilan',
    },
    schema: { type: 'integer' },
  },
  choice: {
    name: { en: 'Choice', ru: 'Выбор', uz: 'Tanlov' },
    help: { en: 'One option of a list', ru: 'Одно из списка', uz: 'Roʻyxatdan bittasi' },
    ...text({ oneOf: [] }, { widget: 'select' }),
  },
  options: {
    name: { en: 'Options', ru: 'Варианты', uz: 'Variantlar' },
    help: {
      en: 'One option of a few, all visible at once',
      ru: 'Один из нескольких вариантов, видны все сразу',
      uz: 'Bir nechta variantdan bittasi, hammasi koʻrinib turadi',
    },
    ...text({ oneOf: [] }, { widget: 'radio' }),
  },
  country: {
    name: { en: 'Country', ru: 'Страна', uz: 'Mamlakat' },
    help: {
      en: 'The platform’s list of countries',
      ru: 'Список стран платформы',
      uz: 'Platformaning mamlakatlar roʻyxati',
    },
    ...text(
      { oneOf: [{ const: 'UZ', title: { uz: 'Oʻzbekiston', ru: 'Узбекистан' } }] },
      { widget: 'select', from: 'countries', autocomplete: 'country' },
    ),
  },
  checkbox: {
    name: { en: 'Checkbox', ru: 'Флажок', uz: 'Belgi' },
    help: {
      en: 'Yes or no; may be left unchecked',
      ru: 'Да или нет; можно не отмечать',
      uz: 'Ha yoki yoʻq; belgilanmasa ham boʻladi',
    },
    schema: { type: 'boolean' },
    ui: { widget: 'checkbox' },
  },
  consent: {
    name: { en: 'Consent', ru: 'Согласие', uz: 'Rozilik' },
    help: {
      en: 'Must be checked before the form can be sent',
      ru: 'Без отметки форму не отправить',
      uz: 'Belgilanmasa, forma yuborilmaydi',
    },
    schema: { type: 'boolean', validator: 'truthyCheckbox' },
    ui: { widget: 'checkbox' },
    isRequired: true,
  },
  code: {
    name: { en: 'Confirmation code', ru: 'Код подтверждения', uz: 'Tasdiqlash kodi' },
    help: { en: 'Six digits from a message', ru: 'Шесть цифр из сообщения', uz: 'Xabardagi olti raqam' },
    ...text({ format: 'confirmation-code' }, { widget: 'code', autocomplete: 'one-time-code' }),
  },
  card: {
    name: { en: 'Card number', ru: 'Номер карты', uz: 'Karta raqami' },
    help: {
      en: 'The check digit is verified',
      ru: 'Проверяется по последней цифре',
      uz: 'Oxirgi raqami boʻyicha tekshiriladi',
    },
    ...text(
      { format: 'card-number' },
      { widget: 'card', mask: '#### #### #### ####', autocomplete: 'cc-number' },
    ),
  },
  promo: {
    name: { en: 'Promo code', ru: 'Промокод', uz: 'Promokod' },
    help: {
      en: 'Any text; checked by the platform',
      ru: 'Принимается как есть, решает платформа',
      uz: 'Qanday yozilsa, shunday olinadi, platforma tekshiradi',
    },
    ...text({ validator: 'promo' }, { widget: 'promo', autocomplete: 'off' }),
  },
  group: {
    name: { en: 'Group', ru: 'Группа', uz: 'Guruh' },
    help: {
      en: 'Fields under a heading, sent together',
      ru: 'Поля под общим заголовком, отправляются вместе',
      uz: 'Bir sarlavha ostidagi maydonlar, birga yuboriladi',
    },
    schema: { type: 'object', properties: {}, required: [] },
  },
} satisfies Record<string, KindOfField>

/** The kinds of fields that can be added to a form. */
export type FieldKind = keyof typeof kinds

const byKind: Readonly<Record<FieldKind, KindOfField>> = kinds

const isKind = (name: string): name is FieldKind => Object.hasOwn(kinds, name)
export const fieldKinds: readonly FieldKind[] = Object.keys(kinds).filter(isKind)

/** The kinds as the palette groups them. */
export const kindGroups = {
  contacts: ['phone', 'email'],
  data: ['text', 'textarea', 'number', 'amount', 'date', 'password', 'code', 'promo'],
  choice: ['checkbox', 'consent', 'choice', 'options', 'country'],
  money: ['card'],
  structure: ['group'],
} as const satisfies Record<string, readonly FieldKind[]>

export const kindIcons: Readonly<Record<FieldKind, IconName>> = {
  text: 'terminal',
  textarea: 'menu',
  phone: 'phone',
  email: 'mail',
  password: 'lock',
  date: 'clock',
  amount: 'coin',
  number: 'chart',
  choice: 'filter',
  options: 'grid',
  country: 'flag',
  checkbox: 'check',
  consent: 'check-circle',
  code: 'shield',
  card: 'card',
  promo: 'ticket',
  group: 'copy',
}

const inLanguage = (texts: StudioText, language: StudioLanguage) => texts[language] ?? texts.en

/** Name and help text of a kind in the Studio's picker. */
export const kindTexts = (kind: FieldKind, language: StudioLanguage) => ({
  name: inLanguage(byKind[kind].name, language),
  help: inLanguage(byKind[kind].help, language),
})

/** `option`: the label of the n-th option of a new list. */
export function beginningOf(
  kind: FieldKind,
  title: Localized<string>,
  option: (place: number) => Localized<string>,
): FieldBeginning {
  const { schema, ui, isRequired } = byKind[kind]
  const { type, ...rules } = schema
  const isEmptyChoice = Array.isArray(rules['oneOf']) && rules['oneOf'].length === 0
  const oneOf = [1, 2].map((number) => ({ const: `option-${number}`, title: option(number) }))
  return {
    schema: { type, title, ...rules, ...(isEmptyChoice && { oneOf }) },
    ...(ui && { ui }),
    ...(isRequired && { isRequired }),
  }
}
