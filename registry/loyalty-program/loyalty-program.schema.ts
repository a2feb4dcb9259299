import { Type } from 'typebox'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { defineComponent } from '../../schemas/component.ts'
import { exampleProgram } from '../../schemas/examples/loyalty.ts'

const params = { sysname: 'marra-club' }
const answer = (changes: Partial<LoyaltyProgram> = {}) => ({
  program: { status: 'success' as const, data: { ...exampleProgram, ...changes } },
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
        levels: exampleProgram.levels.map((one) => ({
          ...one,
          name: 'Легенда Шёлкового пути',
          min_points: 1_250_000,
          benefits: ['Персональный менеджер, который отвечает в любое время суток'],
        })),
      }),
    },
  },
})
