import { Type, type Static } from 'typebox'

/** Date and time of day with their offset from UTC, as RFC 3339 writes them. */
export const Moment = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?(Z|[+-]\\d{2}:\\d{2})$',
    format: 'date-time',
    description,
  })

/** A time with a beginning, an end, or both. */
export const Period = Type.Object(
  {
    begins: Type.Optional(Moment('From this moment on. Default: at once')),
    ends: Type.Optional(Moment('Until this moment. Default: without an end')),
  },
  {
    additionalProperties: false,
    description: 'Shows the block and its content only in this time. The server’s clock decides.',
  },
)
export type Period = Static<typeof Period>

/** Whether there is a time at which the period is not. */
export const isLimited = ({ begins, ends }: Period = {}): boolean =>
  begins !== undefined || ends !== undefined
