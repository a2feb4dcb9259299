import type { StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { resolveLocale } from '../schemas/documents/localized.ts'
import type { Locale } from '../schemas/locale.ts'
import type { RegistryContract } from '../registry/index.ts'
import { loadComponents } from '../src/app/render/component-map.ts'
import type { BlockComponent } from '../src/renderer/render-context.tsx'

/**
 * A story from one of the entry's examples, in one language, rendered with the production component.
 * `overrides` adds parameters or a play function. Storybook reads the title without running the file,
 * so it has to be a literal: `export default { title: 'Registry/Hero' }`.
 */
export function exampleStory(
  contract: RegistryContract,
  name: string,
  locale: Locale = 'uz',
  overrides: StoryObj = {},
): StoryObj {
  const example = contract.examples[name]
  if (!example) throw new Error(`${contract.type} has no example "${name}"`)
  const { props, data = {}, slots = {}, params = {} } = example
  return {
    ...overrides,
    globals: { ...overrides.globals, locale },
    loaders: [async () => ({ component: (await loadComponents([contract.type])).get(contract.type) })],
    render: (_, { loaded }) =>
      createElement(componentOf(loaded), {
        id: `${contract.type}-${name}`,
        props: resolveLocale(props, locale),
        data,
        slots,
        params,
      }),
  }
}

function componentOf(loaded: Record<string, unknown>): BlockComponent {
  const isComponent = (value: unknown): value is BlockComponent => typeof value === 'function'
  if (!isComponent(loaded['component'])) throw new Error('The entry exports no component of its type')
  return loaded['component']
}
