import { Type } from 'typebox'
import type { LoyaltyProgram } from '../../schemas/api/entities/loyalty.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { exampleProgram } from '../../schemas/examples/loyalty.ts'

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
  },
})
