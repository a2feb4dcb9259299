import type { HostKind } from '../../../../schemas/documents/reference.ts'
import { isReferredKind, libraryOfStrapi } from '../../../../schemas/documents/reference.ts'
import { AuthSettings, SiteSettings } from '../../../../schemas/documents/settings/settings.ts'
import { socialProvidersOf } from '../../../../schemas/social-providers.ts'
import { layoutNames, systemPages } from '../../../../schemas/documents/page.ts'
import { isFileAddress } from '../../../../schemas/files.ts'
import { isIcon } from '../../../../schemas/icon-names.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isForm, type DocumentKind, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { builtInCodes, fallbackCatalogue } from '../../../../schemas/locale.ts'
import { isOfLibrary, textPictures } from '../../../../schemas/media.ts'
import { documentPhrase, listed, phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { isRoled } from '../../../../schemas/roles/index.ts'
import { isOfOrigin, isOrigin } from '../../../lib/origin.ts'
import { documentName, settingsKeys, trusted } from '../../model/contracts.ts'
import { downloadIn, fontIn, hasSound, pictureIn } from '../../model/library.ts'
import { isLinkTo } from '../../model/manifest.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import { visitDocumentTexts } from '../document-texts.ts'
import { pathOf, readLinks } from '../prepare/links.ts'
import { isMarkup } from '../../read/compile/compile-blocks.ts'
import { pagesOf } from '../site.ts'
import { hasOwnPicture } from './own-pictures.ts'
import {
  at,
  type Finding,
  inNamed,
  type Publication,
  rule,
  type SiteFinding,
  siteRule,
  type Subject,
} from './rule.ts'
import { isFormSeen, operationOf, showsBlock } from './shown.ts'

/** Documents without which the site cannot be served: code reads them by their keys. */
export const mandatoryDocuments: readonly { kind: DocumentKind; key: string; purpose: Phrase }[] = [
  ...systemPages.map((key) => ({
    kind: 'page' as const,
    key,
    purpose: phrase`The site shows this page itself`,
  })),
  ...layoutNames.map((key) => ({ kind: 'layout' as const, key, purpose: phrase`Pages use this layout` })),
  ...settingsKeys().map((key) => ({
    kind: 'settings' as const,
    key,
    purpose: phrase`The application reads these settings`,
  })),
  ...[fallbackCatalogue, ...builtInCodes].map((key) => ({
    kind: 'messages' as const,
    key,
    purpose: phrase`The application reads its texts from it`,
  })),
  { kind: 'theme', key: 'default', purpose: phrase`The appearance of the site depends on it` },
]

export const missingDocument = siteRule({
  code: 'missing-document',
  severity: 'error',
  find: ({ site }) => [
    ...mandatoryDocuments
      .filter(({ kind, key }) => !site.has(kind, key) && !(isRoled(kind) && site.roles.holder(kind, key)))
      .map((missing) =>
        inNamed(
          documentName(missing),
          at(
            '',
            phrase`The document is missing. ${missing.purpose}.`,
            phrase`Change its content instead of removing it`,
          ),
        ),
      ),
    ...(pagesOf(site.entries).some(({ route }) => route === '/')
      ? []
      : [
          inNamed(
            'page/home',
            at(
              '/route',
              phrase`No page has the address /`,
              phrase`Give this address to the page that visitors see first`,
            ),
          ),
        ]),
  ],
})

/** Unchanged documents count, too: moving a page must not leave broken links behind. */
export const unknownReference = siteRule({
  code: 'unknown-reference',
  severity: 'error',
  find: ({ site }) =>
    [...site.entries].flatMap((entry) =>
      entry.links.flatMap((link): SiteFinding[] => {
        const { kind, target, path } = link
        if (isLinkTo('page')(link)) {
          if (site.leadsSomewhere(target)) return []
          return [
            inNamed(
              documentName(entry),
              at(path, phrase`Broken link: ${target}`, phrase`Publish a page with this route, or a redirect`),
            ),
          ]
        }
        if (!isReferredKind(kind) || site.has(kind, target)) return []
        const known = site.keys(kind).map((key) => documentPhrase(kind, key))
        return [
          inNamed(
            documentName(entry),
            at(
              path,
              phrase`There is no ${documentPhrase(kind)} "${target}"`,
              phrase`Available: ${listed(known)}`,
            ),
          ),
        ]
      }),
    ),
})

/** What the contract of a reference needs of its document; see `documentKey`. */
async function unmetNeed(
  referred: StoredDocument,
  needs: Readonly<Record<string, unknown>>,
  context: Publication,
): Promise<Pick<Finding, 'message' | 'hint'> | null> {
  const { operation, block } = needs
  // An empty popup has an issue of its own.
  if (!isForm(referred.kind) && shownBlocks(referred).length === 0) return null
  if (typeof operation === 'string') {
    const isOfForm = isForm(referred.kind)
    const isMet = isOfForm
      ? operationOf(referred) === operation
      : referred.body['access'] !== 'authenticated' &&
        (await isFormSeen(referred, operation, 'guest', context))
    if (isMet) return null
    return isOfForm
      ? {
          message: phrase`The form "${referred.key}" sends ${operationOf(referred)}, so players could not go on here`,
          hint: phrase`Choose a form that sends ${operation}`,
        }
      : {
          message: phrase`The popup does not contain the form that guests need here, or guests cannot open it`,
          hint: phrase`Choose a public popup with that form`,
        }
  }
  if (typeof block !== 'string' || showsBlock(referred, block)) return null
  return {
    message: phrase`The popup "${referred.key}" would open something else: it has no block ${block}`,
    hint: phrase`Choose a popup with that block`,
  }
}

async function needFindings(document: StoredDocument, context: Publication): Promise<SiteFinding[]> {
  const { site, registry } = context
  const references: { kind: DocumentKind; key: string; path: string; needs: Record<string, unknown> }[] = []
  visitDocumentTexts(document, registry, (key, { reference, needs }, path) => {
    if ((reference === 'form' || reference === 'popup') && isRecord(needs))
      references.push({ kind: reference, key, path, needs })
  })
  const found = await Promise.all(
    references.map(async ({ kind, key, path, needs }) => {
      const referred = await site.read(kind, key)
      const unmet = referred && (await unmetNeed(referred, needs, context))
      return unmet ? [inNamed(documentName(document), { path, ...unmet })] : []
    }),
  )
  return found.flat()
}

/** A form or popup that does something else than the place needs which names it. */
export const wrongReference = siteRule({
  code: 'wrong-reference',
  severity: 'error',
  async find(context) {
    const { drafts, site } = context
    const changed = drafts.map(({ document }) => documentName(document))
    const referring = [...site.entries].filter(
      (entry) =>
        changed.includes(documentName(entry)) ||
        entry.links.some(({ kind, target }) => changed.includes(`${kind}/${target}`)),
    )
    const documents = await Promise.all(referring.map(({ kind, key }) => site.read(kind, key)))
    const found = await Promise.all(
      documents.filter((document) => document !== null).map((document) => needFindings(document, context)),
    )
    return found.flat()
  },
})

const settingOf = { frame: 'frameHosts', image: 'imageHosts' } as const satisfies Record<
  HostKind,
  keyof SiteSettings
>

/**
 * The same lists form the Content-Security-Policy, so everything that passes here can load. A host that pages use cannot
 * be removed from the settings either.
 */
export const disallowedHost = siteRule({
  code: 'disallowed-host',
  severity: 'error',
  async find({ site }) {
    const settings = await site.read('settings', 'site')
    if (!settings) return []
    const hosts = trusted(SiteSettings, settings.body, 'settings/site')
    return [...site.entries].flatMap((entry) =>
      entry.links.flatMap(({ kind, target, path }) => {
        if (kind !== 'frame' && kind !== 'image') return []
        const setting = settingOf[kind]
        if (hosts[setting].some((origin) => isOfOrigin(target, origin))) return []
        const named = hosts[setting].join(', ') || phrase`none`
        return [
          inNamed(
            documentName(entry),
            at(
              path,
              phrase`The settings do not allow ${URL.canParse(target) ? new URL(target).origin : target} here`,
              phrase`Add its origin to "${setting}" in settings/site. Current values: ${named}`,
            ),
          ),
        ]
      }),
    )
  },
})

type TextCheck = (
  text: string,
  schema: Readonly<Record<string, unknown>>,
  path: string,
  holder: Readonly<Record<string, unknown>>,
) => Finding[]

/** The findings in every text that a contract describes. */
function inTexts({ document, registry }: Subject, check: TextCheck): Finding[] {
  const found: Finding[] = []
  visitDocumentTexts(document, registry, (...text) => void found.push(...check(...text)))
  return found
}

/** Links of texts and actions that lead to a file. */
const missingLinkedFiles = ({ document, registry, library }: Subject): Finding[] =>
  readLinks(document, registry).addresses.flatMap(({ address, path }) =>
    isOfLibrary(address) && library[pathOf(address)] === undefined
      ? [
          at(
            path,
            phrase`The media library has no file ${address}`,
            phrase`Choose an existing file, or upload it again`,
          ),
        ]
      : [],
  )

export const unknownFile = rule({
  code: 'unknown-file',
  on: 'document',
  severity: 'error',
  find: (subject) => [
    ...missingLinkedFiles(subject),
    ...inTexts(subject, (text, schema, path) => {
      const { library } = subject
      const { picks, host } = schema
      const isPicture = picks === 'picture' || picks === 'icon'
      const pictures = isMarkup(schema) ? textPictures(text) : isPicture && isOfLibrary(text) ? [text] : []
      const missing = pictures.filter((address) => pictureIn(library, address) === undefined)
      if (missing.length > 0)
        return missing.map((address) =>
          at(
            path,
            phrase`The media library has no picture ${address}`,
            phrase`Choose an existing picture, or upload it again`,
          ),
        )
      if (picks === 'font' && isFileAddress(text) && !fontIn(library, text))
        return [
          at(
            path,
            phrase`The media library has no font ${text}`,
            phrase`Choose an existing font, or upload it again`,
          ),
        ]
      if (picks === 'sound' && !hasSound(library, text))
        return [
          at(
            path,
            phrase`The media library has no sound ${text}`,
            phrase`Choose an existing sound, or upload it again`,
          ),
        ]
      if (picks === 'file' && !downloadIn(library, text))
        return [
          at(
            path,
            phrase`The media library has no file ${text}`,
            phrase`Choose an existing file, or upload it again`,
          ),
        ]
      if (picks === 'icon' && !isIcon(text))
        return [
          at(
            path,
            phrase`There is no icon "${text}"`,
            phrase`Choose an icon from the list (/_icons shows all of them) or an own picture`,
          ),
        ]
      if (host === 'image' && text.startsWith(libraryOfStrapi))
        return [
          at(
            path,
            phrase`${text} would be a Strapi picture, but this site is not connected to Strapi`,
            phrase`Choose a picture from the media library`,
          ),
        ]
      return []
    }),
  ],
})

/** A service for logins that the settings do not list: players would not see its button. */
export const unknownProvider = rule({
  code: 'unknown-provider',
  on: 'document',
  severity: 'error',
  async find({ document, registry, site }) {
    const named: { id: string; path: string }[] = []
    visitDocumentTexts(document, registry, (id, { picks }, path) => {
      if (picks === 'socialProvider') named.push({ id, path })
    })
    if (named.length === 0) return []
    const settings = await site.read('settings', 'auth')
    const auth = settings ? trusted(AuthSettings, settings.body, 'settings/auth') : {}
    const known = socialProvidersOf(auth).map(({ id }) => id)
    return named
      .filter(({ id }) => !known.includes(id))
      .map(({ id, path }) =>
        at(
          path,
          phrase`Players cannot log in with "${id}"`,
          phrase`Choose one of ${known.join(', ')}, or add it to "socialProviders" in settings/auth`,
        ),
      )
  },
})

/** Films and their subtitles are chosen like pictures. */
const isFilm = (address: string) => /\.(?:mp4|webm|vtt)$/i.test(address)

export const missingPicture = rule({
  code: 'missing-picture',
  on: 'document',
  severity: 'warning',
  find: (subject) =>
    inTexts(subject, (text, { picks }, path) =>
      picks !== 'picture' ||
      !text.startsWith('/') ||
      isOfLibrary(text) ||
      text.startsWith(libraryOfStrapi) ||
      isFilm(text) ||
      hasOwnPicture(text)
        ? []
        : [
            at(
              path,
              phrase`The site has no picture ${text}, so players would see a gap instead`,
              phrase`Choose a picture from the media library, or check the address`,
            ),
          ],
    ),
})

const isFilledIn = (value: unknown) =>
  isRecord(value) || value === true || (typeof value === 'string' && value !== '')

/** A picture without alternative text that is no decoration, a film with sound and without subtitles, or both at once. */
export const missingAlternative = rule({
  code: 'missing-alternative',
  on: 'document',
  severity: 'error',
  find: (subject) =>
    inTexts(subject, (text, { eitherOf }, path, holder) => {
      if (!Array.isArray(eitherOf)) return []
      const names = eitherOf.map(String)
      const filledIn = names.filter((name) => isFilledIn(holder[name])).length
      const hasWords = pictureIn(subject.library, text) !== undefined
      if (filledIn === 1 || (filledIn === 0 && hasWords)) return []
      return [
        at(
          path,
          phrase`Needs either ${names.map((name) => JSON.stringify(name)).join(' or ')}`,
          phrase`Fill in exactly one of them so that the content is accessible to everyone`,
        ),
      ]
    }),
})

/** Hosts in the form that the Content-Security-Policy accepts. */
export const invalidOrigin = rule({
  code: 'invalid-origin',
  on: 'document',
  severity: 'error',
  find: (subject) =>
    inTexts(subject, (text, { origin }, path) =>
      origin !== true || isOrigin(text)
        ? []
        : [
            at(
              path,
              phrase`"${text}" is not an origin`,
              phrase`Use only protocol and host, such as https://maps.example`,
            ),
          ],
    ),
})

/** Element ids that the site itself uses. */
const takenAnchors = ['root', 'main', 'app-state']

export const duplicateAnchor = rule({
  code: 'duplicate-anchor',
  on: 'document',
  severity: 'error',
  find(subject) {
    const anchors = new Map<string, string | Phrase>(
      takenAnchors.map((name) => [name, phrase`the site itself`]),
    )
    return inTexts(subject, (text, { anchor }, path) => {
      if (anchor !== true) return []
      const first = anchors.get(text)
      anchors.set(text, first ?? path)
      return first === undefined ? [] : [at(path, phrase`The anchor "${text}" is already used by ${first}`)]
    })
  },
})
