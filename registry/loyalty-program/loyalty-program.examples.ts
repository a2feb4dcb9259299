import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { exampleProgram } from '../../schemas/examples/loyalty.ts'

const params = { sysname: 'marra-club' }

const answer = (changes: Partial<LoyaltyProgram> = {}) => ({
  program: { status: 'success' as const, data: { ...exampleProgram, ...changes } },
})

export const examples = {
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
} satisfies ComponentExamples
