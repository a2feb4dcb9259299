import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { storyFile } from '../../.storybook/generate-stories.ts'
import { configOf, messagesOf } from '../../.storybook/site.ts'
import { toKebab } from '../../schemas/to-kebab.ts'
import { registry, type RegistryContract } from '../../registry/index.ts'
import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import type { ComponentExample } from '../../schemas/component.ts'
import { resolveLocale } from '../../schemas/documents/localized.ts'
import { builtInCodes, type Locale } from '../../schemas/locale.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { staticImportsOf, type SourceModule } from '../../scripts/vite/import-graph.ts'
import { fits } from '../../server/content/model/contracts.ts'
import { withShownItems } from '../../server/render/loads/shown-items.ts'
import { loadComponents } from '../../src/app/render/component-map.ts'
import { createI18n } from '../../src/lib/i18n/i18n.ts'
import { createSessionStore, SessionContext } from '../../src/modules/session/index.ts'
import { RenderProvider, type RenderContextValue } from '../../src/renderer/render-context.tsx'
import { testAccount } from '../support/test-account.ts'
import { pageContext } from '../support/page-context.ts'
import { I18nContext } from '../../src/lib/i18n/use-translation.ts'

function helpTexts(locale: Locale): Record<string, unknown> {
  const document: unknown = JSON.parse(
    readFileSync(`schemas/defaults/messages/studio.${locale}.json`, 'utf8'),
  )
  const body = isRecord(document) && isRecord(document['body']) ? document['body'] : {}
  const studio = isRecord(body['studio']) ? body['studio'] : {}
  return isRecord(studio['components']) ? studio['components'] : {}
}

interface Looker {
  account: AccountInfo | null
  context: Partial<RenderContextValue>
}

const guest: Looker = { account: null, context: {} }
const player: Looker = {
  account: testAccount,
  context: {
    path: '/elsewhere',
    scope: 'elsewhere',
    facts: { ...pageContext().facts, user: 'authenticated', currency: 'USD', query: { tab: 'second' } },
  },
}

/** Differs from the other player in all that is no fact. */
const otherAccount: AccountInfo = {
  ...testAccount,
  uid: 8,
  reg_time: 1,
  login: 'other@example.com',
  fakename: 'Somebody Else',
  is_subscribed: true,
  balance_main: { amount: '7.00', currency: 'UZS' },
  balance_bonus: { amount: '8.00', currency: 'UZS' },
  is_kyc_block_enabled: true,
  is_registration_completed: false,
  country_code: 'KZ',
  two_factor_auth: true,
}

/** The page around an example, rendered as on the server. */
async function rendered(
  contract: RegistryContract,
  name: string,
  locale: Locale,
  { account, context }: Looker = guest,
  change: (example: ComponentExample) => ComponentExample = (example) => example,
): Promise<string> {
  const { props, data = {}, slots = {}, params = {} } = change(contract.examples[name] ?? { props: {} })
  const component = (await loadComponents([contract.type])).get(contract.type)
  if (component === undefined) throw new Error(`${contract.type} has no component`)
  const value = pageContext({ locale, config: configOf(locale), params, ...context })
  return renderToString(
    <SessionContext value={createSessionStore(account)}>
      <MemoryRouter>
        <I18nContext value={createI18n(locale, messagesOf(locale))}>
          <RenderProvider value={value}>
            {createElement(component, {
              id: 'one',
              props: resolveLocale(props, locale),
              data,
              slots,
              params,
            })}
          </RenderProvider>
        </I18nContext>
      </MemoryRouter>
    </SessionContext>,
  )
}

/** The example, with only those parts of its answers that a page includes. */
const asSent =
  ({ load = {} }: RegistryContract) =>
  (example: ComponentExample): ComponentExample => ({
    ...example,
    data: Object.fromEntries(
      Object.entries(example.data ?? {}).map(([name, result]) => [
        name,
        withShownItems(result, load[name] ?? {}),
      ]),
    ),
  })

/** Files that the entries import, each read once. */
const modules = new Map<string, SourceModule>()

const eventsIn = (source: string) => [...source.matchAll(/\btrack\('([^']+)'/g)].map(([, event]) => event)

it('lists every folder of the registry', () => {
  const folders = readdirSync('registry', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(folders.sort()).toEqual([...registry.keys()].map(toKebab).sort())
})

describe.each([...registry.values()])('$type', (contract) => {
  const folder = toKebab(contract.type)
  const examples = Object.keys(contract.examples)

  it('has a component of its name', async () => {
    expect((await loadComponents([contract.type])).has(contract.type)).toBe(true)
  })

  it('has a story for each example, at least one in each language', () => {
    const stories = storyFile(contract)
    for (const example of examples) expect(stories).toContain(`exampleStory(contract, '${example}'`)
    expect(stories).toContain("'ru'")
  })

  it('declares the events that it reports', () => {
    const files = [...staticImportsOf([resolve('registry', folder, `${folder}.tsx`)], modules)]
    const reported = files.flatMap((file) => eventsIn(readFileSync(file, 'utf8')))
    expect(contract.events ?? []).toEqual(expect.arrayContaining(reported))
  })

  it.runIf(contract.load)('has examples of the empty and failed states [ENT-46]', () => {
    expect(examples).toEqual(expect.arrayContaining(['normal', 'empty', 'error']))
    const outcomes = Object.values(contract.examples['error']?.data ?? {}).map(({ status }) => status)
    expect(outcomes).toContain('error')
  })

  it.runIf(Object.values(contract.load ?? {}).some(({ items }) => items))(
    'renders no data that the page does not include',
    async () => {
      for (const name of examples)
        expect(await rendered(contract, name, 'uz', guest, asSent(contract)), name).toBe(
          await rendered(contract, name, 'uz'),
        )
    },
  )

  it('has the number of migrations that its version requires', () => {
    expect(contract.migrations).toHaveLength(contract.version - 1)
  })

  it('describes itself and each prop in three languages', () => {
    expect(contract.description).not.toBe('')
    const described = Object.entries(contract.props.properties)
    for (const [name, schema] of described)
      expect('description' in schema && typeof schema.description === 'string', `props.${name}`).toBe(true)
    for (const locale of builtInCodes) {
      const help = helpTexts(locale)[contract.type]
      if (!isRecord(help)) throw new Error(`studio.${locale} has no help texts for ${contract.type}`)
      expect(typeof help['description'], `description in ${locale}`).toBe('string')
      const props = isRecord(help['props']) ? help['props'] : {}
      expect(Object.keys(props).sort(), `props in ${locale}`).toEqual(described.map(([name]) => name).sort())
    }
  })

  it.each(examples)('example "%s" matches the contract', (name) => {
    expect(fits(contract.props, contract.examples[name]?.props)).toBe(true)
  })

  it.each(examples)('example "%s" renders on the server in both languages', async (name) => {
    const html = await Promise.all(builtInCodes.map((locale) => rendered(contract, name, locale)))
    for (const text of html) {
      expect(text).not.toContain('[object Object]')
      expect(text).not.toMatch(/<!--\$[?!]-->/)
    }
  })

  it.runIf(contract.canWait)('is complete without code: nothing in its HTML is still loading', async () => {
    expect(contract.interactive).toBe(true)
    const { canWait } = contract
    if (canWait === true) expect(await rendered(contract, 'normal', 'uz')).not.toBe('')
    const setting = typeof canWait === 'object' ? { [canWait.prop]: true } : {}
    for (const looker of [guest, player]) {
      const html = await rendered(contract, 'normal', 'uz', looker, (example) => ({
        ...example,
        props: { ...example.props, ...setting },
      }))
      expect(html).not.toContain('aria-busy="true"')
    }
  })

  it.runIf(contract.isShared === 'byFacts').each(examples)(
    'example "%s" looks the same to players with the same facts, except for name and balance',
    async (name) => {
      const playerMarks = { name: 'NAME', initials: 'INITIALS', balanceLabel: 'LABEL', balance: 'BALANCE' }
      const context = { ...player.context, playerMarks }
      const html = await rendered(contract, name, 'ru', { ...player, context })
      const other = { account: otherAccount, context: { ...context, scope: 'other' } }
      expect(await rendered(contract, name, 'ru', other)).toBe(html)
    },
  )

  it.runIf(contract.isShared === true).each(examples)(
    'example "%s" looks the same to guests and players at any address, without generated ids',
    async (name) => {
      const html = await rendered(contract, name, 'ru')
      expect(await rendered(contract, name, 'ru', player)).toBe(html)
      expect(html).not.toMatch(/_[rR]_\w*_/)
    },
  )
})
