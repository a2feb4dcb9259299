import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { wallet } from './wallet.schema.ts'

export default { ...entryMeta(wallet), title: 'Registry/Money/Wallet', tags: ['autodocs'] }

export const Guest = exampleStory(wallet, 'normal', { parameters: { player: false } })
