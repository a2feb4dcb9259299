import { Type } from 'typebox'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const level = (number: number, name: string, min_points: number, is_reached = false) => ({
  level: number,
  name,
  min_points,
  benefits: ['Haftalik keshbek 5%', 'Doʻkonda pul sovgʻalari'],
  is_reached,
})

const program: LoyaltyProgram = {
  id: 1,
  sysname: 'marra-club',
  name: 'Marra klubi',
  description: 'Har 10,000 soʻmlik stavka — 1 ball. Daraja keshbekni oshiradi.',
  rules: 'Faqat oʻz pulingizdan qilingan stavkalar sanaladi.\n\nOʻyin daromad manbai emas. Faqat 18+.',
  is_active: true,
  image_url: null,
  levels: [
    level(1, 'Bronza', 0, true),
    level(2, 'Kumush', 500, true),
    level(3, 'Oltin', 2500),
    level(4, 'Platina', 6000),
  ],
}

const answer = (items: LoyaltyProgram[]) => ({ programs: { status: 'success' as const, data: { items } } })
const props = { title: { uz: 'Darajalar', ru: 'Уровни' } }

export const loyaltyPrograms = defineComponent({
  type: 'LoyaltyPrograms',
  version: 1,
  description: 'The loyalty programs: what each is about, its levels, and a link to its page with the rules.',
  category: 'account',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: { programs: { call: 'loyalty.getPrograms', params: {} } },
  maxAge: 60,
  examples: {
    normal: { props, data: answer([program]) },
    stopped: { props, data: answer([{ ...program, is_active: false }]) },
    empty: { props, data: answer([]) },
    error: { props, data: { programs: { status: 'error', error: 'InternalServerErrorException' } } },
    longText: {
      props: { title: { uz: 'Dasturning barcha darajalari', ru: 'Все уровни программы лояльности' } },
      data: answer([
        {
          ...program,
          name: 'Клуб самых терпеливых и осторожных игроков',
          levels: program.levels.map((one) => ({
            ...one,
            name: 'Легенда Шёлкового пути',
            min_points: 1_250_000,
          })),
        },
      ]),
    },
  },
})
