import type { FormatSettings } from '../../../../../schemas/documents/settings/format-settings.ts'
import { errorAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { pointerTo } from '../../../../../schemas/json-schema.ts'

/** Amounts that players would take for those of another currency: its sign is the same in one of the languages. */
export function currencySignIssues({ currencies = {} }: FormatSettings): Issue[] {
  const owners = new Map<string, string>()
  return Object.entries(currencies).flatMap(([code, { sign = {} }]) =>
    Object.entries(sign).flatMap(([locale, text]) => {
      const owner = owners.get(`${locale} ${text}`)
      owners.set(`${locale} ${text}`, owner ?? code)
      if (owner === undefined) return []
      return [
        errorAt(
          `${pointerTo('/formats/currencies', code)}/sign/${locale}`,
          'repeated-sign',
          phrase`Players would take amounts in ${code} for amounts in ${owner}, whose sign is ${text}`,
          phrase`Enter the sign of ${code}, or leave it out so that the code is shown`,
        ),
      ]
    }),
  )
}
