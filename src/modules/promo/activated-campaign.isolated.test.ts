// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { testAccount } from '../../../tests/support/test-account.ts'

const offer: Offer = {
  id: 2,
  sysname: 'reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: { exclude_methods: [], min_amount: null, promo_code: true },
  },
  description: { name: '+50%', text: '', terms: '', rules: '', scene: null },
  promotions: [],
}

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** The modules of a page that has just been loaded by a player. */
async function loadedBy(uid: number) {
  const { sessionStore } = await import('../session/index.ts')
  sessionStore.set({ ...testAccount, uid })
  return import('./activated-campaign.ts')
}

it('is still activated after a reload, for the same player only [PROMO-03]', async () => {
  const { keepActivatedCampaign } = await loadedBy(7)
  keepActivatedCampaign(offer)
  vi.resetModules()
  expect((await loadedBy(7)).activatedCampaign()).toEqual(offer)
  vi.resetModules()
  expect((await loadedBy(8)).activatedCampaign()).toBeUndefined()
})

it.each([
  ['with its offer', 2, offer, true],
  ['that the platform names no offer of', undefined, offer, true],
  ['without an offer', null, offer, false],
  ['with another offer', 7, offer, false],
  [
    'after a code for another kind of reward',
    undefined,
    { ...offer, trigger: { ...offer.trigger, action: 'promo_code' as const } },
    false,
  ],
])(
  'a deposit %s uses it up or not, also after a reload [PROMO-03]',
  async (_case, offerId, activated, isSpent) => {
    const { keepActivatedCampaign, spendCampaign, activatedCampaign } = await loadedBy(7)
    keepActivatedCampaign(activated)
    spendCampaign(offerId)
    expect(activatedCampaign() === undefined).toBe(isSpent)
    vi.resetModules()
    expect((await loadedBy(7)).activatedCampaign() === undefined).toBe(isSpent)
  },
)
