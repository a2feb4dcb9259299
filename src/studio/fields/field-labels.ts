import type { StudioLanguage } from '../language.ts'
import type { HelpTexts } from './component-help.ts'
import russianHelp from './field-help.ru.json'
import uzbekHelp from './field-help.uz.json'
import russianNames from './field-names.ru.json'
import uzbekNames from './field-names.uz.json'

/** Labels and help texts of fields. */
export interface FieldLabels {
  /** The label of a contract field such as `isEnabled`. */
  nameOf: (name: string) => string
  /** Translates a help text of a contract, which is English. */
  helpOf: (text: string) => string
}

const names: Partial<Record<StudioLanguage, Readonly<Record<string, string>>>> = {
  ru: russianNames,
  uz: uzbekNames,
}

const helps: Partial<Record<StudioLanguage, HelpTexts>> = { ru: russianHelp, uz: uzbekHelp }

/** `countSecondsForInterval` → "Count seconds for interval", `isEnabled` → "Enabled". */
export function readable(name: string): string {
  const text = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `ofBlocks`: help texts of blocks from the catalogues. Missing translations fall back to English. */
export function fieldLabels(language: StudioLanguage, ofBlocks: HelpTexts = {}): FieldLabels {
  const known = names[language]
  const help = helps[language]
  return {
    nameOf: (name) => known?.[name] ?? readable(name),
    helpOf: (text) => ofBlocks[text] ?? help?.[text] ?? text,
  }
}
