import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { resolveLocale } from '../schemas/documents/localized.ts'
import { loadComponents } from '../src/app/render/component-map.ts'
import { bare } from '../tests/support/bare.ts'
import { click, mount, settle } from '../tests/support/mount.tsx'
import { testAccount } from '../tests/support/test-account.ts'
import { registry, type RegistryContract } from './index.ts'

const retry = 'Попробовать ещё раз'

/** Names of the loads that the example `error` has no answer of. */
const failedLoads = ({ examples }: RegistryContract) =>
  Object.entries(examples['error']?.data ?? {}).flatMap(([name, { status }]) =>
    status === 'error' ? [name] : [],
  )

/** These show less without their data, or other data that fail as well: their own tests tell what they do then. */
const withTestsOfTheirOwn = new Set([
  'Banner',
  'BreakNotice',
  'CashierHistory',
  'Deposit',
  'GameTournament',
  'JackpotDetails',
  'PaymentResult',
  'ProfileForm',
  'RelatedGames',
  'Sidebar',
])

const entries = [...registry.values()].filter(
  (contract) => failedLoads(contract).length > 0 && !withTestsOfTheirOwn.has(contract.type),
)

test.each(entries.map((contract) => [contract.type, contract] as const))(
  '%s says that its data did not load, and loads them on request',
  async (type, contract) => {
    const { load = {}, examples } = contract
    const { props, params = {}, data = {}, viewer } = examples['error'] ?? { props: {} }
    const called: string[] = []
    const answers = new Map<string, unknown>(
      Object.entries(load).flatMap(([name, { call }]) => {
        const example = examples.normal.data?.[name]
        return example?.status === 'success' ? [[call, example.data] as const] : []
      }),
    )
    vi.stubGlobal('fetch', async (input: string) => {
      const name = new URL(input, 'http://localhost').pathname.replace('/api/', '').replace('/', '.')
      called.push(name)
      return answers.has(name)
        ? Response.json({ data: answers.get(name) })
        : Response.json({ error: { type: 'MethodNotFoundException' } }, { status: 404 })
    })
    const Block = (await loadComponents([type])).get(type)
    if (Block === undefined) throw new Error(`${type} has no component`)
    const isForPlayers = viewer === 'player' || Object.values(load).some(({ access }) => access === 'player')
    const features = { referral: true, responsibleGaming: true, twoFactor: true }
    const page = await mount(
      <MemoryRouter>
        <Block {...bare} props={resolveLocale(props, 'ru')} params={params} data={data} />
      </MemoryRouter>,
      { features, ...(isForPlayers && { account: testAccount }) },
    )
    await settle()
    called.length = 0
    const buttons = () =>
      [...page.container.querySelectorAll('button')].filter(({ textContent }) => textContent === retry)
    expect(buttons()).not.toEqual([])
    for (const button of buttons()) await click(button)
    await settle()
    expect(called).not.toEqual([])
    expect(buttons()).toEqual([])
  },
)
