import { act } from 'react'
import type { DepositLimit } from '../../schemas/api/entities/account.ts'
import type { DepositInfo, DepositMethod, PaymentCard } from '../../schemas/api/entities/cashier.ts'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { KnownCards } from '../../registry/deposit/cards.ts'
import { DepositPanel } from '../../registry/deposit/views/deposit-panel.tsx'
import { mount, settle } from './mount.tsx'
import { testAccount } from './test-account.ts'
import { testConfig } from './site-config.ts'
import { testPlatform } from './test-platform.ts'

export const uzcard: DepositMethod = {
  id: 3,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '1.5',
  processing_time: 'PT0S',
  display: 'redirect',
  is_available: true,
  requisites: [],
}

/** The second of the two methods. */
export const humo = { ...uzcard, id: 4, sysname: 'humo' }
const [described] = testConfig.cashier.methods
if (described === undefined) throw new Error('no method')
/** Settings with both methods. */
export const withHumo: SiteConfig = {
  ...testConfig,
  cashier: {
    ...testConfig.cashier,
    methods: [described, { ...described, sysname: 'humo', name: 'Humo', form: 'requisites-humo' }],
  },
}

/** Adds half of the amount, for any method but Humo. */
export const offer: Offer = {
  id: 2,
  sysname: 'reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: { exclude_methods: ['humo'], min_amount: null, promo_code: false },
  },
  description: {
    name: '+50% раз в неделю',
    text: '',
    terms: 'Вейджер ×20',
    rules: '',
    scene: null,
    image: null,
  },
  promotions: [{ id: 20, type: 'bonus', name: '+50%', percent: '50', amount: '100000.00', count: null }],
}

interface Around {
  offers?: Offer[]
  limit?: DepositLimit
  /** Saved cards; undefined: the platform has none. */
  cards?: PaymentCard[]
  /** The cards have not arrived. */
  isWaiting?: boolean
  onCardRemoved?: () => void
  sysname?: string
  config?: SiteConfig
  activated?: Offer | undefined
  features?: Record<string, boolean>
  /** The payment that the player has returned from. */
  info?: DepositInfo
}

/** What may change on the page. */
interface Later extends Pick<Around, 'activated'> {
  cards?: KnownCards
}

/** The deposit page with these methods, for a player with money. */
export async function showDeposit(
  methods = [uzcard],
  {
    offers = [],
    limit,
    cards,
    isWaiting = false,
    onCardRemoved = () => undefined,
    sysname,
    config = testConfig,
    activated,
    features = {},
    info,
  }: Around = {},
) {
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [], total: 0 } }),
    'cashier.removecard': () => ({ data: 1 }),
    ...(info && { 'cashier.getdepositinfo': () => ({ data: info }) }),
  })
  const panel = (props: Later) => (
    <DepositPanel
      methods={methods}
      offers={offers}
      limit={limit}
      cards={props.cards ?? { items: cards, isWaiting }}
      onCardRemoved={onCardRemoved}
      activated={props.activated}
      promo={null}
      sysname={sysname}
      empty={<p>Нет способов</p>}
    />
  )
  const page = await mount(panel({ activated }), { account: testAccount, config, features })
  await settle()
  const input = page.container.querySelector<HTMLInputElement>('input[inputmode]')
  const type = async (text: string) => {
    if (input === null) throw new Error('no amount field')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const pay = () => {
    const button = page.container.querySelector<HTMLButtonElement>('button[type=submit][form]')
    if (button === null) throw new Error('no button that pays')
    return button
  }
  const render = (props: Later) => page.render(panel(props))
  return { page, platform, input, type, pay, render }
}
