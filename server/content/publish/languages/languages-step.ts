import { errorAt, inDocument, warningAt, type DocumentIssue } from '../../../../schemas/issue.ts'
import { catalogueOf, isBuiltIn, type SiteLanguage } from '../../../../schemas/locale.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import { localizedValues } from '../../model/localized-values.ts'
import { textPaths } from '../../read/compile/compile-messages.ts'
import type { SiteStep } from '../context.ts'
import { pagesOf, type Site } from '../site.ts'

/** The settings that contain the languages. */
const settings = 'settings/site'

const inSettings = (issue: Parameters<typeof inDocument>[1]) => inDocument(settings, issue)

/** Checks languages that are added or taken away against the rest of the site. */
export const languagesStep: SiteStep = {
  name: 'languages',
  async run(drafts, { site }) {
    if (!drafts.some(({ document }) => documentName(document) === settings)) return []
    const { languages, languagesBefore } = site
    const removed = languagesBefore.filter(({ code }) => languages.every((each) => each.code !== code))
    const withdrawn = languages.filter(
      ({ code, isHidden }) =>
        isHidden === true &&
        languagesBefore.some((before) => before.code === code && before.isHidden !== true),
    )
    return [
      ...takenAddresses(site),
      ...wrongNames(site),
      ...(await Promise.all(removed.map((language) => removalIssue(language, site)))),
      ...withdrawn.map(({ code, name }) =>
        inSettings(
          warningAt(
            '/languages',
            'hidden-language',
            phrase`Players no longer see the language ${name}; its pages below /${code} are missing`,
          ),
        ),
      ),
    ]
  },
}

/** Pages whose addresses begin like those of an added language. */
function takenAddresses({ languages, entries }: Site): DocumentIssue[] {
  const pages = pagesOf(entries)
  return languages.flatMap(({ code }, index) => {
    if (isBuiltIn(code)) return []
    const page = pages.find(({ route }) => route === `/${code}` || route.startsWith(`/${code}/`))
    if (!page) return []
    return [
      inSettings(
        errorAt(
          `/languages/${index}/code`,
          'reserved-language',
          phrase`The page "${page.key}" already has the address ${page.route}`,
          phrase`Give the page another address first`,
        ),
      ),
    ]
  })
}

const ownName = (code: Locale) => new Intl.DisplayNames([code], { type: 'language' }).of(code)?.toLowerCase()

/** Languages with the same name, or with that of another one: players could not choose theirs. */
function wrongNames({ languages }: Site): DocumentIssue[] {
  return languages.flatMap(({ code, name }, index) => {
    const written = name.trim().toLowerCase()
    const other = languages.find(
      (each, place) =>
        each.code !== code &&
        ((each.name.trim().toLowerCase() === written && place < index) || ownName(each.code) === written),
    )
    if (!other) return []
    return [
      inSettings(
        errorAt(
          `/languages/${index}/name`,
          'wrong-language-name',
          phrase`"${name}" is the name of another language, so players could not choose theirs`,
          phrase`Write the name of the language "${code}" in that language`,
        ),
      ),
    ]
  })
}

/** Says which texts a removed language takes away. They stay in their documents. */
async function removalIssue({ code, name }: SiteLanguage, site: Site): Promise<DocumentIssue> {
  const documents: string[] = []
  let texts = 0
  for (const { kind, key } of site.entries) {
    const document = await site.read(kind, key)
    if (!document) continue
    const own =
      kind === 'messages'
        ? key === catalogueOf(code)
          ? textPaths(document.body).size
          : 0
        : localizedValues(document).filter(({ value }) => value[code] !== undefined).length
    if (own > 0) documents.push(documentName(document))
    texts += own
  }
  return inSettings(
    warningAt(
      '/languages',
      'removed-language',
      phrase`The language ${name} is removed: ${texts} texts in ${documents.length} documents are no longer displayed, and its pages below /${code} are missing`,
      phrase`The documents keep the texts: add the language again with the code ${code} to bring them back`,
    ),
  )
}
