import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { siteHeader } from './site-header.schema.ts'

export default { ...entryMeta(siteHeader), title: 'Registry/Frame/SiteHeader', tags: ['autodocs'] }

const money = (amount: string) => ({ amount, currency: 'UZS' })
const balance = {
  balance_main: money('1284500.00'),
  balance_bonus: money('0.00'),
  balance_betting_bonus: money('0.00'),
  balance_fun: money('0.00'),
}

/** A logged-in player; without an answer the platform is down. */
function player(answer: typeof balance | undefined) {
  return { parameters: { player: true, answers: answer && { 'account.getBalance': answer } } }
}

export const Player = exampleStory(siteHeader, 'normal', player(balance))
export const PlayerInRussian = exampleStory(siteHeader, 'normal', {
  ...player(balance),
  globals: { locale: 'ru' },
})
PlayerInRussian.tags = ['!dev', '!autodocs']
export const PlayerWithoutBalance = exampleStory(siteHeader, 'normal', player(undefined))
