// @vitest-environment jsdom
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { registry, type RegistryContract } from '../../registry/index.ts'
import { isCallName } from '../../schemas/api/calls.ts'
import type { ComponentExample } from '../../schemas/component.ts'
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

/** Calls made by an example: as on a page with the server's answers, and as in a popup without them. */
async function callsOf(contract: RegistryContract, example: ComponentExample): Promise<string[]> {
  const component = (await loadComponents([contract.type])).get(contract.type)
  if (component === undefined) throw new Error(`${contract.type} has no component`)
  const { props, data = {}, params = {} } = example
  const platform = testPlatform({})
  for (const account of [undefined, testAccount]) {
    for (const answers of [data, {}]) {
      const block = { id: 'one', props: resolveLocale(props, 'ru'), data: answers, slots: {}, params }
      const page = await mount(<MemoryRouter>{createElement(component, block)}</MemoryRouter>, {
        ...(account && { account }),
      })
      await settle()
      await page.unmount()
    }
  }
  // Forms and other files of the site are no data.
  return platform.calls.map(({ name }) => name).filter(isCallName)
}

it.each([...registry.values()].map((contract) => [contract.type, contract] as const))(
  '%s requests no data that its contract does not declare',
  async (_, contract) => {
    const known = declared(contract)
    const undeclared = new Set<string>()
    for (const example of Object.values(contract.examples))
      for (const call of await callsOf(contract, example)) if (!known.has(call)) undeclared.add(call)
    expect([...undeclared]).toEqual([])
  },
)
