import { Type, type Static } from 'typebox'
import { dateFormats, numberFormats, timeFormats } from '../../formats.ts'
import { currencyPattern } from '../../api/entities/fields.ts'
import { localized } from '../localized.ts'

/** Words and symbols that no one takes for a part of the number, or for a minus. */
const sign = Type.String({ maxLength: 8, pattern: '^[^\\s\\d.,−-]+( [^\\s\\d.,−-]+)*$' })

const Currency = Type.Object(
  {
    sign: Type.Optional(
      localized(sign, {
        description:
          'Sign of the currency, without digits, points, commas and minus. Default: the site’s own, or the code',
      }),
    ),
    signPlace: Type.Optional(
      Type.Enum(['after', 'before'], {
        description: 'Where the sign is: after or before the amount. Default: after',
      }),
    ),
    decimals: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 8,
        description:
          'Decimals of balances, and at least of amounts that are not whole, which have two or more: no amount is rounded. Default: 2',
      }),
    ),
    typedDecimals: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 8,
        description:
          'Decimals that players may type in the amount of a deposit or withdrawal. The platform must accept them. Default: 0, whole amounts only',
      }),
    ),
  },
  { additionalProperties: false },
)

/** How numbers, dates, times and amounts are displayed. */
export const FormatSettings = Type.Object(
  {
    numbers: Type.Optional(
      localized(Type.Enum([...numberFormats]), {
        description:
          'How numbers are displayed and how amounts are typed, shown by an example. Default: 1,234.50',
      }),
    ),
    dates: Type.Optional(
      localized(Type.Enum([...dateFormats]), {
        description:
          'Order of day (dd), month (mm) and year (yyyy) in displayed dates. In fields, dates are typed as dd.mm.yyyy. Default: dd.mm.yyyy',
      }),
    ),
    times: Type.Optional(
      localized(Type.Enum([...timeFormats]), {
        description:
          'Hour (h, or hh with a leading zero) and minute (mm) in displayed times: 9:05 or 09:05. With am, hours are counted to 12. Default: h:mm',
      }),
    ),
    currencies: Type.Optional(
      Type.Record(Type.String({ pattern: currencyPattern }), Currency, {
        additionalProperties: false,
        description: 'How amounts of a currency are displayed, by its code, such as UZS or USDT',
      }),
    ),
  },
  {
    additionalProperties: false,
    description:
      'How numbers, dates, times and amounts are displayed. Default: 1,234.50, 31.12.2026 and 9:05',
  },
)
export type FormatSettings = Static<typeof FormatSettings>
