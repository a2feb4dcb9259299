import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { exampleProgram } from '../../schemas/examples/loyalty.ts'

const answer = (items: LoyaltyProgram[]) => ({ programs: { status: 'success' as const, data: { items } } })

const props = { title: { uz: 'Darajalar', ru: 'Уровни' } }

export const examples = {
  normal: { props, data: answer([exampleProgram]) },
  stopped: { props, data: answer([{ ...exampleProgram, is_active: false }]) },
  empty: { props, data: answer([]) },
  error: { props, data: { programs: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: { title: { uz: 'Dasturning barcha darajalari', ru: 'Все уровни программы лояльности' } },
    data: answer([
      {
        ...exampleProgram,
        name: 'Клуб самых терпеливых и осторожных игроков',
        levels: exampleProgram.levels.map((one) => ({
          ...one,
          name: 'Легенда Шёлкового пути',
          min_points: 1_250_000,
        })),
      },
    ]),
  },
} satisfies ComponentExamples
