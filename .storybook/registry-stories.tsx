import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import type { RegistryContract } from '../registry/index.ts'
import type { ComponentExample } from '../schemas/component.ts'
import { resolveLocale } from '../schemas/documents/localized.ts'
import { defaultLocale, isBuiltIn } from '../schemas/locale.ts'
import { loadComponents } from '../src/app/render/component-map.ts'
import type { BlockComponent } from '../src/renderer/render-context.tsx'
import { controlsOf } from './contract-fields.ts'
import { ContractDocs } from './contract-docs.tsx'

/** The documentation page and the controls that all stories of an entry share. */
export function entryMeta(contract: RegistryContract): Meta {
  return {
    argTypes: controlsOf(contract),
    parameters: { contract, docs: { page: ContractDocs } },
  }
}

function isSeenByPlayer({ load = {} }: RegistryContract, { viewer }: ComponentExample): boolean {
  return viewer === 'player' || Object.values(load).some(({ access }) => access === 'player')
}

/** For stories that show the elements of another one, which is checked in all themes and schemes. */
export const inOneLook: StoryObj = { parameters: { hasOtherLooks: false } }

/**
 * A story from one of the entry's examples, rendered with the production component in the language of the toolbar. Its
 * props are the story's args. The examples themselves are stories already (`generate-stories.ts`): written by hand are
 * those that need other parameters or a play function, given as `overrides`. Storybook reads the title without running
 * the file, so it has to be a literal: `export default { ...entryMeta(hero), title: 'Registry/Content/Hero' }`.
 */
export function exampleStory(contract: RegistryContract, name: string, overrides: StoryObj = {}): StoryObj {
  const example = contract.examples[name]
  if (!example) throw new Error(`${contract.type} has no example "${name}"`)
  const { props, data = {}, slots = {}, params = {}, answers } = example
  return {
    ...overrides,
    args: resolveLocale(props, defaultLocale),
    parameters: { player: isSeenByPlayer(contract, example), answers, ...overrides.parameters },
    loaders: [async () => ({ component: (await loadComponents([contract.type])).get(contract.type) })],
    render: (args, { loaded, globals, initialArgs }) => {
      const locale = isBuiltIn(globals['locale']) ? globals['locale'] : defaultLocale
      // What was changed with the controls is shown as it is, in any language.
      const initial = new Map(Object.entries(initialArgs))
      const changed = Object.entries(args).filter(([prop, value]) => value !== initial.get(prop))
      return createElement(componentOf(loaded), {
        id: `${contract.type}-${name}`,
        props: { ...resolveLocale(props, locale), ...Object.fromEntries(changed) },
        data,
        slots,
        params,
      })
    },
  }
}

function componentOf(loaded: Record<string, unknown>): BlockComponent {
  const isComponent = (value: unknown): value is BlockComponent => typeof value === 'function'
  if (!isComponent(loaded['component'])) throw new Error('The entry exports no component of its type')
  return loaded['component']
}
