import type { StudioLanguage } from '../language.ts'
import type { HelpTexts } from './component-help.ts'
import texts from './field-texts.json'

/** Labels and help texts of fields. */
export interface FieldLabels {
  /** The label of a contract field such as `isEnabled`. */
  nameOf: (name: string) => string
  /** Translates a help text of a contract, which is English. */
  helpOf: (text: string) => string
}

type Translations = Readonly<Record<string, Readonly<Record<Exclude<StudioLanguage, 'en'>, string>>>>

/** Labels by the field's name, help texts by their English originals. */
const { names, help }: Readonly<Record<'names' | 'help', Translations>> = texts

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
  const translated = (texts: Translations, key: string) =>
    language !== 'en' && Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined
  return {
    nameOf: (name) => translated(names, name) ?? readable(name),
    helpOf: (text) => ofBlocks[text] ?? translated(help, text) ?? text,
  }
}
