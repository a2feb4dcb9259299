import { Type } from 'typebox'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { defineComponent } from '../../schemas/component.ts'

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

const params = { sysname: 'marra-club' }
const answer = (changes: Partial<LoyaltyProgram> = {}) => ({
  program: { status: 'success' as const, data: { ...program, ...changes } },
})

export const loyaltyProgram = defineComponent({
  type: 'LoyaltyProgram',
  version: 1,
  description:
    'The loyalty program of the page: what it is about, what each level brings, and the rules. Stands on a page whose address has :sysname.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    program: { call: 'loyalty.getProgram', params: { sysname: { from: 'route', name: 'sysname' } } },
  },
  maxAge: 60,
  examples: {
    normal: { props: {}, params, data: answer() },
    stopped: { props: {}, params, data: answer({ is_active: false }) },
    empty: {
      props: {},
      params,
      data: { program: { status: 'error', error: 'InvalidParameterException' } },
    },
    error: {
      props: {},
      params,
      data: { program: { status: 'error', error: 'InternalServerErrorException' } },
    },
    longText: {
      props: {},
      params,
      data: answer({
        name: 'Клуб самых терпеливых и осторожных игроков',
        levels: program.levels.map((one) => ({
          ...one,
          name: 'Легенда Шёлкового пути',
          min_points: 1_250_000,
          benefits: ['Персональный менеджер, который отвечает в любое время суток'],
        })),
      }),
    },
  },
})
