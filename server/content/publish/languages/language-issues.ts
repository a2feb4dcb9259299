import {
  directionOf,
  type LanguageSettings,
} from '../../../../schemas/documents/settings/language-settings.ts'
import { errorAt, warningAt, type Issue } from '../../../../schemas/issue.ts'
import { builtInLocales, isBuiltIn } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { serverSegments } from '../../../../schemas/route-rules.ts'

type Language = LanguageSettings[number]

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The tag as browsers understand it; undefined: it is none. */
function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

/** Checks the list of languages, as far as it says itself what is wrong. */
export function languageIssues(languages: LanguageSettings): Issue[] {
  const missing = builtInLocales.filter(({ code }) => languages.every((each) => each.code !== code))
  return [
    ...missing.map(({ name }) =>
      errorAt(
        '/languages',
        'missing-language',
        phrase`The site must have the language ${name}`,
        phrase`Add it again; its name, its icon and its place in the list can be changed`,
      ),
    ),
    ...languages.flatMap((language, index) =>
      issuesOf(language, languages.slice(0, index), languages).map((issue) => ({
        ...issue,
        path: `/languages/${index}${issue.path}`,
      })),
    ),
  ]
}

function issuesOf(language: Language, before: LanguageSettings, languages: LanguageSettings): Issue[] {
  const { code, fallback } = language
  if (before.some((each) => each.code === code))
    return [errorAt('/code', 'duplicate-language', phrase`The language "${code}" occurs twice`)]
  const own = isBuiltIn(code) ? builtInIssues(language) : addedIssues(language)
  return [...own, ...(fallback === undefined ? [] : fallbackIssues(language, languages))]
}

function builtInIssues({ code, tag, public: isPublic, direction = 'ltr' }: Language): Issue[] {
  const builtIn = builtInLocales.find((each) => each.code === code)
  if (!builtIn) return []
  return [
    ...(tag === builtIn.language && direction === builtIn.dir
      ? []
      : [
          errorAt(
            tag === builtIn.language ? '/direction' : '/tag',
            'built-in-language',
            phrase`${builtIn.name} has the tag ${builtIn.language} and the direction ${builtIn.dir}`,
            phrase`Its name, its icon and its place in the list can be changed`,
          ),
        ]),
    ...(isPublic
      ? []
      : [
          errorAt(
            '/public',
            'built-in-language',
            phrase`Players always see the language ${builtIn.name}`,
            phrase`Turn "public" on again; languages that you add yourself can be hidden`,
          ),
        ]),
  ]
}

function addedIssues({ code, tag, direction = 'ltr' }: Language): Issue[] {
  if (serverSegments.some((segment) => segment === code))
    return [
      errorAt(
        '/code',
        'reserved-language',
        phrase`Addresses below /${code} are reserved for the site`,
        phrase`Choose the code of the language`,
      ),
    ]
  const isCanonical = Intl.getCanonicalLocales(code)[0] === code
  if (!isCanonical || names.of(code) === undefined)
    return [
      errorAt(
        '/code',
        'unknown-language',
        phrase`There is no language with the code "${code}"`,
        phrase`Use the code of ISO 639, such as kk for Kazakh, tg for Tajik or en for English`,
      ),
    ]
  const read = readTag(tag)
  if (read === undefined || read.language !== code || String(read) !== tag)
    return [
      errorAt(
        '/tag',
        'wrong-tag',
        phrase`"${tag}" is no tag of the language "${code}"`,
        phrase`Use a tag such as ${String(new Intl.Locale(code).maximize())}`,
      ),
    ]
  const expected = directionOf(tag)
  if (direction === expected) return []
  return [
    warningAt(
      '/direction',
      'wrong-direction',
      phrase`The script of ${tag} is written in the direction ${expected}, not ${direction}`,
      phrase`Choose ${expected}`,
    ),
  ]
}

function fallbackIssues({ code, fallback }: Language, languages: LanguageSettings): Issue[] {
  const fallbackOf = (wanted: string | undefined) => languages.find((each) => each.code === wanted)?.fallback
  const seen = [code]
  let next = fallback
  while (next !== undefined && !seen.includes(next)) {
    seen.push(next)
    next = fallbackOf(next)
  }
  if (next === code)
    return [
      errorAt(
        '/fallback',
        'fallback-circle',
        phrase`The texts of "${code}" would be completed by themselves`,
        phrase`Choose another language, or none for the default language`,
      ),
    ]
  if (languages.some((each) => each.code === fallback)) return []
  return [
    errorAt(
      '/fallback',
      'unknown-language',
      phrase`The site does not have the language "${fallback ?? ''}"`,
      phrase`Available: ${languages.map((each) => each.code).join(', ')}`,
    ),
  ]
}
