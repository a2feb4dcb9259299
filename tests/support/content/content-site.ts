import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Type } from 'typebox'
import type { RegistryContract } from '../../../registry/index.ts'
import { defineComponent } from '../../../schemas/component.ts'
import defaultTheme from '../../../schemas/defaults/themes/default.json' with { type: 'json' }
import type { DocumentKind, StoredDocument } from '../../../schemas/kinds/index.ts'
import { localizedRichText, localizedText } from '../../../schemas/documents/localized.ts'
import { internalPath } from '../../../schemas/documents/reference.ts'
import type { CompiledValidator } from '../../../forms/compile/compile-form-validator.ts'
import type { ContentGatewayOptions } from '../../../server/content/read/content-gateway.ts'
import { mandatoryDocuments } from '../../../server/content/publish/rules/references.ts'
import {
  runPipeline,
  type PipelineInput,
  type PipelineTools,
} from '../../../server/content/publish/pipeline.ts'
import type { Publisher } from '../../../server/content/publish/worker/publisher.ts'
import { articleHead } from '../../../registry/article-head/article-head.schema.ts'
import { articleList } from '../../../registry/article-list/article-list.schema.ts'
import { experiment } from '../../../registry/experiment/experiment.schema.ts'
import { sharedSection } from '../../../registry/shared-section/shared-section.schema.ts'
import { contentHash } from '../../../server/lib/content-hash.ts'
import { testStrapi } from '../../../integrations/strapi/tests/test-strapi.ts'
import { SnapshotFolder } from '../../../server/content/snapshot/snapshot-folder.ts'

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
  // Version 1 named this prop "content".
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
  complianceElements: ['ageMark'],
  migrations: [],
  interactive: false,
  examples: { normal: { props: {} } },
})

const board = defineComponent({
  type: 'Board',
  version: 1,
  description: 'A game',
  category: 'games',
  props: Type.Object(
    { makers: Type.Optional(Type.Boolean({ description: 'Who makes games' })) },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    game: {
      call: 'games.get',
      params: { sysname: { from: 'route', name: 'sysname' } },
      subject: { route: 'sysname', at: 'items.sysname' },
    },
    makers: { call: 'games.getProviders', params: {}, enabledBy: 'makers' },
  },
  maxAge: 30,
  examples: {
    normal: {
      props: {},
      params: { sysname: 'anor' },
      data: { game: { status: 'success', data: { items: [], total: 0 } } },
    },
  },
})

const item = defineComponent({
  type: 'Item',
  version: 1,
  description: 'Anything with a number',
  category: 'content',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: false,
  resolves: ['id'],
  examples: { normal: { props: {} } },
})

const contracts: RegistryContract[] = [
  text,
  panel,
  board,
  item,
  experiment,
  articleHead,
  articleList,
  sharedSection,
]
/** Static text, a static frame with a slot, blocks with a load and with a route parameter, A/B tests, articles, sections. */
export const smallRegistry = new Map(contracts.map((contract) => [contract.type, contract]))

export function document(kind: DocumentKind, key: string, body: Record<string, unknown>): StoredDocument {
  return { kind, key, schemaVersion: 1, body }
}

export const both = (value: string) => ({ uz: value, ru: value })

export function textBlock(id: string, words: unknown = both('<p>Salom</p>')): Record<string, unknown> {
  return { id, type: 'Text', version: 2, props: { words } }
}

/** Resolves the route parameter `sysname`. */
export const boardBlock = { id: 'board', type: 'Board', version: 1, props: {} }
/** Resolves the route parameter `id`. */
export const itemBlock = { id: 'item', type: 'Item', version: 1, props: {} }

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
    submit: { operation: 'auth.resetPassword', label: both('Kirish') },
    ...body,
  })
}

/** The default theme, with changes. */
export function theme(key: string, body: Record<string, unknown> = {}): StoredDocument {
  return { ...defaultTheme, kind: 'theme', key, body: { ...defaultTheme.body, ...body } }
}

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
  games: { covers: [] },
  auth: { userParts: ['accountInfo'], messengerHosts: [] },
  analytics: { platformEvents: [] },
  popups: { login: 'login', registration: 'registration' },
  loader: { delay: 150 },
  search: { popular: [] },
  loyalty: { notificationDelay: 300, notificationDuration: 5000, isSoundEnabled: false, soundVolume: 0.5 },
  forms: { isContactValidationImmediate: true },
  support: { chatHiddenAt: [] },
  web: { favicons: [] },
  seo: {},
}

const mandatory: Partial<Record<DocumentKind, (key: string) => StoredDocument>> = {
  page: (key) => page(key),
  theme: (key) => theme(key),
  layout: (key) => document('layout', key, { header: [textBlock('top')], footer: [] }),
  settings: (key) => document('settings', key, settings[key] ?? {}),
  messages: (key) => document('messages', key, { common: { close: `close in ${key}` } }),
}

const popup = (key: string) => document('popup', key, { title: both(key), size: 'big', blocks: [] })

/** The smallest site that can be published, with a home page. */
export function smallSite(): StoredDocument[] {
  return [
    ...mandatoryDocuments.flatMap(({ kind, key }) => mandatory[kind]?.(key) ?? []),
    page('home', { route: '/', blocks: [textBlock('hello')] }),
    popup('login'),
    popup('registration'),
  ]
}

/** Compiles nothing: returns a validator that names its schema. Rejects a schema marked for that. */
export function nameValidator(schema: Record<string, unknown>): Promise<CompiledValidator> {
  if (schema['title'] === 'unsound') return Promise.reject(new Error('no sound schema'))
  const source = `export default ${JSON.stringify(schema)}`
  return Promise.resolve({ hash: contentHash(source), source })
}

/** Renders nothing, but fails for a page with the title "breaks". */
export const quietRender: PipelineTools['render'] = ({ state }) => {
  if (state.answer.page.seo.title === 'breaks') return Promise.reject(new Error('it breaks'))
  return Promise.resolve({ html: [], firstTypes: [], clientAnswer: state.answer })
}

export const tools: PipelineTools = {
  registry: smallRegistry,
  compileValidator: nameValidator,
  render: quietRender,
  // As if all that is entered were sent.
  tryForm: ({ values }) => Promise.resolve({ undrawable: [], sent: values, issues: [] }),
  siteOrigin: 'https://site.example',
  weighCode: () => Promise.resolve(0),
}

/** The pipeline without its worker thread. */
export function inlinePublisher(dataDir: string): Publisher {
  const folder = new SnapshotFolder(join(dataDir, 'snapshot'))
  return {
    run: async (documents, options) => {
      const readPublished: PipelineInput['readPublished'] = ({ hash }) => folder.document(hash)
      return runPipeline({ documents, ...options, manifest: await folder.current(), readPublished }, tools)
    },
  }
}

export async function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'marquee-content-'))
}

/** Options of a gateway on a folder, with manual polling and deaf to notices. */
export function handDriven(dataDir: string, extra: Partial<ContentGatewayOptions> = {}) {
  const polls: (() => Promise<void>)[] = []
  const messages: string[] = []
  const options: ContentGatewayOptions = {
    dataDir,
    defaults: smallSite(),
    registry: smallRegistry,
    publisher: inlinePublisher(dataDir),
    checker: inlinePublisher(dataDir),
    service: testStrapi(),
    log: {
      info: (message) => void messages.push(message),
      warn: (message) => void messages.push(message),
      error: (details, message) => void messages.push(`${message} ${JSON.stringify(details)}`),
    },
    startPolling: (poll) => {
      polls.push(poll)
      return () => undefined
    },
    startListening: () => () => undefined,
    ...extra,
  }
  return { options, messages, poll: async () => Promise.all(polls.map((poll) => poll())) }
}
