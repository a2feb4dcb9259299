import { SiteSettings } from '../../../../schemas/documents/settings/settings.ts'
import { phrase, quoted } from '../../../../schemas/phrase.ts'
import { contentHash } from '../../../lib/content-hash.ts'
import { readable } from '../../facts/quantities.ts'
import { textsOf } from '../../facts/text-facts.ts'
import { fits } from '../../model/contracts.ts'
import { at, rule } from './rule.ts'

/** After o and g they make another letter of Uzbek; after others they are a sign between letters, or a quotation mark. */
const apostrophes = /([og]?)[ʻʼ'’`‘]/g

/** One spelling of what reads the same: without markup and case, with one kind of apostrophes and spaces. */
const comparable = (text: string) =>
  readable(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(apostrophes, (_all, letter: string) => (letter === '' ? "'" : `${letter}ʻ`))
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const letter = String.raw`[\p{L}\p{M}\p{N}]`

/** Recognizes a word or phrase as a whole. */
export function wordFinder(word: string): (text: string) => boolean {
  const source = comparable(word).replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
  const whole = new RegExp(`(?<!${letter}'?)${source}(?!'?${letter})`, 'u')
  return (text) => whole.test(comparable(text))
}

/** Words that content managers of the site want to avoid. */
export const style = rule({
  code: 'style',
  stage: 'hint',
  on: 'document',
  severity: 'hint',
  async find({ document, site }) {
    const settings = await site.read('settings', 'site')
    const { styleLists = [] } = settings && fits(SiteSettings, settings.body) ? settings.body : {}
    const entries = styleLists.flatMap((list) =>
      list.entries.map((entry) => ({ ...entry, language: list.language, isIn: wordFinder(entry.text) })),
    )
    if (entries.length === 0) return []
    return textsOf(document).flatMap(({ place, locale, text: written }) =>
      entries
        .filter(({ language, isIn }) => language === locale && isIn(written))
        .map(({ text, advice }) => ({
          ...at(
            place,
            phrase`The style of the site avoids “${text}”`,
            advice === undefined ? undefined : quoted(advice),
          ),
          about: contentHash(JSON.stringify([locale, text, written])),
        })),
    )
  },
})
