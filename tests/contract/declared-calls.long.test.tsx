// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { registry, type RegistryContract } from '../../registry/index.ts'
import { isCallName } from '../../schemas/api/calls.ts'
import { resolveLocale } from '../../schemas/documents/localized.ts'
import { loadComponents } from '../../src/app/render/component-map.ts'
import { mount, settle } from '../support/mount.tsx'
import { testAccount } from '../support/test-account.ts'
import { testPlatform } from '../support/test-platform.ts'

const nothing = () => undefined

// jsdom has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      disconnect = nothing
    },
  )
})
const declared = ({ load = {}, calls = [] }: RegistryContract) =>
  new Set<string>([...Object.values(load).map(({ call }) => call), ...calls])

/** The different blocks of the examples: as on a page with the server's answers, and as in a popup without them. */
function blocksOf({ examples }: RegistryContract) {
  const blocks = Object.values(examples).flatMap(({ props, data = {}, params = {} }) =>
    [data, {}].map((answers) => ({ props: resolveLocale(props, 'ru'), data: answers, params })),
  )
  return new Map(blocks.map((block) => [JSON.stringify(block), block])).values()
}

it.each([...registry.values()].map((contract) => [contract.type, contract] as const))(
  '%s requests no data that its contract does not declare',
  async (type, contract) => {
    const Block = (await loadComponents([type])).get(type)
    if (Block === undefined) throw new Error(`${type} has no component`)
    const platform = testPlatform({})
    for (const block of blocksOf(contract))
      for (const account of [undefined, testAccount]) {
        const page = await mount(
          <MemoryRouter>
            <Block id="one" slots={{}} {...block} />
          </MemoryRouter>,
          { ...(account && { account }) },
        )
        await settle()
        await page.unmount()
      }
    const known = declared(contract)
    // Forms and other files of the site are no data.
    const called = new Set(platform.calls.map(({ name }) => name).filter(isCallName))
    expect([...called].filter((name) => !known.has(name))).toEqual([])
  },
)
