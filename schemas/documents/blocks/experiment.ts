import { Type, type Static } from 'typebox'
import { experimentGoals } from './variants.ts'

const Share = (description: string) => Type.Integer({ minimum: 1, maximum: 99, description })

/** Share of the visitors who see each variant, in percent. */
export const Shares = Type.Object(
  {
    a: Share('Percent of the visitors who see variant A'),
    b: Share('Percent of the visitors who see variant B'),
    c: Type.Optional(Share('Percent of the visitors who see variant C. Default: there is no variant C')),
    d: Type.Optional(Share('Percent of the visitors who see variant D. Default: there is no variant D')),
  },
  {
    additionalProperties: false,
    description: 'Whole percentages that add up to 100. When they change during a test, counting begins anew',
  },
)
export type Shares = Static<typeof Shares>

export const ExperimentProps = Type.Object(
  {
    name: Type.String({
      pattern: '\\S',
      maxLength: 60,
      description: 'Name of the test in the Studio; visitors do not see it',
    }),
    goal: Type.Enum([...experimentGoals], {
      description:
        'The one thing that a better variant makes more visitors do. click: use a link or button of the variant; registration: open an account; deposit: request a deposit',
    }),
    shares: Shares,
  },
  { additionalProperties: false },
)
export type ExperimentProps = Static<typeof ExperimentProps>
