import type { Static, TSchema } from 'typebox'
import type { CompiledForm, CompiledPage, CompiledPopup, SiteConfig } from '../../schemas/compiled.ts'
import { Dictionary, Form } from '../../schemas/documents/form.ts'
import type { DocumentKind } from '../../schemas/documents/index.ts'
import { Layout, layoutNames, Page } from '../../schemas/documents/page.ts'
import { Popup } from '../../schemas/documents/popup.ts'
import { fallbackCatalogue, localeCodes, type Locale } from '../../schemas/locale.ts'
import type { Registry } from './compile/compile-blocks.ts'
import { compileForm } from './compile/compile-form.ts'
import { compilePage, compilePopup, type Source } from './compile/compile-page.ts'
import { migrateDocument } from './compile/migrate.ts'
import {
  readConfig,
  readTexts,
  readTheme,
  type DefaultCatalogues,
  type SiteTexts,
} from './compile/site-config.ts'
import { trusted } from './contracts.ts'
import type { DocumentFilter, PublishedDocument } from './gateway.ts'
import { Kept } from './kept.ts'
import type { ManifestEntry } from './manifest.ts'
import type { ServingCopy } from './snapshot/serving-copy.ts'
import type { SnapshotView } from './snapshot/snapshot-view.ts'

/** Compiled documents of each sort that are kept. */
const keptAnswers = 200

/**
 * Compiles what is asked for from the snapshot in force. Each answer reads only the documents that it
 * is made of, and is kept as long as those do not change.
 */
export class ContentReader {
  readonly #pages = new Kept<CompiledPage>(keptAnswers)
  readonly #popups = new Kept<CompiledPopup>(keptAnswers)
  readonly #forms = new Kept<CompiledForm>(keptAnswers)
  readonly #configs = new Kept<Omit<SiteConfig, 'general'>>(2 * localeCodes.length)
  readonly #texts = new Kept<SiteTexts>(2 * localeCodes.length)
  readonly #themes = new Kept<{ hash: string; css: string }>(2)

  constructor(
    readonly copy: ServingCopy,
    readonly registry: Registry,
    readonly defaultCatalogues: DefaultCatalogues,
  ) {}

  async page(key: string, locale: Locale): Promise<CompiledPage> {
    const { view } = this.copy
    const entry = view.entry('page', key)
    if (!entry) throw new Error(`There is no page "${key}"`)
    // A layout's version is part of the name, whichever of them the page has.
    const layouts = layoutNames.map((name) => view.entry('layout', name)?.version ?? 0)
    return this.#pages.get(`${nameOf(entry)}:${layouts.join('.')}:${locale}`, async () => {
      const page = await source(view, Page, entry)
      const layout = await source(view, Layout, required(view, 'layout', page.body.layout))
      return compilePage(page, layout, locale, this.registry)
    })
  }

  async popup(key: string, locale: Locale): Promise<CompiledPopup | null> {
    const { view } = this.copy
    const entry = view.entry('popup', key)
    if (!entry) return null
    return this.#popups.get(`${nameOf(entry)}:${locale}`, async () =>
      compilePopup(await source(view, Popup, entry), locale, this.registry),
    )
  }

  async form(key: string, locale: Locale): Promise<CompiledForm | null> {
    const { view } = this.copy
    const entry = view.entry('form', key)
    if (entry?.validator === undefined) return null
    const { validator } = entry
    const shared = view.entry('dictionary', 'default')
    return this.#forms.get(`${nameOf(entry)}:${shared ? nameOf(shared) : ''}:${locale}`, async () =>
      compileForm(
        await source(view, Form, entry),
        shared && (await source(view, Dictionary, shared)),
        validator,
        locale,
      ),
    )
  }

  async config(locale: Locale): Promise<Omit<SiteConfig, 'general'>> {
    const { view } = this.copy
    const { hash } = await this.messages(locale)
    return this.#configs.get(`${view.version}:${locale}`, () =>
      readConfig(view, locale, { contentVersion: view.version, messagesHash: hash }),
    )
  }

  async messages(locale: Locale): Promise<SiteTexts> {
    const { view } = this.copy
    const names = [fallbackCatalogue, locale].map((key) => nameOf(required(view, 'messages', key)))
    return this.#texts.get(names.join(':'), () => readTexts(view, locale, this.defaultCatalogues))
  }

  async theme(): Promise<{ hash: string; css: string }> {
    const { view } = this.copy
    return this.#themes.get(nameOf(required(view, 'theme', 'default')), async () => {
      const { hash, css } = await readTheme(view)
      return { hash, css }
    })
  }

  /** The documents as they were published. */
  async documents({ kind, key }: DocumentFilter = {}): Promise<PublishedDocument[]> {
    const { view } = this.copy
    const documents: PublishedDocument[] = []
    for (const entry of view.manifest.entries) {
      if ((kind !== undefined && entry.kind !== kind) || (key !== undefined && entry.key !== key)) continue
      documents.push({ ...(await view.readBody(entry.hash)), version: entry.version })
    }
    return documents
  }
}

function required(view: SnapshotView, kind: DocumentKind, key: string): ManifestEntry {
  const entry = view.entry(kind, key)
  if (!entry) throw new Error(`There is no ${kind} "${key}"`)
  return entry
}

/** Names what stands in a document, and how often it was published. */
function nameOf({ kind, key, version, hash }: ManifestEntry): string {
  return `${kind}/${key}@${version}-${hash}`
}

async function source<Contract extends TSchema>(
  view: SnapshotView,
  contract: Contract,
  entry: ManifestEntry,
): Promise<Source<Static<Contract>>> {
  const { body } = migrateDocument(await view.readBody(entry.hash))
  return {
    key: entry.key,
    version: entry.version,
    body: trusted(contract, body, `${entry.kind}/${entry.key}`),
  }
}
