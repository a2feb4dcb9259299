import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { withdraw } from './withdraw.schema.ts'

export default { ...entryMeta(withdraw), title: 'Registry/Money/Withdraw', tags: ['autodocs'] }

export const Guest = exampleStory(withdraw, 'normal', { parameters: { player: false } })
