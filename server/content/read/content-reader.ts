import type { Static, TSchema } from 'typebox'
import type { CompiledForm, CompiledPage, CompiledPopup, SiteConfig } from '../../../schemas/compiled.ts'
import { Dictionary, Form } from '../../../schemas/documents/form.ts'
import { bodyContract, kindOf, pageKeyOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import { Layout, layoutNames } from '../../../schemas/documents/page.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { Popup } from '../../../schemas/documents/popup.ts'
import { Section } from '../../../schemas/documents/section.ts'
import { section as sectionKind } from '../../../schemas/kinds/section.ts'
import { Snippet } from '../../../schemas/documents/snippet.ts'
import {
  builtInCodes,
  catalogueChain,
  fallbackCatalogue,
  fallbackChain,
  isBuiltIn,
  type Locale,
} from '../../../schemas/locale.ts'
import type { Registry } from './compile/compile-blocks.ts'
import { compileForm } from '../../../src/lib/data/compile-form.ts'
import type { PartsConfig } from './compile/compile-config.ts'
import { compilePage, compilePopup, type Source } from './compile/compile-page.ts'
import { compileSnippets, type CompiledSnippets } from './compile/compile-snippets.ts'
import { readBody } from './compile/document-source.ts'
import { validatedAsSet } from './compile/validated-as-set.ts'
import { readSettings } from './compile/read-settings.ts'
import {
  readConfig,
  readParts,
  readTexts,
  readTheme,
  type DefaultCatalogues,
  type SiteTexts,
  type SiteTheme,
} from './compile/site-config.ts'
import { trusted } from '../model/contracts.ts'
import type { DocumentFilter, PublishedDocument } from '../model/gateway.ts'
import { PromiseCache } from '../../lib/cache.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { isLinkTo, type ManifestEntry } from '../model/manifest.ts'
import type { SnapshotView } from '../snapshot/snapshot-view.ts'
import { pageAt, popupAt, ShownNow } from './shown-now.ts'

/** Maximum number of cached compiled documents of each kind. */
const keptAnswers = 200
/** Languages whose configurations and texts are cached. */
const maxLocales = 12

/** Documents of the application's configuration: most publications change none of them. */
const configKinds: ReadonlySet<DocumentKind> = new Set(['settings', 'menu', 'theme'])

/**
 * Compiles requested content from the current snapshot. Each result reads only the documents it consists of,
 * and is cached until one of them changes.
 */
export class ContentReader {
  readonly #pages = new PromiseCache<CompiledPage>({ max: keptAnswers })
  readonly #popups = new PromiseCache<CompiledPopup>({ max: keptAnswers })
  readonly #forms = new PromiseCache<CompiledForm>({ max: keptAnswers })
  readonly #configs = new PromiseCache<Omit<SiteConfig, 'general'>>({ max: 2 * maxLocales })
  /** Configurations of any version whose documents are the same. */
  readonly #sameConfigs = new PromiseCache<Omit<SiteConfig, 'general'>>({ max: 2 * maxLocales })
  readonly #snippets = new PromiseCache<CompiledSnippets>({ max: 2 })
  readonly #parts = new PromiseCache<PartsConfig>({ max: 2 * maxLocales })
  readonly #texts = new PromiseCache<SiteTexts>({ max: 2 * maxLocales })
  readonly #themes = new PromiseCache<SiteTheme>({ max: 2 })
  readonly #looks = new WeakMap<SnapshotView, string>()
  readonly #pagesNow: ShownNow<CompiledPage>
  readonly #popupsNow: ShownNow<CompiledPopup>
  readonly #pagesUntil = new WeakMap<CompiledPage, CompiledPage>()

  constructor(
    /** A getter, because the current snapshot changes. */
    readonly source: { readonly view: SnapshotView },
    readonly registry: Registry,
    readonly defaultCatalogues: DefaultCatalogues,
    /** Milliseconds since 1970. */
    readonly now: () => number,
  ) {
    this.#pagesNow = new ShownNow(now, pageAt)
    this.#popupsNow = new ShownNow(now, popupAt)
  }

  async page(key: string, locale: Locale): Promise<CompiledPage> {
    const { view } = this.source
    return this.#untilNextArticle(this.#pagesNow.of(await this.#page(key, locale)), view)
  }

  /** Pages with articles change when the next one appears. The same object for the same time. */
  #untilNextArticle(page: CompiledPage, { articleDates }: SnapshotView): CompiledPage {
    const now = this.now()
    const next = page.showsArticles ? articleDates.find((date) => date > now) : undefined
    const { changesAt = Infinity } = page
    if (next === undefined || next >= changesAt) return page
    const kept = this.#pagesUntil.get(page)
    if (kept?.changesAt === next) return kept
    const made = { ...page, changesAt: next }
    this.#pagesUntil.set(page, made)
    return made
  }

  async #page(key: string, locale: Locale): Promise<CompiledPage> {
    const { view } = this.source
    const entry = view.pageEntry(key)
    if (!entry) throw new Error(`There is no page "${key}"`)
    // The key contains the versions of all layouts, because the page's layout is not known yet.
    const layouts = layoutNames.flatMap((name) => view.entry('layout', name) ?? [])
    const sections = sectionsIn(view, [entry, ...layouts])
    const around = [...layouts, ...sections].map(({ version }) => version)
    return this.#pages.get(
      `${nameOf(entry)}:${around.join('.')}:${view.libraryHash}:${this.#completing(locale)}`,
      async () => {
        const page = await pageSource(view, entry)
        const layout = await source(view, Layout, required(view, 'layout', page.body.layout))
        return compilePage(page, layout, {
          locale,
          registry: this.registry,
          library: view.library,
          sections: await Promise.all(sections.map((section) => source(view, Section, section))),
        })
      },
    )
  }

  async popup(key: string, locale: Locale): Promise<CompiledPopup | null> {
    const { view } = this.source
    const entry = view.entry('popup', key)
    if (!entry) return null
    const popup = await this.#popups.get(
      `${nameOf(entry)}:${view.libraryHash}:${this.#completing(locale)}`,
      async () =>
        compilePopup(await source(view, Popup, entry), {
          locale,
          registry: this.registry,
          library: view.library,
        }),
    )
    return this.#popupsNow.of(popup)
  }

  async form(key: string, locale: Locale): Promise<CompiledForm | null> {
    const { view } = this.source
    const entry = view.entry('form', key)
    if (entry?.validator === undefined) return null
    const { validator } = entry
    const shared = view.entry('dictionary', 'default')
    const settings = view.entry('settings', 'forms')
    const names = [entry, shared, settings].map((used) => (used ? nameOf(used) : ''))
    return this.#forms.get([...names, this.#completing(locale)].join(':'), async () => {
      const form = compileForm(
        await source(view, Form, entry),
        shared && (await source(view, Dictionary, shared)),
        validator,
        locale,
      )
      return validatedAsSet(form, await readSettings(view, 'forms'))
    })
  }

  async config(locale: Locale): Promise<Omit<SiteConfig, 'general'>> {
    const { view } = this.source
    const { hash } = await this.messages(locale)
    const contentVersion = view.version
    return this.#configs.get(`${contentVersion}:${locale}`, async () => {
      const config = await this.#sameConfigs.get(
        `${this.#lookOf(view)}:${view.libraryHash}:${hash}:${locale}`,
        () =>
          readConfig(view, view.locales, locale, {
            contentVersion,
            messagesHash: hash,
            roles: view.roles.table,
            popups: openingPopups(view).map(({ key }) => key),
          }),
      )
      return { ...config, contentVersion }
    })
  }

  async parts(locale: Locale): Promise<PartsConfig> {
    const { view } = this.source
    return this.#parts.get(`${view.version}:${locale}`, () => readParts(view, locale))
  }

  async snippets(): Promise<CompiledSnippets> {
    const { view } = this.source
    const keys = view.keys('snippet').sort()
    const names = keys.map((key) => nameOf(required(view, 'snippet', key)))
    return this.#snippets.get(names.join(':'), async () =>
      compileSnippets(await Promise.all(keys.map((key) => readBody(view, Snippet, 'snippet', key)))),
    )
  }

  async messages(locale: Locale): Promise<SiteTexts> {
    const { view } = this.source
    const names = catalogueChain(view.languages, locale).map((key) => {
      const entry = mandatoryCatalogues.includes(key)
        ? required(view, 'messages', key)
        : view.entry('messages', key)
      return entry ? nameOf(entry) : key
    })
    return this.#texts.get(names.join(':'), () =>
      readTexts(view, view.languages, locale, this.defaultCatalogues),
    )
  }

  async theme(): Promise<SiteTheme> {
    const { view } = this.source
    return this.#themes.get(`${this.#lookOf(view)}:${view.libraryHash}`, () => readTheme(view))
  }

  /** Names a language with those whose texts complete it. */
  #completing(locale: Locale): string {
    return isBuiltIn(locale) ? locale : fallbackChain(this.source.view.languages, locale).join('<')
  }

  /** Names every document that the configuration or the theme could consist of, and its content. */
  #lookOf(view: SnapshotView): string {
    const known = this.#looks.get(view)
    if (known !== undefined) return known
    const used = [
      ...view.manifest.entries.filter(({ kind }) => configKinds.has(kind)),
      ...openingPopups(view),
    ]
    const look = contentHash([...used.map(nameOf), JSON.stringify(view.roles.table)].join(' '))
    this.#looks.set(view, look)
    return look
  }

  /** Returns the documents as they were published. */
  async documents(filter: DocumentFilter = {}): Promise<PublishedDocument[]> {
    const { view } = this.source
    const documents: PublishedDocument[] = []
    for (const entry of selectedEntries(view, filter))
      documents.push({ ...(await view.readBody(entry.hash)), version: entry.version })
    return documents
  }
}

/** A publication of many documents looks up each of them, which must not search the whole site. */
function selectedEntries(view: SnapshotView, { kind, key }: DocumentFilter): readonly ManifestEntry[] {
  if (kind === undefined || key === undefined)
    return view.manifest.entries.filter(
      (entry) => (kind ?? entry.kind) === entry.kind && (key ?? entry.key) === entry.key,
    )
  const entry = view.entry(kind, key)
  return entry ? [entry] : []
}

/** The sections that these documents show. */
function sectionsIn(view: SnapshotView, entries: readonly ManifestEntry[]): ManifestEntry[] {
  const shown = entries.flatMap(({ links }) => links.filter(isLinkTo(sectionKind.name)))
  const keys = [...new Set(shown.map(({ target }) => target))]
  return keys.flatMap((key) => view.entry(sectionKind.name, key) ?? [])
}

/** The popups that open by themselves. */
const openingPopups = ({ manifest }: SnapshotView) =>
  manifest.entries.filter(({ opensByItself }) => opensByItself === true)

/** Those of added languages may not exist yet. */
const mandatoryCatalogues: readonly string[] = [fallbackCatalogue, ...builtInCodes]

function required(view: SnapshotView, kind: DocumentKind, key: string): ManifestEntry {
  const entry = view.entry(kind, key)
  if (!entry) throw new Error(`There is no ${kind} "${key}"`)
  return entry
}

/** Cache key of a document's content and number of publications. */
function nameOf({ kind, key, version, hash }: ManifestEntry): string {
  return `${kind}/${key}@${version}-${hash}`
}

/** The page that a document with an address makes. */
async function pageSource(view: SnapshotView, entry: ManifestEntry) {
  const { kind, key } = entry
  const contract = bodyContract(kind, key)
  const definition = kindOf(kind)
  if (!contract) throw new Error(`${kind}/${key} is no page`)
  const { body, version } = await source(view, contract, entry)
  const page = isRecord(body) ? definition.asPage?.(body, key) : null
  if (!page) throw new Error(`${kind}/${key} is no page`)
  return { key: pageKeyOf(entry), version, body: page, hasAnchors: definition.isArticle === true }
}

async function source<Contract extends TSchema>(
  view: SnapshotView,
  contract: Contract,
  entry: ManifestEntry,
): Promise<Source<Static<Contract>>> {
  const { body } = await view.readEntry(entry)
  return {
    key: entry.key,
    version: entry.version,
    body: trusted(contract, body, `${entry.kind}/${entry.key}`),
  }
}
