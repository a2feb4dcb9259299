import type { RoutedRole } from '../../../schemas/roles/page-roles.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useRenderContext } from '../../renderer/render-context.tsx'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Emblem } from '../../ui/art/emblem.tsx'
import { rewardEmblem } from '../../ui/art/reward-emblems.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { closeDialog, openDialog } from '../dialogs/index.ts'
import styles from './activated-dialog.module.css'

type PromotionType = Offer['promotions'][number]['type']

/** Pages where the rewards are found. */
const places = {
  deposit: 'deposit',
  bonus: 'bonuses',
  betting_bonus: 'bonuses',
  freespins: 'bonuses',
  cashback: 'cashback',
  points: 'loyalty-level',
} as const satisfies Record<PromotionType | 'deposit', RoutedRole>

/** Rewards that have no money until the player activates them. */
const waiting: ReadonlySet<PromotionType> = new Set(['bonus', 'betting_bonus'])

const dialogId = 'promo-activated'

interface ActivatedOptions {
  t: Translate
  /** The player is in the middle of another task and continues it. */
  stays: boolean
}

/** Shows what a promo code has brought, with a link to it. */
export function showActivated(offer: Offer, { t, stays }: ActivatedOptions): void {
  openDialog({
    id: dialogId,
    title: t('promo.activated.title'),
    content: <Activated offer={offer} />,
    footer: <NextStep offer={offer} stays={stays} />,
  })
}

function Activated({ offer: { description, promotions, trigger } }: { offer: Offer }) {
  const { t } = useTranslation()
  return (
    <div className={styles.activated}>
      <Emblem name={rewardEmblem(promotions[0]?.type)} size={120} />
      <p className={styles.name}>{description.name}</p>
      {promotions.length > 0 && (
        <ul className={styles.gifts} aria-label={t('promo.activated.gives')}>
          {promotions.map(({ id, name }) => (
            <li key={id}>
              <Icon name="check" size={18} />
              {name}
            </li>
          ))}
        </ul>
      )}
      {trigger.action !== 'deposit' && promotions.some(({ type }) => waiting.has(type)) && (
        <p>{t('promo.activated.waits')}</p>
      )}
      <p className={styles.terms}>{description.terms}</p>
    </div>
  )
}

/** A link to the reward, or a button back if the player is already there. */
function NextStep({ offer: { trigger, promotions }, stays }: { offer: Offer; stays: boolean }) {
  const { t } = useTranslation()
  const { path } = useRenderContext()
  const gift = trigger.action === 'deposit' ? 'deposit' : promotions[0]?.type
  const close = () => closeDialog(dialogId)
  const place = gift && urlOf(places[gift])
  if (place === undefined || stays || path === place)
    return (
      <Button block data-autofocus="" onClick={close}>
        {t('promo.activated.close')}
      </Button>
    )
  return (
    <>
      <Button variant="secondary" block onClick={close}>
        {t('promo.activated.close')}
      </Button>
      <LocalLink to={place} className={buttonClass({ block: true })} data-autofocus="">
        {t(`promo.activated.to.${gift}`)}
      </LocalLink>
    </>
  )
}
