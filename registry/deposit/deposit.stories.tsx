import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { deposit } from './deposit.schema.ts'

export default { ...entryMeta(deposit), title: 'Registry/Money/Deposit', tags: ['autodocs'] }

export const Guest = exampleStory(deposit, 'normal', { parameters: { player: false } })
