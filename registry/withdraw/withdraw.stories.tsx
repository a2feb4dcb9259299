import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { withdraw } from './withdraw.schema.ts'

export default { ...entryMeta(withdraw), title: 'Registry/Withdraw', tags: ['autodocs'] }

export const Guest = exampleStory(withdraw, 'normal', 'ru', { parameters: { player: false } })
