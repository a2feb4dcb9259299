import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { wallet } from './wallet.schema.ts'

export default { ...entryMeta(wallet), title: 'Registry/Wallet', tags: ['autodocs'] }

export const Guest = exampleStory(wallet, 'normal', 'ru', { parameters: { player: false } })
