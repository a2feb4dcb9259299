import { pointerTo } from '../../../../schemas/json-schema.ts'
import { warningAt, type Issue } from '../../../../schemas/issue.ts'
import { catalogueOf } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import type { DocumentStep } from '../context.ts'
import { lettersWithoutFont } from './font-ranges.ts'

interface Text {
  path: string
  language: string
  text: unknown
}

/** Letters that are named; nobody needs the whole alphabet. */
const maxNamed = 12

/** Warns once per language about letters that the fonts of the site lack, and about languages that it does not have. */
export const lettersStep: DocumentStep = {
  name: 'letters',
  run(draft, { site }) {
    const { document } = draft
    const language = site.languages.find(({ code }) => catalogueOf(code) === document.key)
    const texts: Text[] =
      document.kind === 'messages'
        ? [...textPaths(document.body)].map(([path, text]) => ({
            path: `/${path.replaceAll('.', '/')}`,
            language: language?.code ?? '',
            text,
          }))
        : localizedValues(document).flatMap(({ value, pointer }) =>
            Object.entries(value).map(([code, text]) => ({
              path: pointerTo(pointer, code),
              language: code,
              text,
            })),
          )
    const codes = site.languages.map(({ code }) => code)
    const own = texts.filter((each) => codes.includes(each.language))
    return {
      draft,
      issues: [...unusedIssues(texts, codes), ...codes.flatMap((code) => letterIssue(own, code))],
    }
  },
}

function letterIssue(texts: readonly Text[], code: string): Issue[] {
  let first: string | undefined
  const letters = new Set<string>()
  for (const { path, language, text } of texts) {
    if (language !== code || typeof text !== 'string') continue
    for (const letter of lettersWithoutFont(text)) {
      first ??= path
      letters.add(letter)
    }
  }
  if (first === undefined) return []
  const named = [...letters].slice(0, maxNamed).join(' ')
  return [
    warningAt(
      first,
      'letters-without-font',
      phrase`The fonts of the site lack these letters: ${named}`,
      phrase`They are displayed in a font of the device, which may look different beside the others`,
    ),
  ]
}

/** Texts of a language that the site had before stay in their documents; a code may also be a typing error. */
function unusedIssues(texts: readonly Text[], codes: readonly string[]): Issue[] {
  const unused = texts.filter(({ language }) => language !== '' && !codes.includes(language))
  const languages = [...new Set(unused.map(({ language }) => language))]
  return languages.map((code) => {
    const own = unused.filter(({ language }) => language === code)
    return warningAt(
      own[0]?.path ?? '',
      'unused-language',
      phrase`${own.length} texts in "${code}" are not displayed: the site does not have this language`,
      phrase`Available: ${codes.join(', ')}`,
    )
  })
}
