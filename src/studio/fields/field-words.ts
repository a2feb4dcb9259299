import type { StudioLanguage } from '../language.ts'
import type { HelpTexts } from './component-help.ts'
import russianHelp from './field-help.ru.json'
import uzbekHelp from './field-help.uz.json'
import russianNames from './field-names.ru.json'
import uzbekNames from './field-names.uz.json'

/** What fields are called, and what is said of them. */
export interface FieldWords {
  /** What people call a field of a contract, such as `isEnabled`. */
  nameOf: (name: string) => string
  /** A help text of a contract, which is English there. */
  helpOf: (text: string) => string
}

const names: Partial<Record<StudioLanguage, Readonly<Record<string, string>>>> = {
  ru: russianNames,
  uz: uzbekNames,
}

const helps: Partial<Record<StudioLanguage, HelpTexts>> = { ru: russianHelp, uz: uzbekHelp }

/** `countSecondsForInterval` → "Count seconds for interval", `isEnabled` → "Enabled". */
export function readable(name: string): string {
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `ofBlocks`: what catalogues say of blocks. What nobody has said in a language is said in English. */
export function fieldWords(language: StudioLanguage, ofBlocks: HelpTexts = {}): FieldWords {
  const known = names[language]
  const help = helps[language]
  return {
    nameOf: (name) => known?.[name] ?? readable(name),
    helpOf: (text) => ofBlocks[text] ?? help?.[text] ?? text,
  }
}
