import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { cashierHistory } from './cashier-history.schema.ts'

export default { ...entryMeta(cashierHistory), title: 'Registry/Money/CashierHistory', tags: ['autodocs'] }

export const Guest = exampleStory(cashierHistory, 'normal', { parameters: { player: false } })
