import { resolvePlain } from '../../../../schemas/documents/localized.ts'
import type { FormatSettings } from '../../../../schemas/documents/settings/format-settings.ts'
import { defaultFormats, type Formats, type NumberFormat } from '../../../../schemas/formats.ts'
import type { Locale, LocaleDefinition } from '../../../../schemas/locale.ts'

/** Numbers in which an amount must not end a line have no-break spaces. */
const separators: Readonly<Record<NumberFormat, Pick<Formats, 'group' | 'decimal'>>> = {
  '1,234.50': { group: ',', decimal: '.' },
  '1 234,50': { group: '\u00a0', decimal: ',' },
  '1 234.50': { group: '\u00a0', decimal: '.' },
  '1.234,50': { group: '.', decimal: ',' },
}

/** The formats of the settings in one language. */
export function compileFormats(formats: FormatSettings, locale: Locale): Formats {
  const { numbers, dates, times, currencies = {} } = resolvePlain(formats, locale)
  return {
    ...defaultFormats,
    ...(numbers && separators[numbers]),
    ...(dates && { date: dates }),
    ...(times && { time: times }),
    currencies,
  }
}

/** Undefined if a page has the default formats. */
export function formatsOfPage(
  formats: FormatSettings | undefined,
  locale: Locale,
  dir: LocaleDefinition['dir'],
): Formats | undefined {
  if (dir === 'ltr') return formats && compileFormats(formats, locale)
  return { ...compileFormats(formats ?? {}, locale), isRtl: true }
}
