import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import type { RegistryContract } from '../../registry/index.ts'
import { defineComponent } from '../../schemas/component.ts'
import type { DocumentKind, StoredDocument } from '../../schemas/documents/index.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { colourTokens } from '../../schemas/documents/theme.ts'
import type { CompiledValidator } from '../../server/content/compile-form-validator.ts'
import type { ContentGatewayOptions } from '../../server/content/content-gateway.ts'
import { mandatoryDocuments } from '../../server/content/publish/site-steps.ts'
import { runPipeline, type PipelineTools } from '../../server/content/publish/pipeline.ts'
import type { Publisher } from '../../server/content/publish/publisher.ts'
import { contentHash } from '../../server/content/hash.ts'
import { SnapshotFolder } from '../../server/content/snapshot/snapshot-folder.ts'

const text = defineComponent({
  type: 'Text',
  version: 2,
  description: 'Words',
  category: 'content',
  props: Type.Object(
    { words: localizedRichText(200, 'The words'), more: Type.Optional(internalPath('Where to read more')) },
    { additionalProperties: false },
  ),
  slots: {},
  // Version 1 called the words "content".
  migrations: [({ content, ...props }) => ({ ...props, words: content })],
  interactive: false,
  examples: { normal: { props: { words: { uz: '<p>a</p>', ru: '<p>b</p>' } } } },
})

const panel = defineComponent({
  type: 'Panel',
  version: 1,
  description: 'A frame around other blocks',
  category: 'frame',
  props: Type.Object({ title: Type.Optional(localizedText(20, 'Heading')) }, { additionalProperties: false }),
  slots: { content: { description: 'What stands in it', allowed: ['Text', 'Board'], maxItems: 2 } },
  migrations: [],
  interactive: false,
  examples: { normal: { props: {} } },
})

const board = defineComponent({
  type: 'Board',
  version: 1,
  description: 'A game',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: { game: { call: 'games.get', params: { sysname: { from: 'route', name: 'sysname' } } } },
  maxAge: 30,
  examples: {
    normal: {
      props: {},
      params: { sysname: 'anor' },
      data: { game: { status: 'success', data: { items: [], total: 0 } } },
    },
  },
})

const contracts: RegistryContract[] = [text, panel, board]
/** A registry of three: static text, a static frame with a slot, an interactive block with a load. */
export const smallRegistry = new Map(contracts.map((contract) => [contract.type, contract]))

export function document(kind: DocumentKind, key: string, body: Record<string, unknown>): StoredDocument {
  return { kind, key, schemaVersion: 1, body }
}

export const both = (value: string) => ({ uz: value, ru: value })

export function textBlock(id: string, words: unknown = both('<p>Salom</p>')): Record<string, unknown> {
  return { id, type: 'Text', version: 2, props: { words } }
}

export function page(key: string, body: Record<string, unknown> = {}): StoredDocument {
  return document('page', key, {
    route: `/${key}`,
    layout: 'default',
    seo: { title: both(key) },
    blocks: [],
    ...body,
  })
}

export function form(key: string, body: Record<string, unknown> = {}): StoredDocument {
  return document('form', key, {
    schema: {
      type: 'object',
      required: ['login'],
      properties: {
        login: { type: 'string', title: { uz: 'Login', ru: 'Логин' } },
        code: { type: 'string' },
      },
    },
    ui: {},
    dictionary: [],
    strategy: 'eager',
    submit: { operation: 'auth.login', label: both('Kirish') },
    ...body,
  })
}

const colours = Object.fromEntries(Object.keys(colourTokens).map((name) => [name, '#102030']))

const settings: Readonly<Record<string, Record<string, unknown>>> = {
  site: {
    name: 'Marra',
    timeZone: 'Asia/Tashkent',
    defaultCurrency: 'UZS',
    externalHosts: [],
    frameHosts: [],
    imageHosts: [],
  },
  functional: {
    features: { jackpots: true },
    settingsForUpdBalance: {
      isEnabledInterval: true,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: true,
      countSecondsForDelayBetweenClick: 1,
    },
  },
  cashier: { methods: [], presets: {} },
  analytics: { platformEvents: [] },
}

function mandatory(kind: DocumentKind, key: string): StoredDocument {
  switch (kind) {
    case 'page':
      return page(key)
    case 'layout':
      return document(kind, key, { header: [textBlock('top')], footer: [] })
    case 'settings':
      return document(kind, key, settings[key] ?? {})
    case 'messages':
      return document(kind, key, { common: { close: `close in ${key}` } })
    default:
      return document(kind, key, {
        name: 'Marra',
        colours: { dark: colours, light: { ...colours, bg: '#FFFFFF' } },
        radii: { xs: 2, s: 4, m: 8, l: 12, xl: 16 },
        fonts: { text: 'Onest, sans-serif', display: 'Unbounded, sans-serif' },
        logo: { src: '/art/mark.svg', name: 'marra' },
        defaultScheme: 'dark',
      })
  }
}

/** The smallest site that can be published, with a home page. */
export function smallSite(): StoredDocument[] {
  return [
    ...mandatoryDocuments.map(({ kind, key }) => mandatory(kind, key)),
    page('home', { route: '/', blocks: [textBlock('hello')] }),
  ]
}

/** Compiles nothing: a validator that names its schema. Refuses a schema that says so. */
export function nameValidator(schema: Record<string, unknown>): Promise<CompiledValidator> {
  if (schema['title'] === 'unsound') return Promise.reject(new Error('no sound schema'))
  const source = `export default ${JSON.stringify(schema)}`
  return Promise.resolve({ hash: contentHash(source), source })
}

/** Renders nothing, but lets a page whose title is "breaks" fail. */
export const quietRender: PipelineTools['render'] = ({ state }) => {
  if (state.answer.page.seo.title === 'breaks') return Promise.reject(new Error('it breaks'))
  return Promise.resolve({ html: '', interactiveTypes: [], clientState: state })
}

export const tools: PipelineTools = {
  registry: smallRegistry,
  compileValidator: nameValidator,
  render: quietRender,
}

/** The pipeline without its thread. */
export function inlinePublisher(dataDir: string): Publisher {
  const folder = new SnapshotFolder(join(dataDir, 'snapshot'))
  return {
    run: async (documents) =>
      runPipeline(
        { documents, manifest: await folder.current(), readPublished: ({ hash }) => folder.document(hash) },
        tools,
      ),
  }
}

export async function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'marquee-content-'))
}

/** Options of a gateway on a folder, with polls made by hand. */
export function handDriven(dataDir: string, extra: Partial<ContentGatewayOptions> = {}) {
  const polls: (() => Promise<void>)[] = []
  const messages: string[] = []
  const options: ContentGatewayOptions = {
    dataDir,
    defaults: smallSite(),
    registry: smallRegistry,
    publisher: inlinePublisher(dataDir),
    log: {
      info: (message) => void messages.push(message),
      warn: (message) => void messages.push(message),
      error: (details, message) => void messages.push(`${message} ${JSON.stringify(details)}`),
    },
    startPolling: (poll) => {
      polls.push(poll)
      return () => undefined
    },
    ...extra,
  }
  return { options, messages, poll: async () => Promise.all(polls.map((poll) => poll())) }
}
