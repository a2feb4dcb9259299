import { Type, type Static } from 'typebox'

const maxTimeMs = 120_000

const Milliseconds = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: maxTimeMs, description }))

/** How fast and how well a visit went: figures only, nothing about the player or the page. */
export const Vitals = Type.Object(
  {
    ttfb: Milliseconds('Milliseconds until the first byte of the page'),
    fcp: Milliseconds('Milliseconds until the first text or picture'),
    lcp: Milliseconds('Milliseconds until the largest element'),
    inp: Milliseconds('Milliseconds of the slowest reaction to a tap or a key'),
    cls: Type.Optional(
      Type.Number({ minimum: 0, maximum: 100, description: 'Worst burst of layout shifts (CLS)' }),
    ),
    errors: Type.Integer({ minimum: 0, maximum: 100, description: 'Number of uncaught errors' }),
  },
  { additionalProperties: false },
)
export type Vitals = Static<typeof Vitals>
