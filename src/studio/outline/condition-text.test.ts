import i18next from 'i18next'
import { expect, it } from 'vitest'
import type { Condition } from '../../../schemas/documents/blocks/condition.ts'
import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import uz from '../messages/uz.json' with { type: 'json' }
import { conditionText } from './condition-text.ts'

const i18n = i18next.createInstance()
await i18n.init({
  resources: { en: { translation: en }, ru: { translation: ru }, uz: { translation: uz } },
  interpolation: { escapeValue: false },
})

it.each<[Condition, string, string, string]>([
  [{}, '', '', ''],
  [{ all: [{ fact: 'user', is: 'guest' }] }, 'guests', 'гости', 'mehmonlar'],
  [
    {
      any: [
        { fact: 'device', is: 'phone' },
        { fact: 'locale', is: 'ru' },
      ],
      not: [{ fact: 'break', is: 'on' }],
    },
    'phones or Русский · except: on a break',
    'телефоны или Русский · кроме: на перерыве',
    'telefonlar yoki Русский · bundan mustasno: tanaffusda',
  ],
  [
    {
      all: [
        { fact: 'level', atLeast: 3 },
        { fact: 'level', atLeast: 1, atMost: 5 },
        { fact: 'verification', is: 'verified' },
        { fact: 'currency', is: 'UZS' },
      ],
    },
    'level 3 and up · levels 1 to 5 · identity verified · UZS',
    'уровень от 3 · уровень от 1 до 5 · личность подтверждена · UZS',
    '3-darajadan boshlab · 1-darajadan 5-darajagacha · shaxsi tasdiqlangan · UZS',
  ],
  [
    {
      all: [
        { fact: 'feature', name: 'chat' },
        { fact: 'query', key: 'promo' },
        { fact: 'query', key: 'promo', is: 'navroz' },
      ],
    },
    'feature on: chat · address with promo · address with promo=navroz',
    'включено: chat · адрес с promo · адрес с promo=navroz',
    'yoqilgan: chat · manzilda promo bor · manzilda promo=navroz bor',
  ],
  [
    { all: [{ fact: 'country', in: ['UZ', 'KZ'] }], not: [{ fact: 'tag', is: 'vip' }] },
    'Uzbekistan, Kazakhstan · except: tag “vip”',
    'Узбекистан, Казахстан · кроме: метка «vip»',
    'Oʻzbekiston, Qozogʻiston · bundan mustasno: “vip” belgisi',
  ],
  [
    { any: [{ fact: 'campaign', is: 'spring' }], not: [{ fact: 'campaign', is: 'autumn' }] },
    'campaign: spring · except: campaign: autumn',
    'кампания: spring · кроме: кампания: autumn',
    'kampaniya: spring · bundan mustasno: kampaniya: autumn',
  ],
])('%j is told in each language', (condition, english, russian, uzbek) => {
  const texts = (['en', 'ru', 'uz'] as const).map((language) =>
    conditionText(condition, i18n.getFixedT(language), language),
  )
  expect(texts).toEqual([english, russian, uzbek])
})
