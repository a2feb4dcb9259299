import type { FormatSettings } from '../../../../../schemas/documents/settings/format-settings.ts'
import { pointerTo } from '../../../../../schemas/forms/json-schema.ts'
import { builtInCodes, type Locale } from '../../../../../schemas/locale.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'

/** Signs that everybody knows as those of one currency. */
const knownSigns: Readonly<Record<string, RegExp>> = {
  USD: /^(?:\$|usd?|us\$|dollar|доллар)/i,
  EUR: /^(?:€|eur|yevro|евро)/i,
  RUB: /^(?:₽|rub|руб)/i,
  UZS: /^(?:uzs|so[ʻ'‘’]?m|сум)/i,
  KZT: /^(?:₸|kzt|tenge|тенге)/i,
  USDT: /^(?:₮|usdt)/i,
}

function ownerOf(sign: string): string | undefined {
  if (/^usdt/i.test(sign)) return 'USDT'
  return Object.entries(knownSigns).find(([, pattern]) => pattern.test(sign))?.[0]
}

/** Amounts that players would take for those of another currency. */
export function currencySignIssues({ currencies = {} }: FormatSettings): Issue[] {
  const signOf = (code: string, locale: Locale): string | undefined => {
    const sign: Readonly<Record<string, string>> = currencies[code]?.sign ?? {}
    return sign[locale]
  }
  const codes = Object.keys(currencies)
  return codes.flatMap((code, index) =>
    builtInCodes.flatMap((locale) => {
      const sign = signOf(code, locale)
      if (sign === undefined) return []
      const owner = ownerOf(sign)
      const other =
        owner !== undefined && owner !== code
          ? owner
          : codes.slice(0, index).find((each) => signOf(each, locale) === sign)
      if (other === undefined) return []
      return [
        errorAt(
          `${pointerTo('/formats/currencies', code)}/sign/${locale}`,
          'wrong-sign',
          phrase`Players would take amounts in ${code} for amounts in ${other}, whose sign is ${sign}`,
          phrase`Enter the sign of ${code}, or leave it out so that the code is shown`,
        ),
      ]
    }),
  )
}
