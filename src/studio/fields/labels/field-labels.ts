import type { StudioLanguage } from '../../language.ts'
import type { HelpTexts } from './component-help.ts'
import texts from './field-texts.json'

/** Labels and help texts of contracts in the language of the Studio. */
export interface FieldLabels {
  /** The label of a contract field such as `isEnabled`; `parent`: the field or block type that it belongs to. */
  nameOf: (name: string, parent?: string) => string
  /** The label of a value that the field accepts. */
  optionOf: (field: string, value: string) => string
  /** The name of a block type such as `GameRow`. */
  blockOf: (type: string) => string
  /** The label of a slot, or of a document's list of blocks. */
  slotOf: (name: string) => string
  /** Translates a help text of a contract, which is English, or the name of a block type. */
  helpOf: (text: string) => string
}

type Translations = Readonly<Record<string, Readonly<Partial<Record<StudioLanguage, string>>>>>
type Section = 'names' | 'blocks' | 'slots' | 'options' | 'help'

/**
 * Labels of fields, blocks and slots by name, of options by value; where these have several meanings, by `parent.name`
 * and `field.value`; help texts by their English originals. English is written only where a name does not say it.
 */
const { names, blocks, slots, options, help }: Readonly<Record<Section, Translations>> = texts

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
    Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined
  return {
    nameOf: (name, parent) =>
      translated(names, `${parent}.${name}`) ?? translated(names, name) ?? readable(name),
    optionOf: (field, value) =>
      translated(options, `${field}.${value}`) ?? translated(options, value) ?? value,
    blockOf: (type) => translated(blocks, type) ?? readable(type),
    slotOf: (name) => translated(slots, name) ?? readable(name),
    helpOf: (text) => ofBlocks[text] ?? translated(help, text) ?? translated(blocks, text) ?? text,
  }
}
