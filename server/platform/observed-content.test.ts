import { expect, it } from 'vitest'
import { ObservedContent } from './observed-content.ts'

it('collects hosts of pictures and payment methods from answers, looking at each call once a minute', () => {
  let now = 0
  const observed = new ObservedContent(() => now)
  const game = (host: string) => ({
    items: [
      {
        name: 'https://name.example',
        image_url: `https://${host}/a.webp`,
        description: { img_288_192: '/own.webp' },
      },
    ],
  })
  observed.note('games.get', game('one.example'))
  observed.note('games.get', game('two.example'))
  expect(observed.imageHosts).toEqual(['https://one.example'])
  now = 60_000
  observed.note('games.get', game('two.example:8443'))
  expect(observed.imageHosts).toEqual(['https://one.example', 'https://two.example:8443'])
  observed.note('cashier.getdepositsettings', { items: [{ sysname: 'humo', name: 'HUMO' }, { sysname: 7 }] })
  observed.note('cashier.getwithdrawsettings', { items: [{ sysname: 'bank' }] })
  expect(observed.methods).toEqual([
    { use: 'deposit', sysname: 'humo', name: 'HUMO' },
    { use: 'withdrawal', sysname: 'bank' },
  ])
  const deposit = (display: string, host: string) =>
    observed.note('cashier.makedeposit', { display, url: `https://${host}/pay/7` })
  deposit('redirect', 'bank.example')
  deposit('frame', 'cards.example')
  expect(observed.frameHosts).toEqual(['https://cards.example'])
})
