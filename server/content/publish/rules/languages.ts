import {
  directionOf,
  type LanguageSettings,
} from '../../../../schemas/documents/settings/language-settings.ts'
import { isCatalogue } from '../../../../schemas/kinds/index.ts'
import {
  builtInLocales,
  catalogueOf,
  defaultLocale,
  isBuiltIn,
  type Locale,
} from '../../../../schemas/locale.ts'
import { phrase, quoted } from '../../../../schemas/phrase.ts'
import { pageRole, pageRoleNames } from '../../../../schemas/roles/page-roles.ts'
import { serverSegments } from '../../../../schemas/route-rules.ts'
import { documentName } from '../../model/contracts.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import { at, rule, type Finding } from './rule.ts'

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

function builtInFindings({ code, tag, public: isPublic, direction = 'ltr' }: Language): Finding[] {
  const builtIn = builtInLocales.find((each) => each.code === code)
  if (!builtIn) return []
  const { name, language, dir } = builtIn
  return [
    ...(tag === language && direction === dir
      ? []
      : [
          at(
            tag === language ? '/direction' : '/tag',
            phrase`${name} has the tag ${language} and the direction ${dir}`,
            phrase`Its name, its icon and its place in the list can be changed`,
          ),
        ]),
    ...(isPublic
      ? []
      : [
          at(
            '/public',
            phrase`Players always see the language ${name}`,
            phrase`Turn "public" on again; languages that you add yourself can be hidden`,
          ),
        ]),
  ]
}

function addedFindings({ code, tag, direction = 'ltr' }: Language): Finding[] {
  if (serverSegments.some((segment) => segment === code))
    return [
      at(
        '/code',
        phrase`Addresses below /${code} are reserved for the site`,
        phrase`Choose the code of the language`,
      ),
    ]
  if (Intl.getCanonicalLocales(code)[0] !== code || names.of(code) === undefined)
    return [
      at(
        '/code',
        phrase`There is no language with the code "${code}"`,
        phrase`Use the code of ISO 639, such as kk for Kazakh, tg for Tajik or en for English`,
      ),
    ]
  const read = readTag(tag)
  if (read === undefined || read.language !== code || String(read) !== tag)
    return [
      at(
        '/tag',
        phrase`"${tag}" is no tag of the language "${code}"`,
        phrase`Use a tag such as ${String(new Intl.Locale(code).maximize())}`,
      ),
    ]
  const expected = directionOf(tag)
  if (direction === expected) return []
  return [
    at(
      '/direction',
      phrase`The script of ${tag} is written in the direction ${expected}, not ${direction}`,
      phrase`Choose ${expected}`,
    ),
  ]
}

function fallbackFindings({ code, fallback }: Language, languages: LanguageSettings): Finding[] {
  if (fallback === undefined) return []
  const seen = [code]
  let next: string | undefined = fallback
  while (next !== undefined && !seen.includes(next)) {
    seen.push(next)
    next = languages.find((each) => each.code === next)?.fallback
  }
  if (next === code)
    return [
      at(
        '/fallback',
        phrase`The texts of "${code}" would be completed by themselves`,
        phrase`Choose another language, or none for the default language`,
      ),
    ]
  if (languages.some((each) => each.code === fallback)) return []
  return [
    at(
      '/fallback',
      phrase`The site does not have the language "${fallback}"`,
      phrase`Available: ${languages.map((each) => each.code).join(', ')}`,
    ),
  ]
}

const ownName = (code: Locale) => new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase()

/** Languages with the same name, or with that of another one: players could not choose theirs. */
function nameFindings({ code, name }: Language, index: number, languages: LanguageSettings): Finding[] {
  const written = name.trim().toLowerCase()
  const isTaken = languages.some(
    (each, place) =>
      each.code !== code &&
      ((each.name.trim().toLowerCase() === written && place < index) || ownName(each.code) === written),
  )
  if (!isTaken) return []
  return [
    at(
      '/name',
      phrase`"${name}" is the name of another language, so players could not choose theirs`,
      phrase`Write the name of the language "${code}" in that language`,
    ),
  ]
}

function languageFindings(language: Language, index: number, languages: LanguageSettings): Finding[] {
  const { code } = language
  if (languages.findIndex((each) => each.code === code) < index)
    return [at('/code', phrase`The language "${code}" occurs twice`)]
  const own = isBuiltIn(code) ? builtInFindings(language) : addedFindings(language)
  // The runtime knows no name of a language that does not exist.
  const named = own.length === 0 ? nameFindings(language, index, languages) : []
  return [...own, ...named, ...fallbackFindings(language, languages)]
}

export const wrongLanguage = rule({
  code: 'wrong-language',
  on: 'settings/site',
  severity: 'error',
  find: ({ body: { languages = [] } }) =>
    languages.flatMap((language, index) =>
      languageFindings(language, index, languages).map((finding) => ({
        ...finding,
        path: `/languages/${index}${finding.path}`,
      })),
    ),
})

export const missingLanguage = rule({
  code: 'missing-language',
  on: 'settings/site',
  severity: 'error',
  find: ({ body: { languages } }) =>
    builtInLocales
      .filter(({ code }) => languages !== undefined && languages.every((each) => each.code !== code))
      .map(({ name }) =>
        at(
          '/languages',
          phrase`The site must have the language ${name}`,
          phrase`Add it again; its name, its icon and its place in the list can be changed`,
        ),
      ),
})

/** Says which texts a removed language takes away. They stay in their documents. */
export const removedLanguage = rule({
  code: 'removed-language',
  stage: 'site',
  on: 'settings/site',
  severity: 'warning',
  async find({ site }) {
    const removed = site.languagesBefore.filter(
      ({ code }) => !site.languages.some((each) => each.code === code),
    )
    if (removed.length === 0) return []
    const read = await Promise.all([...site.entries].map(({ kind, key }) => site.read(kind, key)))
    const documents = read.filter((document) => document !== null)
    return removed.map(({ code, name }) => {
      const counts = new Map(
        documents.map((document) => [
          documentName(document),
          isCatalogue(document.kind)
            ? document.key === catalogueOf(code)
              ? textPaths(document.body).size
              : 0
            : localizedValues(document).filter(({ value }) => value[code] !== undefined).length,
        ]),
      )
      const own = [...counts.values()].filter((count) => count > 0)
      const texts = own.reduce((sum, count) => sum + count, 0)
      return at(
        '/languages',
        phrase`The language ${name} is removed: ${texts} texts in ${own.length} documents are no longer displayed, and its pages below /${code} are missing`,
        phrase`The documents keep the texts: add the language again with the code ${code} to bring them back`,
      )
    })
  },
})

/** Names at most so many documents: the translation desk lists them all. */
const maxNamed = 8

/** A language that players see from now on, though texts that they agree to, or menus, are still in another one. */
export const incompleteLanguage = rule({
  code: 'incomplete-language',
  stage: 'site',
  on: 'settings/site',
  severity: 'warning',
  async find({ site }) {
    const opened = site.languages.filter(({ code, isHidden }) => {
      const before = site.languagesBefore.find((each) => each.code === code)
      return !isHidden && !isBuiltIn(code) && (before === undefined || before.isHidden)
    })
    if (opened.length === 0) return []
    const legal = pageRoleNames
      .filter((role) => pageRole(role).isLaw === true)
      .flatMap((role) => site.roles.holder('page', role) ?? [])
    const needed = [...site.entriesOf('menu'), ...legal]
    const read = await Promise.all(needed.map(({ kind, key }) => site.read(kind, key)))
    const documents = read.filter((document) => document !== null)
    return opened.flatMap(({ code, name }) => {
      const incomplete = documents.filter((document) =>
        localizedValues(document).some(({ value }) => isEmpty(value[code]) && !isEmpty(value[defaultLocale])),
      )
      if (incomplete.length === 0) return []
      const named = incomplete.slice(0, maxNamed).map((document) => quoted(documentName(document)))
      const names = named.reduce((left, right) => phrase`${left}, ${right}`)
      return at(
        '/languages',
        phrase`Players will see the language ${name}, but ${incomplete.length} of its legal pages and menus are not translated: ${names}`,
        phrase`Translate them first, or confirm that players read these in another language until then`,
      )
    })
  },
})

const isEmpty = (text: unknown) => text === undefined || text === ''
